import { type CancelInput, mayCancel } from '../../shared/booking.ts'
import type { Context } from '../context.ts'
import type { Tables, Trx } from '../db/types.ts'
import { DomainError } from '../errors.ts'
import { customerOf, factsOf } from '../mail/booking-words.ts'
import { withdrawReminders } from '../mail/reminders.ts'
import { tellCustomer } from '../mail/tell-customer.ts'
import { feeFor } from './cancellation-fee.ts'
import { freeSlot } from './claim-slots.ts'
import { isOwnAddress, isOwnDoing, ownBooking } from './own-booking.ts'
import { recordEvent } from './record-event.ts'
import { recordForBusiness } from './record-for-business.ts'
import { type RestOfOrder, restOfOrder } from './rest-of-order.ts'

/**
 * Cancels a pending or confirmed booking, frees its slot and records the fee of the policy, in cents. The order's other
 * services then cost what they cost without it.
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
    const rest = await restOfOrder(trx, booking)
    if (input.restTotal !== undefined && rest && rest.after !== input.restTotal) {
      throw new DomainError(
        'conflict',
        'FEE_CHANGED',
        'What the rest of your order costs has changed meanwhile. Please look at it again.',
      )
    }
    await endBooking(ctx, trx, booking, { fee, rest })
    await repriceRest(ctx, trx, rest)
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
  { fee, reason, rest }: { fee: number; reason?: string; rest?: RestOfOrder | undefined },
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
    facts: {
      ...factsOf(cancelled),
      fee,
      reason,
      rest:
        rest && rest.after !== rest.before ? { before: rest.before, after: rest.after } : undefined,
    },
    customer: customerOf(booking),
    ownDoing: isOwnDoing(ctx, booking),
    isOwnAddress: isOwnAddress(ctx, booking),
    mustKnow: reason !== undefined,
  })
}

/** The order's other services lose the savings that no longer hold: the customer was shown it. */
async function repriceRest(ctx: Context, trx: Trx, rest: RestOfOrder | undefined): Promise<void> {
  for (const { booking, amount } of rest?.changes ?? []) {
    await trx
      .updateTable('bookings')
      .set({ quote_amount: amount })
      .where('id', '=', booking.id)
      .execute()
    const price = { before: booking.quote_amount, after: amount }
    await recordEvent(ctx, trx, booking, 'repriced', { price })
  }
}

const tooLate = () =>
  new DomainError('conflict', 'NOT_CANCELLABLE', 'This booking can no longer be cancelled online.')
