import { shortId } from '../../shared/booking.ts'
import type { BookingEventKind, VisitOutcome } from '../../shared/booking-status.ts'
import { formatCents } from '../../shared/format/money.ts'
import { formatDate, formatTime } from '../../shared/time/business-time.ts'
import { statusLabels } from '../ui/status-labels.ts'
import type { BookingDetails } from './customer-booking.ts'

type BookingEvent = Pick<BookingDetails['history'][number], 'kind' | 'facts'>

/** How a visit ended without work. */
export const outcomeLabels: Record<VisitOutcome, string> = {
  no_show: 'No-show',
  not_done: 'Could not be done',
}

const descriptions: Record<BookingEventKind, (facts: BookingEvent['facts']) => string> = {
  rescheduled: ({ to }) =>
    to ? `Moved to ${formatDate(to.date)}, ${formatTime(to.time)}` : 'Moved',
  cancelled: ({ fee = 0, reason, outcome }) =>
    `${outcome ? outcomeLabels[outcome] : 'Cancelled'}, ${fee === 0 ? 'free of charge' : `fee ${formatCents(fee)}`}${reason ? `: ${reason}` : ''}`,
  confirmed: () => 'A professional was assigned',
  in_progress: () => 'Work started',
  completed: () => 'Completed',
  repriced: ({ price, isEdited, extra }) => {
    if (!price) return 'Price changed'
    const why = isEdited ? 'answers changed' : 'part of the order was cancelled'
    return `Price changed from ${formatCents(price.before)} to ${formatCents(price.after)}: ${extra ? `extra work approved (${extra})` : why}`
  },
  extraDeclined: ({ extra }) => `Extra work declined: ${extra ?? ''}`,
  assigned: ({ professional, professionalBefore }) => {
    if (!professional) return 'Professional unassigned'
    return professionalBefore
      ? `Reassigned from ${professionalBefore} to ${professional}`
      : `${professional} assigned`
  },
  edited: () => 'Details changed',
  undone: ({ status, outcome }) =>
    status ? `Undone: ${outcome ? outcomeLabels[outcome] : statusLabels[status]}` : 'Undone',
  reviewed: ({ rating = 0 }) => `Reviewed with ${rating} of 5 stars`,
}

export const describeEvent = ({ kind, facts }: BookingEvent): string => descriptions[kind](facts)

/** What has happened to a booking, oldest first. Instants in ISO, UTC. */
export const bookingHistory = ({ createdAt, history, id }: BookingDetails) => [
  { at: createdAt, text: `Booked as ${shortId(id)}` },
  ...history.map((event) => ({
    at: event.at,
    text: `${describeEvent(event)}${event.actor === 'admin' && event.kind === 'cancelled' ? ' (by our office)' : ''}`,
  })),
]
