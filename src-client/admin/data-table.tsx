import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import css from './data-table.module.css'
import { useIgnoreShiftedClicks } from './use-ignore-shifted-clicks.ts'

export interface Column<Row> {
  title: string
  cell: (row: Row) => ReactNode
  /** Numbers are right-aligned. */
  numeric?: boolean
  /** On a card it stands without its title: its value says what it is. */
  plain?: boolean
  /** Short values stay on one line. */
  nowrap?: boolean
  /** Email addresses stay on one line, unless they are very long. */
  address?: boolean
  /** Left out of the table where there is little room. */
  wide?: boolean
  /** How this column sorts the list, if it can. */
  sorted?: 'ascending' | 'descending' | 'none'
  onSort?: () => void
}

interface Props<Row> {
  /** What the table contains, for screen readers. */
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** The rows are dimmed while the next page loads. */
  busy?: boolean
}

/** A dense table with a sticky head; with less room each row is a card. */
export const DataTable = <Row,>({ label, columns, rows, rowKey, busy = false }: Props<Row>) => (
  <div
    className={css.frame}
    aria-busy={busy || undefined}
    onClickCapture={useIgnoreShiftedClicks(rows.map(rowKey).join(), busy)}
  >
    {columns.some(({ onSort }) => onSort) ? (
      <fieldset className={css.order} aria-label="Order">
        {columns.map(({ title, sorted, onSort }) =>
          onSort ? (
            <Button variant="default" key={title} aria-pressed={sorted !== 'none'} onClick={onSort}>
              {title}
              <span aria-hidden="true">{arrows[sorted ?? 'none']}</span>
            </Button>
          ) : null,
        )}
      </fieldset>
    ) : null}
    <table className={css.table} aria-label={label}>
      <thead>
        <tr>
          {columns.map(({ title, numeric, wide, sorted, onSort }) => (
            <th
              key={title}
              scope="col"
              data-wide={wide || undefined}
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
          <tr key={rowKey(row)}>
            {columns.map(({ title, cell, numeric, nowrap, address, wide, plain }) => (
              <td
                key={title}
                data-label={title}
                data-plain={plain || undefined}
                data-numeric={numeric || undefined}
                data-nowrap={nowrap || undefined}
                data-address={address || undefined}
                data-wide={wide || undefined}
              >
                <div>{cell(row)}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

const arrows = { ascending: '\u00a0↑', descending: '\u00a0↓', none: '\u00a0↕' }
