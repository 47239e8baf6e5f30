import type { EndVisitInput } from '../../../shared/admin/bookings.ts'
import { canEndWithoutWork } from '../../../shared/booking-status.ts'
import { hasStarted, wallClock } from '../../../shared/time/business-time.ts'
import { recordAction } from '../../audit/record-action.ts'
import { currentCancellationFee } from '../../booking/cancel/cancellation-fee.ts'
import { lockBooking } from '../../booking/lock-booking.ts'
import type { SignedInContext } from '../../context.ts'
import { DomainError } from '../../errors.ts'
import { endByOffice } from './end-by-office.ts'
import { statusChangedError } from './update-booking-status.ts'

/**
 * Ends a visit whose time has come without work: nobody was there, which costs the customer what cancelling at the last
 * moment costs unless the office waives it, or it could not be done, which costs nothing. The customer is told the reason
 * once it can no longer be taken back. Returns the fee in cents, and when that is; ISO, UTC.
 * @throws NOT_FOUND for an unknown booking; CONFLICT if its status is a different one than the admin saw, it is over, or its
 * time has not come
 */
export async function endVisit(
  ctx: SignedInContext,
  { id, from, outcome, reason, waivesFee }: EndVisitInput,
) {
  const { clock, timeZone } = ctx
  return ctx.database.write.transaction().execute(async (trx) => {
    const booking = await lockBooking(trx, id)
    if (booking.status !== from) throw statusChangedError()
    const visit = { date: booking.scheduled_date, time: booking.scheduled_time }
    if (!canEndWithoutWork(from) || !hasStarted(visit, wallClock(clock.now(), timeZone))) {
      throw new DomainError(
        'conflict',
        'NOT_BEGUN',
        'You can only do this after the visit’s start time. Before that, cancel it.',
      )
    }
    const isCharged = outcome === 'no_show' && !waivesFee
    const fee = isCharged ? currentCancellationFee(booking, clock.now(), timeZone) : 0
    const toldAt = await endByOffice(ctx, trx, booking, { fee, reason, outcome })
    await recordAction(ctx, trx, 'booking.end', id, { outcome, reason, fee })
    return { fee, toldAt }
  })
}
