import type { ReviewInput } from '../../shared/booking.ts'
import { recordBookingEvent } from '../audit/record-booking-event.ts'
import type { Context } from '../context.ts'
import { DomainError } from '../errors.ts'
import { newId } from '../secrets.ts'
import { getCustomersBooking } from './read/booking-access.ts'

/**
 * Stores a customer's review of a completed booking, once.
 * @throws NOT_FOUND if the caller may not see it, CONFLICT before it is completed and the second time
 */
export async function reviewBooking(
  ctx: Context,
  { rating, text, ...ref }: ReviewInput,
): Promise<{ rating: number }> {
  return ctx.database.write.transaction().execute(async (trx) => {
    const booking = await getCustomersBooking(ctx, trx, ref)
    if (booking.status !== 'completed') {
      throw new DomainError(
        'conflict',
        'NOT_COMPLETED',
        'A booking can be reviewed once it is completed.',
      )
    }
    const stored = await trx
      .insertInto('customer_reviews')
      .values({
        id: newId(),
        booking_id: booking.id,
        service_id: booking.service_id,
        rating,
        review_text: text ?? null,
        created_at: ctx.clock.now().toISOString(),
      })
      .onConflict((conflict) => conflict.column('booking_id').doNothing())
      .executeTakeFirst()
    if (stored.numInsertedOrUpdatedRows === 0n) {
      throw new DomainError('conflict', 'ALREADY_REVIEWED', 'You’ve already reviewed this booking.')
    }
    await recordBookingEvent(ctx, trx, booking, 'reviewed', { rating })
    return { rating }
  })
}
