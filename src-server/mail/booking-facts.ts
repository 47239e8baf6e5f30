import { z } from 'zod'
import { groupByTime } from '../../shared/time/group-by-time.ts'
import type { Tables } from '../db/types.ts'

/**
 * An order's first visit and what is done there, and the bookings that come at other times. Amounts in cents, dates and
 * times in the business zone.
 */
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
      /** Where it is not the first visit's. */
      date: z.string().optional(),
      time: z.string().optional(),
      /** Counts the changes of a booking up to this message; messages queued before it was introduced lack it. */
      sequence: z.number().optional(),
      /** The first name of who comes, if somebody is assigned. */
      professional: z.string().optional(),
      /** Their rating and visits. */
      record: z.string().optional(),
    }),
  ),
  /** Where the office moved it without asking: cancelling it costs nothing more at that time. */
  isMovedByOffice: z.boolean().optional(),
  /** Until when the link has to be opened, if the order waits for that; ISO, UTC. */
  heldUntil: z.string().optional(),
})
export type BookingFacts = z.infer<typeof bookingFacts>

export const serviceTitles = ({ bookings }: BookingFacts) =>
  bookings.map(({ serviceTitle }) => serviceTitle).join(', ')

/** The bookings by when they come, the earliest first. */
export const visitsIn = ({ bookings, date, time }: BookingFacts) =>
  groupByTime(
    bookings.map((booking) => ({
      ...booking,
      date: booking.date ?? date,
      time: booking.time ?? time,
    })),
  )

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
> &
  // Missing in an order that is just being made.
  Partial<Pick<Tables['bookings'], 'agreed_date'>>

/** What an email says about bookings that were made together. */
export function factsOf(first: Booking, ...others: Booking[]): BookingFacts {
  const bookings = [first, ...others]
  const startOf = (booking: Booking) => `${booking.scheduled_date} ${booking.scheduled_time}`
  const earliest = bookings.reduce((one, other) => (startOf(other) < startOf(one) ? other : one))
  const { scheduled_date: date, scheduled_time: time } = earliest
  return {
    groupId: first.group_id,
    customerName: first.customer_name,
    address: first.customer_address,
    instructions: first.special_instructions ?? undefined,
    date,
    time,
    ...(first.agreed_date ? { isMovedByOffice: true } : {}),
    bookings: bookings.map((booking) => ({
      id: booking.id,
      serviceTitle: booking.service_title,
      amount: booking.quote_amount,
      sequence: booking.calendar_sequence,
      ...(startOf(booking) === startOf(earliest)
        ? {}
        : { date: booking.scheduled_date, time: booking.scheduled_time }),
    })),
  }
}

/** The recipient of messages about a booking. */
export const recipientOf = (
  booking: Pick<Tables['bookings'], 'user_id' | 'customer_email' | 'customer_phone'>,
) => ({
  userId: booking.user_id,
  email: booking.customer_email,
  phone: booking.customer_phone,
})
