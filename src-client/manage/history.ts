import { type BookingEventKind, shortId } from '../../shared/booking.ts'
import { formatDate, formatTime } from '../../shared/business-time.ts'
import { formatCents } from '../../shared/money.ts'
import type { BookingDetails } from './own-booking.ts'

type Event = BookingDetails['history'][number]

const inWords: Record<BookingEventKind, (event: Event) => string> = {
  rescheduled: ({ facts: { to } }) =>
    to ? `Moved to ${formatDate(to.date)}, ${formatTime(to.time)}` : 'Moved',
  cancelled: ({ facts: { fee = 0, reason } }) =>
    `${fee === 0 ? 'Cancelled, free of charge' : `Cancelled, fee ${formatCents(fee)}`}${reason ? `: ${reason}` : ''}`,
  confirmed: () => 'A professional was assigned',
  in_progress: () => 'Work began',
  completed: () => 'Completed',
  repriced: ({ facts: { price } }) =>
    price
      ? `Price changed from ${formatCents(price.before)} to ${formatCents(price.after)}: part of the order was cancelled`
      : 'Price changed',
  reviewed: ({ facts: { rating = 0 } }) => `Reviewed with ${rating} of 5 stars`,
}

/** What has happened to a booking, oldest first. Instants in ISO, UTC. */
export const historyOf = ({ createdAt, history, id }: BookingDetails) => [
  { at: createdAt, what: `Booked as ${shortId(id)}` },
  ...history.map((event) => ({
    at: event.at,
    what: `${inWords[event.kind](event)}${event.actor === 'admin' && event.kind === 'cancelled' ? ' by us' : ''}`,
  })),
]
