import cards from '../page/cards.module.css'
import { steps } from './steps.ts'

/** The four steps, short or in full. */
export function StepsList({ inFull = false }: { inFull?: boolean }) {
  const Heading = inFull ? 'h2' : 'h3'
  return (
    <ol className={`${cards.cards} ${cards.steps}`}>
      {steps.map(({ title, text, details }) => (
        <li key={title} className={`${cards.card} ${cards.compact}`}>
          <Heading>{title}</Heading>
          <p>{text}</p>
          {inFull ? <p>{details}</p> : null}
        </li>
      ))}
    </ol>
  )
}
