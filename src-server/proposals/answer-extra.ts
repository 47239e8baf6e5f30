import { isFinished } from '../../shared/booking-status.ts'
import type { AnswerExtraInput } from '../../shared/proposals.ts'
import { recordBookingEvent } from '../audit/record-booking-event.ts'
import { getCustomersBooking } from '../booking/read/booking-access.ts'
import type { Context } from '../context.ts'
import { lockRows } from '../db/lock-rows.ts'
import { DomainError } from '../errors.ts'
import { updatePaymentStatus } from '../payments/payment-status.ts'

/**
 * The customer approves or declines extra work. What is approved is part of the booking's price from then on, in cents.
 * @throws NOT_FOUND for a booking that is not the caller's; CONFLICT if it was answered or withdrawn in the meantime, has
 * another price than the customer saw, or the booking is over
 */
export async function answerExtra(
  ctx: Context,
  { extraId, amount, approve, ...ref }: AnswerExtraInput,
): Promise<{ quoteAmount: number }> {
  return ctx.database.write.transaction().execute(async (trx) => {
    await lockRows(trx, 'bookings', 'id', ref.id)
    const booking = await getCustomersBooking(ctx, trx, ref)
    const answered = await trx
      .updateTable('extra_work')
      .set({
        status: approve ? 'approved' : 'declined',
        answered_at: ctx.clock.now().toISOString(),
      })
      .where('id', '=', extraId)
      .where('booking_id', '=', booking.id)
      .where('amount', '=', amount)
      .where('status', '=', 'proposed')
      .returning('description')
      .executeTakeFirst()
    if (!answered || isFinished(booking.status)) throw extraChangedError()
    if (!approve) {
      await recordBookingEvent(ctx, trx, booking, 'extraDeclined', { extra: answered.description })
      return { quoteAmount: booking.quote_amount }
    }
    const price = { before: booking.quote_amount, after: booking.quote_amount + amount }
    await trx
      .updateTable('bookings')
      .set({ quote_amount: price.after, extra_amount: booking.extra_amount + amount })
      .where('id', '=', booking.id)
      .execute()
    await updatePaymentStatus(trx, booking.id)
    await recordBookingEvent(ctx, trx, booking, 'repriced', {
      price,
      extra: answered.description,
    })
    return { quoteAmount: price.after }
  })
}

export const extraChangedError = () =>
  new DomainError(
    'conflict',
    'EXTRA_CHANGED',
    'This has been answered or withdrawn in the meantime.',
  )
