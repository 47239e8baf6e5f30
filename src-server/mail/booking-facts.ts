import { z } from 'zod'
import type { Tables } from '../db/types.ts'

/** A visit and what is done there. Amounts in cents, date and time in the business zone. */
export const bookingFacts = z.object({
  groupId: z.string(),
  customerName: z.string(),
  address: z.string(),
  instructions: z.string().optional(),
  date: z.string(),
  time: z.string(),
  bookings: z.array(
    z.object({
      id: z.string(),
      serviceTitle: z.string(),
      amount: z.number(),
      /** Counts the changes of a booking up to this message; messages queued before it was introduced lack it. */
      sequence: z.number().optional(),
    }),
  ),
  /** Until when the link has to be opened, if the order waits for that; ISO, UTC. */
  heldUntil: z.string().optional(),
})
export type BookingFacts = z.infer<typeof bookingFacts>

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
