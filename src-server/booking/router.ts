import {
  cancelInput,
  confirmEmailInput,
  receiptInput,
  rescheduleInput,
  reviewInput,
} from '../../shared/booking.ts'
import { makeClaimInput } from '../../shared/claims.ts'
import { createBookingInput } from '../../shared/order.ts'
import { receiptPdfInput } from '../../shared/payments.ts'
import { answerExtraInput } from '../../shared/proposals.ts'
import { openSlotsInput, professionalsInput } from '../../shared/time/slots.ts'
import { makeClaim } from '../claims/make-claim.ts'
import { readReceiptPdf } from '../payments/read-receipt-pdf.ts'
import { listProfessionals } from '../professionals/public-profile.ts'
import { answerExtra } from '../proposals/answer-extra.ts'
import { publicProcedure, router } from '../trpc.ts'
import { cancelBooking } from './cancel/cancel-booking.ts'
import { confirmEmail } from './create/confirm-email.ts'
import { createBooking } from './create/create-booking.ts'
import { readDetails } from './read/read-details.ts'
import { readReceipt } from './read/read-receipt.ts'
import { rescheduleBooking } from './reschedule/reschedule-booking.ts'
import { reviewBooking } from './review-booking.ts'
import { conflictingServices } from './slots/conflicting-services.ts'
import { openSlots } from './slots/open-slots.ts'

export const bookingRouter = router({
  openSlots: publicProcedure.input(openSlotsInput).query(({ ctx, input }) => openSlots(ctx, input)),
  conflictingServices: publicProcedure
    .input(openSlotsInput)
    .query(({ ctx, input }) => conflictingServices(ctx, input)),
  professionals: publicProcedure
    .input(professionalsInput)
    .query(({ ctx, input }) => listProfessionals(ctx, input)),
  create: publicProcedure
    .input(createBookingInput)
    .mutation(({ ctx, input }) => createBooking(ctx, input)),
  receipt: publicProcedure.input(receiptInput).query(({ ctx, input }) => readReceipt(ctx, input)),
  details: publicProcedure.input(receiptInput).query(({ ctx, input }) => readDetails(ctx, input)),
  receiptPdf: publicProcedure
    .input(receiptPdfInput)
    .query(({ ctx, input }) => readReceiptPdf(ctx, input)),
  confirmEmail: publicProcedure
    .input(confirmEmailInput)
    .mutation(({ ctx, input }) => confirmEmail(ctx, input)),
  reschedule: publicProcedure
    .input(rescheduleInput)
    .mutation(({ ctx, input }) => rescheduleBooking(ctx, input)),
  cancel: publicProcedure
    .input(cancelInput)
    .mutation(({ ctx, input }) => cancelBooking(ctx, input)),
  answerExtra: publicProcedure
    .input(answerExtraInput)
    .mutation(({ ctx, input }) => answerExtra(ctx, input)),
  review: publicProcedure
    .input(reviewInput)
    .mutation(({ ctx, input }) => reviewBooking(ctx, input)),
  makeClaim: publicProcedure
    .input(makeClaimInput)
    .mutation(({ ctx, input }) => makeClaim(ctx, input)),
})
