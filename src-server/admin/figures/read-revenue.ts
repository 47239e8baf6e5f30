import type { PeriodInput, RevenueInput } from '../../../shared/admin/figures.ts'
import { wallClock } from '../../../shared/time/business-time.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/types.ts'
import { periodBefore } from './period-before.ts'
import { revenueOf, totalsByStatus } from './totals.ts'

/**
 * The cards of the revenue page, in cents, by the day of the booking or by that of the visit: of a period, and of the one before it
 * where the period has a beginning. Cancellation fees, and what was received less what was refunded, stand beside the revenue.
 */
export async function readRevenue(ctx: Context, { by, ...period }: RevenueInput) {
  const { read } = ctx.database
  const today = wallClock(ctx.clock.now(), ctx.timeZone).date
  const earlier = periodBefore(period, today)
  const [figures, before] = await Promise.all([
    figuresOf(read, by, period),
    earlier && figuresOf(read, by, earlier),
  ])
  return { ...figures, before: before && earlier ? { ...earlier, ...before } : null }
}

async function figuresOf(db: Db, by: RevenueInput['by'], period: PeriodInput) {
  const [totals, fees, received] = await Promise.all([
    totalsByStatus(db, period, by),
    feesOf(db, by, period),
    receivedIn(db, period),
  ])
  return { ...revenueOf(totals), fees, received }
}

async function feesOf(db: Db, by: RevenueInput['by'], { from, to }: PeriodInput): Promise<number> {
  const query =
    by === 'scheduled'
      ? db
          .selectFrom('visits_by_day')
          .select((eb) => eb.fn.sum<number | null>('fees').as('fees'))
          .$call((some) => (from === undefined ? some : some.where('day', '>=', from)))
          .$call((some) => (to === undefined ? some : some.where('day', '<=', to)))
      : db
          .selectFrom('bookings')
          .select((eb) => eb.fn.sum<number | null>('cancellation_fee').as('fees'))
          .where('cancellation_fee', '>', 0)
          .$call((some) => (from === undefined ? some : some.where('created_date', '>=', from)))
          .$call((some) => (to === undefined ? some : some.where('created_date', '<=', to)))
  const { fees } = await query.executeTakeFirstOrThrow()
  return fees ?? 0
}

async function receivedIn(db: Db, { from, to }: PeriodInput): Promise<number> {
  const sums = await db
    .selectFrom('payments_by_day')
    .select((eb) => [
      eb.fn.sum<number | null>('received').as('received'),
      eb.fn.sum<number | null>('refunded').as('refunded'),
    ])
    .$call((some) => (from === undefined ? some : some.where('day', '>=', from)))
    .$call((some) => (to === undefined ? some : some.where('day', '<=', to)))
    .executeTakeFirstOrThrow()
  return (sums.received ?? 0) - (sums.refunded ?? 0)
}
