export const bookingStatuses = [
  'pending',
  'confirmed',
  'in_progress',
  'completed',
  'cancelled',
] as const
export type BookingStatus = (typeof bookingStatuses)[number]

/** The status that an administrator takes a booking to from this one; every other step is refused. */
export const nextStatus = {
  pending: 'confirmed',
  confirmed: 'in_progress',
  in_progress: 'completed',
} as const satisfies Partial<Record<BookingStatus, BookingStatus>>

export const previousStatus = {
  confirmed: 'pending',
  in_progress: 'confirmed',
  completed: 'in_progress',
} as const satisfies Partial<Record<BookingStatus, BookingStatus>>

/** A visit that was not called off: it has a time, and counts. */
export const isLive = (status: BookingStatus) => status !== 'cancelled'

/** Nothing more happens to it. */
export const isFinished = (status: BookingStatus): status is 'completed' | 'cancelled' =>
  status === 'completed' || status === 'cancelled'

/** What a customer may still do with a booking in this status. */
export const canReschedule = (status: BookingStatus) => status === 'pending'
/** Whether the office may still choose who comes. */
export const canAssign = (status: BookingStatus) => status === 'pending' || status === 'confirmed'
export const canCancel = (status: BookingStatus) => status === 'pending' || status === 'confirmed'

/** How long the office can take back a step. */
export const undoableMs = 10 * 60_000
export const undoableStatuses = ['confirmed', 'in_progress', 'completed', 'cancelled'] as const
export type UndoableStatus = (typeof undoableStatuses)[number]
export const isUndoable = (status: BookingStatus): status is UndoableStatus => status !== 'pending'

/** How a visit ends without work: nobody was there, or it could not be done. Its status is `cancelled`. */
export const visitOutcomes = ['no_show', 'not_done'] as const
export type VisitOutcome = (typeof visitOutcomes)[number]

/** Whether a visit whose time has come may end without work. */
export const canEndWithoutWork = (status: BookingStatus) => !isFinished(status)

/** What happens to a booking after it was created. */
export type BookingEventKind =
  | 'rescheduled'
  | 'cancelled'
  | 'confirmed'
  | 'in_progress'
  | 'completed'
  | 'reviewed'
  | 'repriced'
  | 'assigned'
  | 'undone'
  | 'edited'
  | 'extraDeclined'

export const paymentStatuses = ['pending', 'paid', 'failed'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]
