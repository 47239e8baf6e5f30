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
    <legend className={css.legend}>{props.label}</legend>
    {props.options.map((option) => (
      <label key={option} className={css.pill}>
        <input
          type="radio"
          name={props.name}
          value={option}
          checked={props.chosen === option}
          onChange={() => props.onChoose(option)}
        />
        <span>{option}</span>
      </label>
    ))}
  </fieldset>
)
