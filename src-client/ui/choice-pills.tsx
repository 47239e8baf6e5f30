import { Choice } from './choice.tsx'
import css from './choice-pills.module.css'

interface Props<Option extends string> {
  /** What is chosen; read out, not drawn. */
  label: string
  name: string
  options: readonly Option[]
  chosen: Option
  onChoose: (option: Option) => void
}

/** One of a few, each in sight. */
export const ChoicePills = <Option extends string>(props: Props<Option>) => (
  <fieldset className={css.pills}>
    <legend className="spoken">{props.label}</legend>
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
