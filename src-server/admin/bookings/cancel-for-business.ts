import type { AdminCancelInput } from '../../../shared/admin/bookings.ts'
import { mayCancel } from '../../../shared/booking.ts'
import { endBooking, tellOfCancellation } from '../../booking/cancel-booking.ts'
import { bookingNotFound } from '../../booking/own-booking.ts'
import type { SignedInContext } from '../../context.ts'
import { DomainError } from '../../errors.ts'
import { recordAction } from '../record-action.ts'
import { statusChanged } from './advance-booking.ts'

/**
 * Cancels a booking for the business: no fee, and the customer reads the reason. `from` is the status that the admin
 * saw: a change that somebody else made in the meantime is a conflict.
 * @throws NOT_FOUND for an unknown booking; CONFLICT when its status is a different one, or the work has begun
 */
export async function cancelForBusiness(ctx: SignedInContext, input: AdminCancelInput) {
  const { id, from, reason } = input
  return ctx.database.write.transaction().execute(async (trx) => {
    // An update, so that it waits for another administrator's change.
    const booking = await trx
      .updateTable('bookings')
      .set((eb) => ({ payment_status: eb.ref('payment_status') }))
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst()
    if (!booking) throw bookingNotFound()
    if (booking.status !== from) throw statusChanged()
    if (!mayCancel(booking.status)) {
      throw new DomainError('conflict', 'NOT_CANCELLABLE', 'The work has begun or is done.')
    }
    const cancelled = await endBooking(ctx, trx, booking, { fee: 0, reason })
    await tellOfCancellation(ctx, trx, [cancelled], { fee: 0, reason })
    await recordAction(ctx, trx, 'cancelled a booking', id, { reason })
    return { status: 'cancelled' as const }
  })
}
