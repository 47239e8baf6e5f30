import { type CancelInput, mayCancel } from '../../shared/booking.ts'
import type { Context } from '../context.ts'
import type { Tables, Trx } from '../db/types.ts'
import { DomainError } from '../errors.ts'
import { type CancelledFacts, customerOf, factsOf } from '../mail/booking-words.ts'
import { withdrawReminders } from '../mail/reminders.ts'
import { tellCustomer } from '../mail/tell-customer.ts'
import { feeFor } from './cancellation-fee.ts'
import { freeSlot } from './claim-slots.ts'
import { isOwnDoing, ownBooking } from './own-booking.ts'
import { recordEvent } from './record-event.ts'
import { recordForBusiness } from './record-for-business.ts'
import { type RestOfOrder, restOfOrder } from './rest-of-order.ts'

/**
 * Cancels a pending or confirmed booking, releases its slot and records the fee of the policy, in cents. The order's
 * other services are then priced without it.
 * @throws NOT_FOUND if the caller may not see it; CONFLICT when it can no longer be cancelled, or when the fee is no
 * longer the one that the customer was shown
 */
export async function cancelBooking(ctx: Context, input: CancelInput): Promise<{ fee: number }> {
  return ctx.database.write.transaction().execute(async (trx) => {
    await lockOrder(trx, input.id)
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
    const cancelled = await endBooking(ctx, trx, booking, { fee })
    await tellOfCancellation(ctx, trx, [cancelled], {
      fee,
      rest:
        rest && rest.after !== rest.before ? { before: rest.before, after: rest.after } : undefined,
    })
    await repriceRest(ctx, trx, rest)
    await recordForBusiness(ctx, trx, booking, 'cancelled a booking')
    return { fee }
  })
}

/**
 * Ends a booking within the transaction: its slot is available again and reminders are withdrawn. `fee` is recorded, in
 * cents; `reason` is the business's. The caller notifies the customer.
 * @throws CONFLICT when it has been changed in the meantime
 */
export async function endBooking(
  ctx: Context,
  trx: Trx,
  booking: Tables['bookings'],
  { fee, reason }: { fee: number; reason?: string | undefined },
): Promise<Tables['bookings']> {
  const cancelled = await trx
    .updateTable('bookings')
    .set((eb) => ({
      status: 'cancelled',
      cancellation_fee: fee,
      held_until: null,
      network: null,
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
  return cancelled
}

/**
 * Notifies the customer of bookings of one order that were cancelled together. `fee` in cents; a `reason` is the
 * business's.
 */
export const tellOfCancellation = (
  ctx: Context,
  trx: Trx,
  [first, ...others]: readonly [Tables['bookings'], ...Tables['bookings'][]],
  { fee, reason, rest }: Pick<CancelledFacts, 'fee' | 'reason' | 'rest'>,
): Promise<void> =>
  tellCustomer(ctx, trx, {
    kind: 'bookingCancelled',
    facts: { ...factsOf(first, ...others), fee, reason, rest },
    customer: customerOf(first),
    ownDoing: isOwnDoing(ctx, first),
    mustKnow: reason !== undefined,
  })

/** Two people who cancel services of one order wait here for each other: each sees what the other has left. */
const lockOrder = (trx: Trx, id: string) =>
  trx
    .updateTable('bookings')
    .set((eb) => ({ group_id: eb.ref('group_id') }))
    .where('group_id', '=', (eb) =>
      eb.selectFrom('bookings').select('group_id').where('id', '=', id),
    )
    .execute()

/** The order's other services lose the savings that no longer apply: the customer was shown this. */
async function repriceRest(ctx: Context, trx: Trx, rest: RestOfOrder | undefined): Promise<void> {
  for (const { booking, amount } of rest?.changes ?? []) {
    await trx
      .updateTable('bookings')
      .set({ quote_amount: amount })
      .where('id', '=', booking.id)
      .where('status', '=', booking.status)
      .execute()
    const price = { before: booking.quote_amount, after: amount }
    await recordEvent(ctx, trx, booking, 'repriced', { price })
  }
}

const tooLate = () =>
  new DomainError('conflict', 'NOT_CANCELLABLE', 'This booking can no longer be cancelled online.')
