import { mayReschedule, type RescheduleInput } from '../../../shared/booking.ts'
import { hasBegun, wallClock } from '../../../shared/business-time.ts'
import { findService } from '../../../shared/catalogue.ts'
import { isCustomerAction } from '../../audit/is-customer-action.ts'
import { recordAdminBookingAction } from '../../audit/record-admin-booking-action.ts'
import { recordBookingEvent } from '../../audit/record-booking-event.ts'
import type { Context } from '../../context.ts'
import { DomainError } from '../../errors.ts'
import { customerOf, factsOf } from '../../mail/booking-words.ts'
import { withdrawReminders } from '../../mail/reminders.ts'
import { tellCustomer } from '../../mail/tell-customer.ts'
import { feeFor } from '../cancel/cancellation-fee.ts'
import { timePast } from '../create/refuse-past.ts'
import { ownBooking } from '../read/own-booking.ts'
import { claimSlots, freeSlot } from '../slots/claim-slots.ts'
import { limitMoves } from './limit-moves.ts'

/**
 * Moves a pending booking that has not begun to another available time: the new slot is claimed and the old one
 * released together. Moving is free; what cancelling would have cost at that moment, in cents, is kept for a later
 * cancellation. Date and time in the business zone.
 * @throws NOT_FOUND if the caller may not see it, CONFLICT when the time is gone or the booking is no longer pending,
 * BAD_REQUEST for a past or unknown time, TOO_MANY_REQUESTS for a visit that moves too often
 */
export async function rescheduleBooking(ctx: Context, input: RescheduleInput) {
  const { database, clock, timeZone } = ctx
  const { date, time } = input
  return database.write.transaction().execute(async (trx) => {
    const booking = await ownBooking(ctx, trx, input)
    const before = { date: booking.scheduled_date, time: booking.scheduled_time }
    const now = wallClock(clock.now(), timeZone)
    const service = findService(booking.service_id)
    if (!service || !mayReschedule(booking.status) || hasBegun(before, now)) throw tooLate()
    if (before.date === date && before.time === time) return { date, time }
    if (hasBegun({ date, time }, now)) throw timePast()
    const isOwn = isCustomerAction(ctx, booking)
    if (isOwn) await limitMoves(ctx, trx, booking.id)
    const lateFee = isOwn ? feeFor(booking, clock.now(), timeZone) : 0
    if (input.keptFee !== undefined && input.keptFee !== lateFee && isOwn) {
      throw new DomainError(
        'conflict',
        'FEE_CHANGED',
        'What cancelling later would cost has changed meanwhile. Please look at it again.',
      )
    }
    const slots = await claimSlots(trx, { services: [service], date, time })
    const moved = await trx
      .updateTable('bookings')
      .set((eb) => ({
        slot_id: slots.get(service.id) ?? '',
        scheduled_date: date,
        scheduled_time: time,
        rescheduled_at: clock.now().toISOString(),
        reminded_at: null,
        ...(lateFee > 0 ? { late_move_fee: lateFee } : {}),
        calendar_sequence: eb('calendar_sequence', '+', 1),
      }))
      .where('id', '=', booking.id)
      .where('status', '=', 'pending')
      .where('slot_id', '=', booking.slot_id)
      .returningAll()
      .executeTakeFirst()
    if (!moved) throw tooLate()
    await freeSlot(trx, booking.slot_id)
    await withdrawReminders(trx, booking)
    await recordBookingEvent(ctx, trx, booking, 'rescheduled', { from: before, to: { date, time } })
    await tellCustomer(ctx, trx, {
      kind: 'bookingChanged',
      facts: { ...factsOf(moved), before, keptFee: lateFee > 0 ? lateFee : undefined },
      customer: customerOf(moved),
      ownDoing: isOwn,
    })
    await recordAdminBookingAction(ctx, trx, booking, 'booking.reschedule')
    return { date, time }
  })
}

const tooLate = () =>
  new DomainError(
    'conflict',
    'NOT_RESCHEDULABLE',
    'This booking can no longer be moved online. Please call us.',
  )
