import type { ReactNode } from 'react'
import css from '../admin.module.css'
import table from './chart-card.module.css'

interface Props {
  title: string
  note?: string
  columns: readonly string[]
  rows: readonly (readonly string[])[]
  /** The chart. */
  children: ReactNode
}

/** A chart with its figures in a table, for anyone who prefers to read them or cannot see the chart. */
export const ChartCard = ({ title, note, columns, rows, children }: Props) => (
  <section className={css.card}>
    <div>
      <h2>{title}</h2>
      {note ? <p className={css.quiet}>{note}</p> : null}
    </div>
    {rows.length === 0 ? (
      <p className={css.empty}>Nothing in this period</p>
    ) : (
      <>
        <div aria-hidden="true">{children}</div>
        <details>
          <summary>View as table</summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls by keyboard */}
          <section className={table.scroll} aria-label={title} tabIndex={0}>
            <table className={table.figures} aria-label={title}>
              <thead>
                <tr>
                  {columns.map((column) => (
                    <th key={column} scope="col">
                      {column}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <tr key={row.join()}>
                    {row.map((cell, index) => (
                      <td key={columns[index]}>{cell}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        </details>
      </>
    )}
  </section>
)
