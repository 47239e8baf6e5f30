import { advanceInput } from '../../shared/booking.ts'
import { adminProcedure, router } from '../trpc.ts'
import { advanceBooking } from './advance-booking.ts'

export const adminRouter = router({
  advanceBooking: adminProcedure
    .input(advanceInput)
    .mutation(({ ctx, input }) => advanceBooking(ctx, input)),
})
