import type { AdminCancelInput } from '../../../shared/admin/bookings.ts'
import { canCancel } from '../../../shared/booking-status.ts'
import { recordAction } from '../../audit/record-action.ts'
import { lockBooking } from '../../booking/lock-booking.ts'
import type { SignedInContext } from '../../context.ts'
import { DomainError } from '../../errors.ts'
import { endByOffice } from './end-by-office.ts'
import { statusChangedError } from './update-booking-status.ts'

/**
 * Cancels a booking for the business: no fee, and the customer is told the reason once it can no longer be taken back. `from` is the status that the admin
 * saw: a change that somebody else made in the meantime is a conflict. Returns until when it can be taken back; ISO, UTC.
 * @throws NOT_FOUND for an unknown booking; CONFLICT when its status is a different one, or the work has begun
 */
export async function cancelAsAdmin(ctx: SignedInContext, input: AdminCancelInput) {
  const { id, from, reason } = input
  return ctx.database.write.transaction().execute(async (trx) => {
    const booking = await lockBooking(trx, id)
    if (booking.status !== from) throw statusChangedError()
    if (!canCancel(booking.status)) {
      throw new DomainError('conflict', 'NOT_CANCELLABLE', 'The work has started or is finished.')
    }
    const toldAt = await endByOffice(ctx, trx, booking, { fee: 0, reason })
    await recordAction(ctx, trx, 'booking.cancel', id, { reason })
    return { status: 'cancelled' as const, toldAt }
  })
}
