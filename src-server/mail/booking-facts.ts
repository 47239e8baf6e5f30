import type { Tables } from '../db/types.ts'
import type { BookingFacts } from './message-facts.ts'

export const serviceTitles = ({ bookings }: BookingFacts) =>
  bookings.map(({ serviceTitle }) => serviceTitle).join(', ')

type Booking = Pick<
  Tables['bookings'],
  | 'id'
  | 'group_id'
  | 'service_title'
  | 'quote_amount'
  | 'scheduled_date'
  | 'scheduled_time'
  | 'customer_name'
  | 'customer_address'
  | 'special_instructions'
  | 'calendar_sequence'
>

/** What an email says about bookings that were made together and are at the same time. */
export const factsOf = (first: Booking, ...others: Booking[]): BookingFacts => ({
  groupId: first.group_id,
  customerName: first.customer_name,
  address: first.customer_address,
  instructions: first.special_instructions ?? undefined,
  date: first.scheduled_date,
  time: first.scheduled_time,
  bookings: [first, ...others].map(({ id, service_title, quote_amount, calendar_sequence }) => ({
    id,
    serviceTitle: service_title,
    amount: quote_amount,
    sequence: calendar_sequence,
  })),
})

/** The recipient of messages about a booking. */
export const recipientOf = (booking: Pick<Tables['bookings'], 'user_id' | 'customer_email'>) => ({
  userId: booking.user_id,
  email: booking.customer_email,
})
