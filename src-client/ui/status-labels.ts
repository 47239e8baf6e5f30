import type { BookingStatus } from '../../shared/booking.ts'

/** The statuses and their words; without the schemas, which have no business in a page's first load. */
export const statusLabels: Record<BookingStatus, string> = {
  pending: 'Pending',
  confirmed: 'Confirmed',
  in_progress: 'In Progress',
  completed: 'Completed',
  cancelled: 'Cancelled',
}

export const statuses = Object.keys(statusLabels) as BookingStatus[]
