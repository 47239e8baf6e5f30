import type { ReactNode } from 'react'
import css from './description-list.module.css'

/** A label with its value, and the row's key where labels may repeat; false leaves the row out. */
type Row = readonly [label: string, value: ReactNode, key?: string] | false

/** Labeled values, line by line. */
export const DescriptionList = ({ rows }: { rows: readonly Row[] }) => (
  <dl className={css.list}>
    {rows.map((row) =>
      row ? (
        <div key={row[2] ?? row[0]}>
          <dt>{row[0]}</dt>
          <dd>{row[1]}</dd>
        </div>
      ) : null,
    )}
  </dl>
)
