import { createBookingInput, receiptInput } from '../../shared/booking.ts'
import { openSlotsInput } from '../../shared/slots.ts'
import { publicProcedure, router } from '../trpc.ts'
import { createBooking } from './create-booking.ts'
import { openSlots } from './open-slots.ts'
import { readReceipt } from './read-receipt.ts'
import { servicesInTheWay } from './services-in-the-way.ts'

export const bookingRouter = router({
  openSlots: publicProcedure.input(openSlotsInput).query(({ ctx, input }) => openSlots(ctx, input)),
  servicesInTheWay: publicProcedure
    .input(openSlotsInput)
    .query(({ ctx, input }) => servicesInTheWay(ctx, input)),
  create: publicProcedure
    .input(createBookingInput)
    .mutation(({ ctx, input }) => createBooking(ctx, input)),
  receipt: publicProcedure.input(receiptInput).query(({ ctx, input }) => readReceipt(ctx, input)),
})
