import type { PeriodInput } from '../../../shared/admin/figures.ts'
import type { Context } from '../../context.ts'
import { revenueOf, totalsByStatus } from './totals.ts'

/**
 * The cards of the revenue page, in cents: of the bookings created in a period, the fees of those that were cancelled, and what was
 * received in it, less what was refunded.
 */
export async function readRevenue({ database: { read } }: Context, period: PeriodInput) {
  const { from, to } = period
  const [totals, fees, money] = await Promise.all([
    totalsByStatus(read, period),
    read
      .selectFrom('bookings')
      .select((eb) => eb.fn.sum<number | null>('cancellation_fee').as('sum'))
      .where('cancellation_fee', '>', 0)
      .$call((query) => (from === undefined ? query : query.where('created_date', '>=', from)))
      .$call((query) => (to === undefined ? query : query.where('created_date', '<=', to)))
      .executeTakeFirstOrThrow(),
    read
      .selectFrom('payments_by_day')
      .select((eb) => [
        eb.fn.sum<number | null>('received').as('received'),
        eb.fn.sum<number | null>('refunded').as('refunded'),
      ])
      .$call((query) => (from === undefined ? query : query.where('day', '>=', from)))
      .$call((query) => (to === undefined ? query : query.where('day', '<=', to)))
      .executeTakeFirstOrThrow(),
  ])
  return {
    ...revenueOf(totals),
    fees: fees.sum ?? 0,
    received: (money.received ?? 0) - (money.refunded ?? 0),
  }
}
