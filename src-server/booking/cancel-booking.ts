import { type CancelInput, mayCancel } from '../../shared/booking.ts'
import type { Context } from '../context.ts'
import type { Tables, Trx } from '../db/types.ts'
import { DomainError } from '../errors.ts'
import { customerOf, factsOf } from '../mail/booking-words.ts'
import { withdrawReminders } from '../mail/reminders.ts'
import { tellCustomer } from '../mail/tell-customer.ts'
import { feeFor } from './cancellation-fee.ts'
import { freeSlot } from './claim-slots.ts'
import { isOwnDoing, ownBooking } from './own-booking.ts'
import { recordEvent } from './record-event.ts'
import { recordForBusiness } from './record-for-business.ts'

/**
 * Cancels a pending or confirmed booking, frees its slot and records the fee of the policy, in cents (decision 20).
 * @throws NOT_FOUND for who may not see it; CONFLICT when it can no longer be cancelled, or when the fee is no
 * longer the one that the customer was shown
 */
export async function cancelBooking(ctx: Context, input: CancelInput): Promise<{ fee: number }> {
  return ctx.database.write.transaction().execute(async (trx) => {
    const booking = await ownBooking(ctx, trx, input)
    if (!mayCancel(booking.status)) throw tooLate()
    const fee = feeFor(booking, ctx.clock.now(), ctx.timeZone)
    if (fee !== input.fee) {
      throw new DomainError(
        'conflict',
        'FEE_CHANGED',
        'The cancellation fee has changed meanwhile. Please look at it again.',
      )
    }
    await endBooking(ctx, trx, booking, { fee })
    await recordForBusiness(ctx, trx, booking, 'cancelled a booking')
    return { fee }
  })
}

/**
 * Ends a booking in the transaction: its slot is free again, reminders are withdrawn, and the customer hears of it.
 * `fee` is recorded, in cents; `reason` is the business's, and the customer reads it.
 * @throws CONFLICT when it has been changed meanwhile
 */
export async function endBooking(
  ctx: Context,
  trx: Trx,
  booking: Tables['bookings'],
  { fee, reason }: { fee: number; reason?: string },
): Promise<void> {
  const cancelled = await trx
    .updateTable('bookings')
    .set((eb) => ({
      status: 'cancelled',
      cancellation_fee: fee,
      calendar_sequence: eb('calendar_sequence', '+', 1),
    }))
    .where('id', '=', booking.id)
    .where('status', '=', booking.status)
    .where('slot_id', '=', booking.slot_id)
    .returningAll()
    .executeTakeFirst()
  if (!cancelled) throw tooLate()
  await freeSlot(trx, booking.slot_id)
  await withdrawReminders(trx, booking)
  await recordEvent(ctx, trx, booking, 'cancelled', { fee, ...(reason ? { reason } : {}) })
  await tellCustomer(ctx, trx, {
    kind: 'bookingCancelled',
    facts: { ...factsOf(cancelled), fee, reason },
    customer: customerOf(booking),
    ownDoing: isOwnDoing(ctx, booking),
    mustKnow: reason !== undefined,
  })
}

const tooLate = () =>
  new DomainError('conflict', 'NOT_CANCELLABLE', 'This booking can no longer be cancelled online.')
