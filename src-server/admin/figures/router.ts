import { analyticsInput, revenueByInput, revenueInput } from '../../../shared/admin/figures.ts'
import { adminProcedure, router } from '../../trpc.ts'
import { readAnalytics } from './read-analytics.ts'
import { readChanges } from './read-changes.ts'
import { readLoad } from './read-load.ts'
import { readOverview } from './read-overview.ts'
import { readRevenue } from './read-revenue.ts'
import { readRevenueBy } from './read-revenue-by.ts'
import { readRevenueOverTime } from './read-revenue-over-time.ts'
import { readToday } from './read-today.ts'
import { readWaiting } from './read-waiting.ts'

export const adminFiguresRouter = router({
  overview: adminProcedure.query(({ ctx }) => readOverview(ctx)),
  today: adminProcedure.query(({ ctx }) => readToday(ctx)),
  waiting: adminProcedure.query(({ ctx }) => readWaiting(ctx)),
  changes: adminProcedure.query(({ ctx }) => readChanges(ctx)),
  analytics: adminProcedure
    .input(analyticsInput)
    .query(({ ctx, input }) => readAnalytics(ctx, input)),
  load: adminProcedure.input(analyticsInput).query(({ ctx, input }) => readLoad(ctx, input)),
  revenue: adminProcedure.input(revenueInput).query(({ ctx, input }) => readRevenue(ctx, input)),
  revenueBy: adminProcedure
    .input(revenueByInput)
    .query(({ ctx, input }) => readRevenueBy(ctx, input)),
  revenueOverTime: adminProcedure
    .input(revenueInput)
    .query(({ ctx, input }) => readRevenueOverTime(ctx, input)),
})
