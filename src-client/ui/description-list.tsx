import css from './description-list.module.css'

/** Labelled values, line by line. */
export const DescriptionList = ({ rows }: { rows: readonly (readonly [string, string])[] }) => (
  <dl className={css.list}>
    {rows.map(([label, value]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
