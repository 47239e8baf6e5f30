import type { ReactNode } from 'react'
import css from '../admin.module.css'
import { ChartArea } from './chart-area.tsx'
import table from './chart-card.module.css'
import { chartHeight } from './chart-looks.ts'

interface Props {
  title: string
  note?: string
  columns: readonly string[]
  rows: readonly (readonly string[])[]
  /** The figures in short, above the chart. */
  summary?: ReactNode
  /** A sentence in the place of chart and table where there is nothing to show. */
  empty?: string | undefined
  /** Of the chart, in pixels. */
  height?: number
  /** The chart. */
  children: ReactNode
}

/** A chart with its figures in a table, for anyone who prefers to read them or cannot see the chart. */
export const ChartCard = ({
  title,
  note,
  columns,
  rows,
  summary,
  empty = rows.length === 0 ? 'Nothing in this period.' : undefined,
  height = chartHeight,
  children,
}: Props) => (
  <section className={css.card}>
    <div>
      <h2>{title}</h2>
      {note ? <p className={css.quiet}>{note}</p> : null}
    </div>
    {empty ? (
      <p className={css.empty}>{empty}</p>
    ) : (
      <>
        {summary ? <p className={table.summary}>{summary}</p> : null}
        <div aria-hidden="true">
          <ChartArea height={height}>{children}</ChartArea>
        </div>
        <details className={table.more}>
          <summary>View as table</summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard */}
          <section className={table.scroll} tabIndex={0} aria-label={`${title}, figures`}>
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
