import type { PeriodInput } from '../../../shared/admin/figures.ts'
import type { Context } from '../../context.ts'
import { revenueOf, totalsByStatus } from './totals.ts'

/** The cards of the revenue page for the bookings created in a period, in cents. */
export const readRevenue = async ({ database: { read } }: Context, period: PeriodInput) =>
  revenueOf(await totalsByStatus(read, period))
