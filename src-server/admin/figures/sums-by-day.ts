import type { Db } from '../../db/types.ts'
import type { Days } from './bins.ts'

/** Of the bookings created on some days, without cancelled ones. */
export interface BookingSums {
  bookings: number
  /** Cents. */
  value: number
  /** Of customers who had booked before. */
  repeats: number
}

/** The sums of each day that has bookings. */
export const readSumsByDay = (db: Db, { from, to }: Days) =>
  db
    .selectFrom('bookings_by_day')
    .select((eb) => [
      'day',
      eb.fn.sum<number>('bookings').as('bookings'),
      eb.fn.sum<number>('value').as('value'),
      eb.fn.sum<number>('repeats').as('repeats'),
    ])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .where('status', '<>', 'cancelled')
    .groupBy('day')
    .execute()

/** The sums of a span of days. */
export function sumOf(
  rows: readonly (BookingSums & { day: string })[],
  { from, to }: Days,
): BookingSums {
  const sum = { bookings: 0, value: 0, repeats: 0 }
  for (const { day, bookings, value, repeats } of rows) {
    if (day < from || day > to) continue
    sum.bookings += bookings
    sum.value += value
    sum.repeats += repeats
  }
  return sum
}
