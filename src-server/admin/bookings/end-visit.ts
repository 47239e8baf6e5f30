import type { EndVisitInput } from '../../../shared/admin/bookings.ts'
import { canEndWithoutWork } from '../../../shared/booking-status.ts'
import { hasStarted, wallClock } from '../../../shared/time/business-time.ts'
import { recordAction } from '../../audit/record-action.ts'
import { endBooking, notifyOfCancellation } from '../../booking/cancel/cancel-booking.ts'
import { currentCancellationFee } from '../../booking/cancel/cancellation-fee.ts'
import { lockBooking } from '../../booking/lock-booking.ts'
import type { SignedInContext } from '../../context.ts'
import { DomainError } from '../../errors.ts'
import { statusChangedError } from './update-booking-status.ts'

/**
 * Ends a visit whose time has come without work: nobody was there, which costs the customer what cancelling at the last
 * moment costs, or it could not be done, which costs nothing. The customer reads the reason. Returns the fee in cents.
 * @throws NOT_FOUND for an unknown booking; CONFLICT if its status is a different one than the admin saw, it is over, or its
 * time has not come
 */
export async function endVisit(ctx: SignedInContext, { id, from, outcome, reason }: EndVisitInput) {
  const { clock, timeZone } = ctx
  return ctx.database.write.transaction().execute(async (trx) => {
    const booking = await lockBooking(trx, id)
    if (booking.status !== from) throw statusChangedError()
    const visit = { date: booking.scheduled_date, time: booking.scheduled_time }
    if (!canEndWithoutWork(from) || !hasStarted(visit, wallClock(clock.now(), timeZone))) {
      throw new DomainError(
        'conflict',
        'NOT_BEGUN',
        'A visit ends like this once its time has come. Before that, cancel it.',
      )
    }
    const fee = outcome === 'no_show' ? currentCancellationFee(booking, clock.now(), timeZone) : 0
    const ended = await endBooking(ctx, trx, booking, { fee, reason, outcome })
    await notifyOfCancellation(ctx, trx, [ended], { fee, reason, outcome })
    await recordAction(ctx, trx, 'booking.end', id, { outcome, reason })
    return { fee }
  })
}
