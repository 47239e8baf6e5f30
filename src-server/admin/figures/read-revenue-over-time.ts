import type { PeriodInput, RevenueInput } from '../../../shared/admin/figures.ts'
import { wallClock } from '../../../shared/time/business-time.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/types.ts'
import { binsBefore, binsOf, unitOf } from './bins.ts'
import { periodBefore } from './period-before.ts'

/**
 * The total revenue of a period by day, week or month, whichever suits its length, in cents; beside it the same days of the period
 * before, where the period has a beginning. `isSoFar` marks what today is part of. Days in the business zone; without any booking, no
 * bins.
 */
export async function readRevenueOverTime(ctx: Context, { by, ...period }: RevenueInput) {
  const { read } = ctx.database
  const today = wallClock(ctx.clock.now(), ctx.timeZone).date
  const before = periodBefore(period, today)
  const [days, earlier] = await Promise.all([
    daysOf(read, by, period),
    before ? daysOf(read, by, before) : [],
  ])
  const from = period.from ?? days[0]?.day
  const to = period.to ?? latest(today, days.at(-1)?.day)
  if (from === undefined) return { unit: 'day' as const, before, bins: [] }
  const whole = { from, to }
  const unit = unitOf(whole)
  const bins = binsOf(whole, unit)
  const binsThen = before ? binsBefore(bins, before, unit) : []
  return {
    unit,
    before,
    bins: bins.map((bin, index) => ({
      ...bin,
      revenue: sumOf(days, bin),
      before: before && sumOf(earlier, binsThen[index] ?? { from: '', to: '' }),
      isSoFar: bin.from <= today && today <= bin.to,
    })),
  }
}

interface DaySum {
  day: string
  value: number
}

/** The days with bookings that count as revenue, in order. */
function daysOf(db: Db, by: RevenueInput['by'], { from, to }: PeriodInput): Promise<DaySum[]> {
  return db
    .selectFrom(by === 'created' ? 'bookings_by_day' : 'visits_by_day')
    .select((eb) => ['day', eb.fn.sum<number>('value').as('value')])
    .where('status', 'in', ['pending', 'confirmed', 'completed'])
    .where('bookings', '>', 0)
    .$call((some) => (from === undefined ? some : some.where('day', '>=', from)))
    .$call((some) => (to === undefined ? some : some.where('day', '<=', to)))
    .groupBy('day')
    .orderBy('day')
    .execute()
}

const sumOf = (days: readonly DaySum[], { from, to }: { from: string; to: string }) =>
  days.reduce((sum, { day, value }) => (from <= day && day <= to ? sum + value : sum), 0)

const latest = (day: string, other = day) => (other > day ? other : day)
