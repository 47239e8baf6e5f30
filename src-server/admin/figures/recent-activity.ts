import type { BookingEventKind } from '../../../shared/booking-status.ts'
import type { Db } from '../../db/types.ts'

const eventsShown = 10

export interface Activity {
  /** ISO, UTC. */
  at: string
  what: 'booked' | BookingEventKind
  bookingId: string
  serviceTitle: string
  customerName: string
}

/** The latest events, newest first: new bookings, and what was done with bookings. */
export async function recentActivity(db: Db): Promise<Activity[]> {
  const [made, done] = await Promise.all([
    db
      .selectFrom('bookings')
      .select([
        'created_at as at',
        'id as bookingId',
        'service_title as serviceTitle',
        'customer_name as customerName',
      ])
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(eventsShown)
      .execute(),
    db
      .selectFrom('booking_events')
      .innerJoin('bookings', 'bookings.id', 'booking_id')
      .select([
        'booking_events.created_at as at',
        'kind as what',
        'booking_id as bookingId',
        'service_title as serviceTitle',
        'customer_name as customerName',
      ])
      .orderBy('booking_events.created_at', 'desc')
      .orderBy('booking_events.id', 'desc')
      .limit(eventsShown)
      .execute(),
  ])
  return [...made.map((one) => ({ ...one, what: 'booked' as const })), ...done]
    .toSorted((one, other) => (one.at < other.at ? 1 : -1))
    .slice(0, eventsShown)
}
