import css from './content.module.css'
import { steps } from './steps.ts'

/** The four steps, in short or in full. */
export const StepsList = ({ inFull = false }: { inFull?: boolean }) => (
  <ol className={`${css.cards} ${css.steps}`}>
    {steps.map(({ title, text, details }) => (
      <li key={title} className={css.card}>
        <h3>{title}</h3>
        <p>{text}</p>
        {inFull ? <p>{details}</p> : null}
      </li>
    ))}
  </ol>
)
