import { Button } from '@mantine/core'
import type { inferRouterOutputs } from '@trpc/server'
import { useState } from 'react'
import { formatCents } from '../../../shared/format/money.ts'
import { formatNumber } from '../../../shared/format/numbers.ts'
import type { AppRouter } from '../../trpc.ts'
import { formatChange, formatShare } from './change.ts'
import css from './revenue.module.css'

export type RevenueRow =
  inferRouterOutputs<AppRouter>['admin']['figures']['revenueBy']['rows'][number]

/** As many as the chart has bars; the others are one press away. */
export const rowsShown = 10

interface Props {
  /** `Service`, and so on. */
  title: string
  rows: readonly RevenueRow[]
  /** Whether there is a period before. */
  compared: boolean
}

/** The figures of a breakdown, the most first, with their total. */
export function RevenueByTable({ title, rows, compared }: Props) {
  const [showsAll, setShowsAll] = useState(false)
  const sum = (of: (row: RevenueRow) => number) => rows.reduce((all, row) => all + of(row), 0)
  const total = {
    name: 'Total',
    bookings: sum(({ bookings }) => bookings),
    revenue: sum(({ revenue }) => revenue),
    before: sum(({ before }) => before),
  }
  const cells = ({ name, bookings, revenue, before }: typeof total) => (
    <>
      <th scope="row">{name}</th>
      <td>
        {formatNumber(bookings)}
        <span className={css.unit}> {bookings === 1 ? 'booking' : 'bookings'}</span>
      </td>
      <td>{formatCents(revenue, 'cents')}</td>
      <td>{total.revenue === 0 ? '0.0%' : formatShare(revenue, total.revenue)}</td>
      {compared ? <td>{formatChange(revenue, before) || 'new'}</td> : null}
    </>
  )
  return (
    <div className={css.frame}>
      <table className={css.table} aria-label={`Revenue by ${title.toLowerCase()}`}>
        <thead>
          <tr>
            {[title, 'Bookings', 'Revenue', 'Share', ...(compared ? ['Change'] : [])].map((one) => (
              <th key={one} scope="col">
                {one}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(showsAll ? rows : rows.slice(0, rowsShown)).map((row) => (
            <tr key={row.id}>{cells(row)}</tr>
          ))}
        </tbody>
        <tfoot>
          <tr>{cells(total)}</tr>
        </tfoot>
      </table>
      {rows.length > rowsShown ? (
        <Button variant="default" onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? 'Show fewer' : `Show all ${rows.length}`}
        </Button>
      ) : null}
    </div>
  )
}
