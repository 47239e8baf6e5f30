import type { Answers } from '../../../shared/booking-details/index.ts'
import type { BookingStatus } from '../../../shared/booking-status.ts'
import type { Service } from '../../../shared/catalogue.ts'
import { claimAnswerBy } from '../../../shared/claims.ts'
import { reminderKinds } from '../../../shared/messages/message-kinds.ts'
import { estimate } from '../../../shared/pricing.ts'
import { slotEndTime } from '../../../shared/time/slots.ts'
import type { NewRow } from '../insert-in-bulk.ts'
import type { Person } from '../people.ts'
import type { Random } from '../random.ts'
import { reviewsOf } from '../reviews/index.ts'

export interface SeededBooking {
  id: string
  slotId: string
  service: Service
  details: Answers
  who: Person & { userId?: string }
  /** The date of the visit, in the business zone. */
  date: string
  time: string
  status: BookingStatus
  /** ISO, UTC. */
  createdAt: string
  /** The date of `createdAt` in the business zone. */
  made: string
  isRepeat: boolean
}

export const slotRow = (
  { slotId, service, date, time, status }: SeededBooking,
  seat: number,
): NewRow<'availability_slots'> => ({
  id: slotId,
  service_id: service.id,
  available_date: date,
  start_time: time,
  end_time: slotEndTime(time),
  is_booked: status === 'cancelled' ? 0 : 1,
  is_closed: 0,
  seat,
})

export const bookingRow = (booking: SeededBooking): NewRow<'bookings'> => {
  const { id, slotId, service, details, who, status, createdAt } = booking
  return {
    id,
    group_id: slotId,
    slot_id: slotId,
    user_id: who.userId ?? null,
    token_hash: id,
    service_id: service.id,
    service_title: service.title,
    service_details: JSON.stringify(details),
    quote_amount: estimate(service, details).total,
    scheduled_date: booking.date,
    scheduled_time: booking.time,
    customer_name: who.name,
    customer_email: who.email,
    customer_email_lower: who.email,
    customer_phone: who.phone,
    customer_address: who.address,
    customer_zip: who.zip,
    special_instructions: null,
    status,
    payment_status: status === 'completed' ? 'paid' : 'pending',
    created_at: createdAt,
    created_date: booking.made,
    is_repeat: booking.isRepeat ? 1 : 0,
    calendar_sequence: 0,
    extra_amount: 0,
    cancellation_fee: status === 'cancelled' ? 0 : null,
    reminded_at: createdAt,
  }
}

/** The seeded bookings count as reminded. */
export const noticeRows = ({ id, date, time, createdAt }: SeededBooking) =>
  reminderKinds.map((kind) => ({
    booking_id: id,
    kind,
    scheduled_date: date,
    scheduled_time: time,
    queued_at: createdAt,
  }))

export function reviewRow(
  random: Random,
  { id, service, createdAt }: SeededBooking,
): NewRow<'customer_reviews'> {
  const written = reviewsOf(service.id)
  const words = written.length > 0 ? random.pick(written) : undefined
  return {
    id: random.nextId(),
    booking_id: id,
    service_id: service.id,
    rating: words?.rating ?? 5,
    review_text: words?.text ?? null,
    created_at: createdAt,
  }
}

export function claimRow(
  random: Random,
  { id, date }: SeededBooking,
  isOpen: boolean,
): NewRow<'claims'> {
  const createdAt = new Date(`${date}T20:00:00Z`)
  const answerBy = claimAnswerBy(createdAt).toISOString()
  return {
    id: random.nextId(),
    booking_id: id,
    content: 'Something was left out.',
    created_at: createdAt.toISOString(),
    answer_by: answerBy,
    outcome: isOpen ? null : 'redo',
    message: isOpen ? null : 'We come again.',
    settled_at: isOpen ? null : answerBy,
  }
}

export const eventRow = (
  random: Random,
  { id, status, createdAt }: SeededBooking,
): NewRow<'booking_events'> => ({
  id: random.nextId(),
  booking_id: id,
  kind: status === 'pending' ? 'rescheduled' : status,
  actor: 'admin',
  actor_user_id: null,
  facts: '{}',
  created_at: createdAt,
})

export const mailRow = (
  random: Random,
  { who, slotId, createdAt }: SeededBooking,
): NewRow<'outbox'> => ({
  id: random.nextId(),
  channel: 'email',
  kind: 'bookingReceived',
  recipient: who.email,
  facts: '{}',
  status: random.next() < 0.002 ? 'failed' : 'sent',
  reason: 'confirms what the customer has just done',
  group_id: slotId,
  attempts: 1,
  next_attempt_at: createdAt,
  created_at: createdAt,
  sent_at: createdAt,
})
