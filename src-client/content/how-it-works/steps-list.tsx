import css from '../page/content.module.css'
import { steps } from './steps.ts'

/** The four steps, short or in full. */
export function StepsList({ inFull = false }: { inFull?: boolean }) {
  const Heading = inFull ? 'h2' : 'h3'
  return (
    <ol className={`${css.cards} ${css.steps}`}>
      {steps.map(({ title, text, details }) => (
        <li key={title} className={`${css.card} ${css.compact}`}>
          <Heading>{title}</Heading>
          <p>{text}</p>
          {inFull ? <p>{details}</p> : null}
        </li>
      ))}
    </ol>
  )
}
