import { sql } from 'kysely'
import type { PeriodInput } from '../../../shared/admin/figures.ts'
import type { BookingStatus } from '../../../shared/booking-status.ts'
import type { Db, Sums } from '../../db/types.ts'

type SumOfDay = Pick<Sums['visits_by_day'], 'day' | 'status' | 'bookings' | 'value'>

const tables = { created: 'bookings_by_day', scheduled: 'visits_by_day' } as const

export type TotalsByStatus = Record<BookingStatus, { bookings: number; value: number }>

/** The number of bookings created, or scheduled, in a period in each status, and their value in cents. */
export async function totalsByStatus(
  db: Db,
  { from, to }: PeriodInput,
  by: 'created' | 'scheduled' = 'created',
): Promise<TotalsByStatus> {
  const rows = await db
    .selectFrom(sql<SumOfDay>`${sql.table(tables[by])}`.as('sums'))
    .select((eb) => [
      'status',
      eb.fn.sum<number>('bookings').as('bookings'),
      eb.fn.sum<number>('value').as('value'),
    ])
    .$call((query) => (from === undefined ? query : query.where('day', '>=', from)))
    .$call((query) => (to === undefined ? query : query.where('day', '<=', to)))
    .groupBy('status')
    .execute()
  const none = { bookings: 0, value: 0 }
  const totals = {
    pending: none,
    confirmed: none,
    in_progress: none,
    completed: none,
    cancelled: none,
  }
  return {
    ...totals,
    ...Object.fromEntries(rows.map(({ status, bookings, value }) => [status, { bookings, value }])),
  }
}

/**
 * Revenue in cents: completed is the sum of completed bookings, pending that of pending and confirmed ones, the total
 * is both together; the average is over all bookings.
 */
export function revenueOf(totals: TotalsByStatus) {
  const completed = totals.completed.value
  const pending = totals.pending.value + totals.confirmed.value
  const all = Object.values(totals)
  const bookings = all.reduce((sum, one) => sum + one.bookings, 0)
  const value = all.reduce((sum, one) => sum + one.value, 0)
  return {
    total: completed + pending,
    completed,
    pending,
    average: bookings === 0 ? 0 : Math.round(value / bookings),
    bookings,
  }
}

/** The number of rows of each live list. */
export async function countRows(db: Db) {
  const rows = await db.selectFrom('live_topics').select(['topic', 'total']).execute()
  const count = (topic: string) => rows.find((one) => one.topic === topic)?.total ?? 0
  return {
    bookings: count('bookings'),
    customers: count('profiles'),
    reviews: count('customer_reviews'),
    conversations: count('chat_conversations'),
  }
}
