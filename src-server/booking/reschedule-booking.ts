import { mayReschedule, type RescheduleInput } from '../../shared/booking.ts'
import { hasBegun, wallClock } from '../../shared/business-time.ts'
import { findService } from '../../shared/catalogue.ts'
import type { Context } from '../context.ts'
import { DomainError } from '../errors.ts'
import { customerOf, factsOf } from '../mail/booking-words.ts'
import { withdrawReminders } from '../mail/reminders.ts'
import { tellCustomer } from '../mail/tell-customer.ts'
import { feeFor } from './cancellation-fee.ts'
import { claimSlots, freeSlot } from './claim-slots.ts'
import { limitMoves } from './limit-moves.ts'
import { isOwnDoing, ownBooking } from './own-booking.ts'
import { recordEvent } from './record-event.ts'
import { recordForBusiness } from './record-for-business.ts'
import { timePast } from './refuse-past.ts'

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
    const isOwn = isOwnDoing(ctx, booking)
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
    await recordEvent(ctx, trx, booking, 'rescheduled', { from: before, to: { date, time } })
    await tellCustomer(ctx, trx, {
      kind: 'bookingChanged',
      facts: { ...factsOf(moved), before, keptFee: lateFee > 0 ? lateFee : undefined },
      customer: customerOf(moved),
      ownDoing: isOwn,
    })
    await recordForBusiness(ctx, trx, booking, 'moved a booking')
    return { date, time }
  })
}

const tooLate = () =>
  new DomainError(
    'conflict',
    'NOT_RESCHEDULABLE',
    'This booking can no longer be moved online. Please call us.',
  )
