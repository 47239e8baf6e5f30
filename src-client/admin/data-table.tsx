import type { ReactNode } from 'react'
import button from '../ui/button.module.css'
import css from './data-table.module.css'

export interface Column<Row> {
  title: string
  cell: (row: Row) => ReactNode
  /** Figures stand to the right. */
  numeric?: boolean
  /** The order of the list by this column, where there is one. */
  sorted?: 'ascending' | 'descending' | 'none'
  onSort?: () => void
}

interface Props<Row> {
  /** What the table holds, for who cannot see it. */
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  /** Rows of a page that is on its way are pale. */
  busy?: boolean
}

/** A dense table with a head that stays in sight; on a phone each row is a card. */
export const DataTable = <Row,>({ label, columns, rows, keyOf, busy }: Props<Row>) => (
  <div className={css.frame} aria-busy={busy || undefined}>
    {columns.some(({ onSort }) => onSort) ? (
      <fieldset className={css.order} aria-label="Order">
        {columns.map(({ title, sorted, onSort }) =>
          onSort ? (
            <button
              key={title}
              type="button"
              className={button.neutral}
              aria-pressed={sorted !== 'none'}
              onClick={onSort}
            >
              {title}
              <span aria-hidden="true">{arrows[sorted ?? 'none']}</span>
            </button>
          ) : null,
        )}
      </fieldset>
    ) : null}
    <table className={css.table} aria-label={label}>
      <thead>
        <tr>
          {columns.map(({ title, numeric, sorted, onSort }) => (
            <th
              key={title}
              scope="col"
              data-numeric={numeric || undefined}
              aria-sort={sorted === undefined || sorted === 'none' ? undefined : sorted}
            >
              {onSort ? (
                <button type="button" onClick={onSort}>
                  {title}
                  <span aria-hidden="true">{arrows[sorted ?? 'none']}</span>
                </button>
              ) : (
                title
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map(({ title, cell, numeric }) => (
              <td key={title} data-label={title} data-numeric={numeric || undefined}>
                <div>{cell(row)}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

const arrows = { ascending: ' ↑', descending: ' ↓', none: ' ↕' }
