import type { Tables } from '../db/types.ts'

/** A visit and what is done there. Amounts in cents, date and time in the business zone. */
export interface BookingFacts {
  groupId: string
  customerName: string
  address: string
  instructions?: string | undefined
  date: string
  time: string
  /**
   * `sequence` counts the changes of a booking up to this message; messages queued before it was introduced lack it.
   */
  bookings: { id: string; serviceTitle: string; amount: number; sequence?: number }[]
  /** Until when the link has to be opened, if the order waits for that; ISO, UTC. */
  heldUntil?: string | undefined
}

export interface ChangedFacts extends BookingFacts {
  /** When it would have been. */
  before: { date: string; time: string }
  /** Cents: what a later cancellation costs at least. */
  keptFee?: number | undefined
}

export interface CancelledFacts extends BookingFacts {
  /** Cents: recorded, not charged. */
  fee: number
  /** Why the business cancelled it. */
  reason?: string | undefined
  /** What the order's other services cost before and now, in cents, if that changed. */
  rest?: { before: number; after: number } | undefined
}

export const titlesOf = ({ bookings }: BookingFacts) =>
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
export const customerOf = (booking: Pick<Tables['bookings'], 'user_id' | 'customer_email'>) => ({
  userId: booking.user_id,
  email: booking.customer_email,
})
