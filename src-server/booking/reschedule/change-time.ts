import type { Service } from '../../../shared/catalogue.ts'
import type { WallClock } from '../../../shared/time/business-time.ts'
import { recordBookingEvent } from '../../audit/record-booking-event.ts'
import type { Context } from '../../context.ts'
import type { Tables, Trx } from '../../db/types.ts'
import { isNotified } from '../../mail/mark-notified.ts'
import { withdrawReminders } from '../../mail/reminders.ts'
import { claimSlots, releaseSlot } from '../slots/claim-slots.ts'

interface Change extends WallClock {
  service: Service
  /** Who comes then, if anybody. */
  professionalId: string | null
  /** Without asking the customer, whose own time is kept. */
  isByOffice: boolean
  /** The customer takes a time that the office has offered. */
  isOffered?: boolean
  /** Cents: what cancelling costs at least from then on. */
  lateFee?: number
}

/**
 * Moves a booking within the transaction: the new slot is claimed and the old one released together, and reminders of
 * the old time are withdrawn. Date and time in the business zone. Undefined if the booking has been changed meanwhile.
 * @throws CONFLICT when the time is gone or closed, BAD_REQUEST for an unknown time
 */
export async function changeTime(
  ctx: Context,
  trx: Trx,
  booking: Tables['bookings'],
  { service, date, time, professionalId, isByOffice, isOffered, lateFee = 0 }: Change,
): Promise<Tables['bookings'] | undefined> {
  const assigned = new Set(professionalId === null ? [] : [service.id])
  const slots = await claimSlots(trx, [{ service, date, time }], assigned)
  // A visit that is moved back to a time that they were reminded of is not reminded of again.
  const there = { id: booking.id, scheduled_date: date, scheduled_time: time }
  const isReminded = await isNotified(trx, there, 'reminder')
  const moved = await trx
    .updateTable('bookings')
    .set((eb) => ({
      slot_id: slots.get(service.id) ?? '',
      professional_id: professionalId,
      scheduled_date: date,
      scheduled_time: time,
      rescheduled_at: ctx.clock.now().toISOString(),
      reminded_at: isReminded ? ctx.clock.now().toISOString() : null,
      ...agreedTime(booking, isByOffice ? { date, time } : undefined),
      ...(lateFee > 0 ? { late_move_fee: lateFee } : {}),
      calendar_sequence: eb('calendar_sequence', '+', 1),
    }))
    .where('id', '=', booking.id)
    .where('status', '=', booking.status)
    .where('slot_id', '=', booking.slot_id)
    .returningAll()
    .executeTakeFirst()
  if (!moved) return undefined
  await releaseSlot(trx, booking.slot_id)
  await withdrawReminders(trx, booking)
  await recordBookingEvent(ctx, trx, booking, 'rescheduled', {
    from: { date: booking.scheduled_date, time: booking.scheduled_time },
    to: { date, time },
    ...(isOffered ? { isOffered } : {}),
  })
  return moved
}

/** The time that the customer agreed to, while the office has the visit at another one; without `to`, they agree now. */
function agreedTime(booking: Tables['bookings'], to: WallClock | undefined) {
  const date = booking.agreed_date ?? booking.scheduled_date
  const time = booking.agreed_time ?? booking.scheduled_time
  return to && (to.date !== date || to.time !== time)
    ? { agreed_date: date, agreed_time: time }
    : { agreed_date: null, agreed_time: null }
}
