import type { RescheduleInput } from '../../../shared/booking.ts'
import { canReschedule } from '../../../shared/booking-status.ts'
import { findService } from '../../../shared/catalogue.ts'
import { hasStarted, wallClock } from '../../../shared/time/business-time.ts'
import { isCustomerAction } from '../../audit/is-customer-action.ts'
import { recordAdminBookingAction } from '../../audit/record-admin-booking-action.ts'
import type { Context } from '../../context.ts'
import { lockRows } from '../../db/lock-rows.ts'
import { DomainError } from '../../errors.ts'
import { factsOf, recipientOf } from '../../mail/booking-facts.ts'
import { notifyCustomer } from '../../mail/notify-customer.ts'
import { arrangementOf, markTold, withdrawChanges } from '../../mail/tell-of-change.ts'
import { assignProfessionals } from '../../professionals/assign.ts'
import { readProposals } from '../../proposals/read-proposals.ts'
import { currentCancellationFee } from '../cancel/cancellation-fee.ts'
import { timePastError } from '../create/validate-order-times.ts'
import { getViewableBooking } from '../read/booking-access.ts'
import { changeTime } from './change-time.ts'
import { limitReschedules } from './limit-reschedules.ts'

/**
 * Moves a pending booking that has not begun to another available time. The same professional comes where possible, or
 * the one who is asked for. Moving is free; what cancelling would have cost at that moment, in cents, is kept for a later
 * cancellation. A time that the office offered suits a confirmed visit, too, and keeps no fee. Date and time in the business zone.
 * @throws NOT_FOUND if the caller may not see it, CONFLICT when the time is gone or the booking is no longer pending,
 * BAD_REQUEST for a past or unknown time, TOO_MANY_REQUESTS for a visit that moves too often
 */
export async function rescheduleBooking(ctx: Context, input: RescheduleInput) {
  const { database, clock, timeZone } = ctx
  const { date, time } = input
  return database.write.transaction().execute(async (trx) => {
    // Somebody else may be choosing who comes.
    await lockRows(trx, 'bookings', 'id', input.id)
    const booking = await getViewableBooking(ctx, trx, input)
    const before = { date: booking.scheduled_date, time: booking.scheduled_time }
    const now = wallClock(clock.now(), timeZone)
    const service = findService(booking.service_id)
    const proposals = await readProposals(trx, [{ ...booking, ...before }], now)
    const isOffered = proposals(booking.id).offeredTimes.some(
      (one) => one.date === date && one.time === time,
    )
    const isOpen = canReschedule(booking.status) || isOffered
    if (!service || !isOpen || hasStarted(before, now)) throw notReschedulable()
    if (before.date === date && before.time === time) return { date, time }
    if (hasStarted({ date, time }, now)) throw timePastError()
    const isOwn = isCustomerAction(ctx, booking)
    if (isOwn && !isOffered) await limitReschedules(ctx, trx, booking.id)
    // Whoever does what the office asks for keeps no fee.
    const lateFee = isOwn && !isOffered ? currentCancellationFee(booking, clock.now(), timeZone) : 0
    // A time that was offered costs less than was said.
    if (input.keptFee !== undefined && input.keptFee !== lateFee && isOwn && !isOffered) {
      throw new DomainError(
        'conflict',
        'FEE_CHANGED',
        'The fee for cancelling later just changed. Please check it again.',
      )
    }
    const visit = { service, date, time }
    const assigned = await assignProfessionals(
      trx,
      [{ ...visit, currentId: booking.professional_id, preferredId: input.professionalId }],
      {
        zip: booking.customer_zip ?? undefined,
        moving: booking.id,
        at: clock.now().toISOString(),
      },
    )
    const moved = await changeTime(ctx, trx, booking, {
      ...visit,
      professionalId: assigned.get(service.id)?.id ?? null,
      lateFee,
      isByOffice: !isOwn,
      isOffered,
    })
    if (!moved) throw notReschedulable()
    const known = (await withdrawChanges(trx, booking)) ?? {
      ...arrangementOf(booking),
      professionalId: booking.told_professional_id,
    }
    await markTold(trx, [moved])
    await notifyCustomer(ctx, trx, {
      kind: 'bookingChanged',
      facts: {
        ...factsOf(moved),
        before: { date: known.date, time: known.time },
        hasNewProfessional:
          known.professionalId !== null && known.professionalId !== moved.professional_id,
        keptFee: lateFee > 0 ? lateFee : undefined,
      },
      customer: recipientOf(moved),
      byCustomer: isOwn,
    })
    await recordAdminBookingAction(ctx, trx, booking, 'booking.reschedule')
    return { date, time }
  })
}

const notReschedulable = () =>
  new DomainError(
    'conflict',
    'NOT_RESCHEDULABLE',
    'This booking can no longer be moved online. Please call us.',
  )
