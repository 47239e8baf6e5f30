import type { CancelInput } from '../../../shared/booking.ts'
import { type BookingStatus, canCancel, type VisitOutcome } from '../../../shared/booking-status.ts'
import { isCustomerAction } from '../../audit/is-customer-action.ts'
import { recordAdminBookingAction } from '../../audit/record-admin-booking-action.ts'
import { recordBookingEvent } from '../../audit/record-booking-event.ts'
import type { Context } from '../../context.ts'
import { lockRows } from '../../db/lock-rows.ts'
import type { Tables, Trx } from '../../db/types.ts'
import { DomainError } from '../../errors.ts'
import { factsOf, recipientOf } from '../../mail/booking-facts.ts'
import type { CancelledFacts } from '../../mail/messages/booking-cancelled.ts'
import { notifyCustomer } from '../../mail/notify-customer.ts'
import { withdrawReminders } from '../../mail/reminders.ts'
import { withdrawChanges } from '../../mail/tell-of-change.ts'
import { updatePaymentStatus } from '../../payments/payment-status.ts'
import { getViewableBooking } from '../read/booking-access.ts'
import { releaseSlot } from '../slots/claim-slots.ts'
import { currentCancellationFee } from './cancellation-fee.ts'
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
    const booking = await getViewableBooking(ctx, trx, input)
    if (!canCancel(booking.status)) throw notCancellable()
    const fee = currentCancellationFee(booking, ctx.clock.now(), ctx.timeZone)
    if (fee !== input.fee) {
      throw new DomainError(
        'conflict',
        'FEE_CHANGED',
        'The cancellation fee just changed. Please check it again.',
      )
    }
    const rest = await restOfOrder(trx, booking)
    if (input.restTotal !== undefined && rest && rest.after !== input.restTotal) {
      throw new DomainError(
        'conflict',
        'FEE_CHANGED',
        'The price of the rest of your order just changed. Please check it again.',
      )
    }
    const cancelled = await endBooking(ctx, trx, booking, { fee })
    await notifyOfCancellation(ctx, trx, [cancelled], {
      fee,
      rest:
        rest && rest.after !== rest.before ? { before: rest.before, after: rest.after } : undefined,
    })
    await repriceRest(ctx, trx, rest)
    await recordAdminBookingAction(ctx, trx, booking, 'booking.cancel')
    return { fee }
  })
}

interface Ending {
  /** Cents. */
  fee: number
  /** The business's. */
  reason?: string | undefined
  /** How a visit whose time had come ended. */
  outcome?: VisitOutcome | undefined
  /** For the office, which can take it back. */
  statusBefore?: BookingStatus
}

/**
 * Ends a booking within the transaction: its slot is available again and reminders are withdrawn. `fee` is recorded, in
 * cents; `reason` is the business's. The caller notifies the customer: the booking is returned with the time that they know.
 * @throws CONFLICT when it has been changed in the meantime
 */
export async function endBooking(
  ctx: Context,
  trx: Trx,
  booking: Tables['bookings'],
  { fee, reason, outcome, statusBefore }: Ending,
): Promise<Tables['bookings']> {
  const cancelled = await trx
    .updateTable('bookings')
    .set((eb) => ({
      status: 'cancelled',
      cancellation_fee: fee,
      outcome: outcome ?? null,
      held_until: null,
      network: null,
      calendar_sequence: eb('calendar_sequence', '+', 1),
    }))
    .where('id', '=', booking.id)
    .where('status', '=', booking.status)
    .where('slot_id', '=', booking.slot_id)
    .returningAll()
    .executeTakeFirst()
  if (!cancelled) throw notCancellable()
  await updatePaymentStatus(trx, booking.id)
  await releaseSlot(trx, booking.slot_id)
  await withdrawReminders(trx, booking)
  const known = await withdrawChanges(trx, booking)
  await recordBookingEvent(ctx, trx, booking, 'cancelled', {
    fee,
    ...(reason ? { reason } : {}),
    ...(outcome ? { outcome } : {}),
    ...(statusBefore ? { status: statusBefore, ...(known ? { told: known } : {}) } : {}),
  })
  // Whoever has not heard of a move yet expects somebody at the time before it.
  return known
    ? { ...cancelled, scheduled_date: known.date, scheduled_time: known.time }
    : cancelled
}

/**
 * Notifies the customer of bookings of one order that were cancelled together. `fee` in cents; a `reason` is the
 * business's; `dueAt` is when it goes out, if not at once.
 */
export const notifyOfCancellation = (
  ctx: Context,
  trx: Trx,
  [first, ...others]: readonly [Tables['bookings'], ...Tables['bookings'][]],
  {
    dueAt,
    ...ending
  }: Pick<CancelledFacts, 'fee' | 'reason' | 'outcome' | 'rest'> & { dueAt?: string },
): Promise<boolean> =>
  notifyCustomer(ctx, trx, {
    kind: 'bookingCancelled',
    facts: { ...factsOf(first, ...others), ...ending },
    customer: recipientOf(first),
    byCustomer: isCustomerAction(ctx, first),
    isEssential: ending.reason !== undefined,
    dueAt,
  })

/** Two people who cancel services of one order wait here for each other: each sees what the other has left. */
async function lockOrder(trx: Trx, id: string): Promise<void> {
  const booking = await trx
    .selectFrom('bookings')
    .select('group_id')
    .where('id', '=', id)
    .executeTakeFirst()
  if (booking) await lockRows(trx, 'bookings', 'group_id', booking.group_id)
}

/** The order's other services lose the savings that no longer apply: the customer was shown this. */
async function repriceRest(ctx: Context, trx: Trx, rest: RestOfOrder | undefined): Promise<void> {
  for (const { booking, amount } of rest?.changes ?? []) {
    await trx
      .updateTable('bookings')
      .set({ quote_amount: amount })
      .where('id', '=', booking.id)
      .where('status', '=', booking.status)
      .execute()
    await updatePaymentStatus(trx, booking.id)
    const price = { before: booking.quote_amount, after: amount }
    await recordBookingEvent(ctx, trx, booking, 'repriced', { price })
  }
}

const notCancellable = () =>
  new DomainError('conflict', 'NOT_CANCELLABLE', 'This booking can no longer be cancelled online.')
