import { Choice } from './choice.tsx'
import css from './choice-pills.module.css'

interface Props<Option extends string> {
  /** What is being chosen; for screen readers only. */
  label: string
  name: string
  options: readonly Option[]
  chosen: Option
  onChoose: (option: Option) => void
}

/** Chooses one of a few options, all visible. */
export const ChoicePills = <Option extends string>(props: Props<Option>) => (
  <fieldset className={css.pills}>
    <legend className="visually-hidden">{props.label}</legend>
    {props.options.map((option) => (
      <Choice
        key={option}
        name={props.name}
        value={option}
        checked={props.chosen === option}
        onChoose={() => props.onChoose(option)}
        className={css.pill}
      >
        {option}
      </Choice>
    ))}
  </fieldset>
)
