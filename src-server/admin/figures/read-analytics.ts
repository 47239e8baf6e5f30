import type { AnalyticsInput } from '../../../shared/admin/figures.ts'
import { serviceTitle } from '../../../shared/catalogue.ts'
import { wallClock, weekday } from '../../../shared/time/business-time.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/types.ts'
import { headlineFigures } from './headline-figures.ts'
import { periodBefore } from './period-before.ts'
import { readRetention } from './read-retention.ts'
import { readTrend } from './read-trend.ts'

/**
 * The headline figures over all time, and those of a period, without cancelled bookings: bookings, value and returning customers over
 * time and against the period before; bookings by service; the lead funnel, and that of the period before; visits by weekday and hour. Beside
 * them the last 12 months' returning customers. Values in cents, days in the business zone. A period that is not over ends today, so that
 * it is compared with as many days.
 */
export async function readAnalytics(
  { database: { read }, clock, timeZone }: Context,
  period: AnalyticsInput,
) {
  const today = wallClock(clock.now(), timeZone).date
  const soFar = { from: period.from, to: period.to < today ? period.to : today }
  const before = periodBefore(soFar, today)
  const [headline, trend, services, funnel, funnelBefore, visits, retention] = await Promise.all([
    headlineFigures(read),
    readTrend(read, soFar, before),
    byService(read, period),
    leadFunnel(read, period),
    before && leadFunnel(read, before),
    byHour(read, period),
    readRetention(read, today),
  ])
  return { today, headline, trend, services, funnel, funnelBefore, visits, retention }
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
