import type { BookingStatus } from '../../shared/booking-status.ts'

/** The statuses and their labels, without the schemas, to keep those out of the page's first load. */
export const statusLabels: Record<BookingStatus, string> = {
  pending: 'Pending',
  confirmed: 'Confirmed',
  in_progress: 'In Progress',
  completed: 'Completed',
  cancelled: 'Cancelled',
}
