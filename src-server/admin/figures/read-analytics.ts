import type { AnalyticsInput } from '../../../shared/admin/figures.ts'
import { serviceTitle } from '../../../shared/catalogue.ts'
import { addDays, weekday } from '../../../shared/time/business-time.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/types.ts'
import { headlineFigures } from './headline-figures.ts'

/**
 * The headline figures over all time, and those of a period, without cancelled bookings: bookings, bookings of
 * returning customers, and value by day; bookings by service; the lead funnel; visits by weekday and hour. Values in
 * cents, days in the business zone.
 */
export async function readAnalytics({ database: { read } }: Context, period: AnalyticsInput) {
  const [headline, days, services, funnel, visits] = await Promise.all([
    headlineFigures(read),
    byDay(read, period),
    byService(read, period),
    leadFunnel(read, period),
    byHour(read, period),
  ])
  return { headline, days, services, funnel, visits }
}

/** Every day of the period, including those without bookings. */
async function byDay(db: Db, { from, to }: AnalyticsInput) {
  const rows = await db
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
  const found = new Map(rows.map((row) => [row.day, row]))
  const days: typeof rows = []
  for (let day = from; day <= to; day = addDays(day, 1)) {
    days.push(found.get(day) ?? { day, bookings: 0, value: 0, repeats: 0 })
  }
  return days
}

async function byService(db: Db, { from, to }: AnalyticsInput) {
  const rows = await db
    .selectFrom('bookings_by_service_day')
    .select((eb) => ['service_id as serviceId', eb.fn.sum<number>('bookings').as('bookings')])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy('service_id')
    .execute()
  return rows
    .filter(({ bookings }) => bookings > 0)
    .map((row) => ({ ...row, title: serviceTitle(row.serviceId) }))
    .toSorted((one, other) => other.bookings - one.bookings || (one.title < other.title ? -1 : 1))
}

/** Conversations that began in the period, those that are qualified leads, and those that led to a booking. */
const leadFunnel = (db: Db, { from, to }: AnalyticsInput) =>
  db
    .selectFrom('chats_by_day')
    .select((eb) =>
      (['conversations', 'qualified', 'booked'] as const).map((name) =>
        eb.fn.coalesce(eb.fn.sum<number>(name), eb.lit(0)).as(name),
      ),
    )
    .where('day', '>=', from)
    .where('day', '<=', to)
    .executeTakeFirstOrThrow()

/** Visits by weekday (0 is Sunday) and time. */
async function byHour(db: Db, { from, to }: AnalyticsInput) {
  const rows = await db
    .selectFrom('visits_by_time')
    .selectAll()
    .where('day', '>=', from)
    .where('day', '<=', to)
    .execute()
  const sums = new Map<string, { weekday: number; time: string; visits: number }>()
  for (const { day, time, visits } of rows) {
    const on = weekday(day)
    const key = `${on} ${time}`
    const sum = sums.get(key) ?? { weekday: on, time, visits: 0 }
    sums.set(key, { ...sum, visits: sum.visits + visits })
  }
  return [...sums.values()].toSorted(
    (one, other) => one.weekday - other.weekday || (one.time < other.time ? -1 : 1),
  )
}
