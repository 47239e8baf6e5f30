import type { BookingStatus } from '../../../shared/booking-status.ts'
import { findService } from '../../../shared/catalogue.ts'
import { slotEndTime } from '../../../shared/time/slots.ts'
import { claimSlots } from '../../booking/slots/claim-slots.ts'
import type { Context } from '../../context.ts'
import { lockInOrder } from '../../db/lock-in-order.ts'
import type { Tables, Trx } from '../../db/types.ts'
import { DomainError } from '../../errors.ts'
import { isNotified } from '../../mail/mark-notified.ts'
import { type Arrangement, tellOfChange } from '../../mail/tell-of-change.ts'
import { updatePaymentStatus } from '../../payments/payment-status.ts'

type Booking = Tables['bookings']

interface Ended {
  /** The status before. */
  to: BookingStatus
  /** ISO, UTC. */
  at: string
  /** What the customer knew of the visit, if news of a change was withdrawn. */
  told: Arrangement | undefined
}

/**
 * Makes a booking that the office ended what it was, within the transaction: at its time, with who came, without a fee.
 * @throws CONFLICT with the reason if the time or who comes has been given to somebody else in the meantime, the claim that
 * it makes good has another second visit, or money was given back since
 */
export async function reviveBooking(
  ctx: Context,
  trx: Trx,
  booking: Booking,
  { to, at, told }: Ended,
): Promise<void> {
  await refuseRefunded(trx, booking, at)
  await refuseReplaced(trx, booking)
  if (booking.professional_id !== null) await refuseBusy(trx, booking, booking.professional_id)
  const slotId = await takeSeat(trx, booking)
  const isReminded = await isNotified(trx, booking, 'reminder')
  const revived = await trx
    .updateTable('bookings')
    .set((eb) => ({
      status: to,
      slot_id: slotId,
      cancellation_fee: null,
      outcome: null,
      calendar_sequence: eb('calendar_sequence', '+', 1),
      // A reminder may have been withdrawn with the cancellation.
      ...(isReminded ? {} : { reminded_at: null }),
      ...(told ? { told_professional_id: told.professionalId } : {}),
    }))
    .where('id', '=', booking.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await updatePaymentStatus(trx, booking.id)
  if (told) await tellOfChange(ctx, trx, revived, told)
}

/** The seat that it had, or for somebody who comes another one. */
async function takeSeat(trx: Trx, booking: Booking): Promise<string> {
  const seat = await trx
    .updateTable('availability_slots')
    .set({ is_booked: 1 })
    .where('id', '=', booking.slot_id)
    .where('is_booked', '=', 0)
    .returning('id')
    .executeTakeFirst()
  if (seat) return seat.id
  const service = findService(booking.service_id)
  if (!service || booking.professional_id === null) throw timeTakenError()
  const visit = { service, date: booking.scheduled_date, time: booking.scheduled_time }
  const claimed = await claimSlots(trx, [visit], new Set([service.id]))
  return claimed.get(service.id) ?? ''
}

/** Time off and the like that came after the visit was booked keep nobody from it. */
async function refuseBusy(trx: Trx, booking: Booking, professionalId: string): Promise<void> {
  await lockInOrder(trx, 'professionals', [professionalId])
  const others = await trx
    .selectFrom('bookings')
    .select('scheduled_time as time')
    .where('professional_id', '=', professionalId)
    .where('scheduled_date', '=', booking.scheduled_date)
    .where('status', '<>', 'cancelled')
    .where('id', '<>', booking.id)
    .execute()
  const { scheduled_time: time } = booking
  if (others.some((one) => one.time < slotEndTime(time) && time < slotEndTime(one.time))) {
    throw new DomainError(
      'conflict',
      'PROFESSIONAL_UNSUITED',
      'The professional who had this visit has another one at that time.',
    )
  }
}

async function refuseRefunded(trx: Trx, { id }: Booking, since: string): Promise<void> {
  const refund = await trx
    .selectFrom('payments')
    .select('id')
    .where('booking_id', '=', id)
    .where('kind', '=', 'refund')
    .where('is_void', '=', 0)
    .where('created_at', '>=', since)
    .executeTakeFirst()
  if (refund) {
    throw new DomainError(
      'conflict',
      'REFUNDED',
      'This booking has been refunded since. Void the refund first.',
    )
  }
}

/** A second visit at no charge belongs to the claim that it makes good. */
async function refuseReplaced(trx: Trx, { id, quote_amount }: Booking): Promise<void> {
  if (quote_amount !== 0) return
  const claim = await trx
    .selectFrom('claims')
    .select('id')
    .where('redo_booking_id', '=', id)
    .executeTakeFirst()
  if (!claim) {
    throw new DomainError(
      'conflict',
      'REDO_REPLACED',
      'Another second visit has since been booked for its claim.',
    )
  }
}

const timeTakenError = () =>
  new DomainError('conflict', 'SLOT_TAKEN', 'Someone else has since booked that time.')
