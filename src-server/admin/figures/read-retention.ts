import type { Db } from '../../db/types.ts'
import { lastDayOf, lastMonths } from './bins.ts'
import { readSumsByDay, sumOf } from './sums-by-day.ts'

/**
 * The bookings of each of the last 12 months in the business zone, and those of customers who had booked before; without
 * cancelled bookings. The last month is the present one, so far.
 */
export async function readRetention(db: Db, today: string) {
  const months = lastMonths(today)
  const rows = await readSumsByDay(db, { from: months[0] ?? today, to: lastDayOf(today, 'month') })
  return months.map((month) => {
    const { bookings, repeats } = sumOf(rows, { from: month, to: lastDayOf(month, 'month') })
    return { month: month.slice(0, 7), bookings, repeats }
  })
}
