import css from './facts.module.css'

/** Labelled values, line by line. */
export const Facts = ({ rows }: { rows: readonly (readonly [string, string])[] }) => (
  <dl className={css.facts}>
    {rows.map(([label, value]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
