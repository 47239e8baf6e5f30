import type { BookingMessageKind, UpdateKind } from '../../../shared/messages/message-kinds.ts'
import type { BookingMessage } from '../message-definition.ts'
import { bookingCancelled } from './booking-cancelled.ts'
import { bookingChanged } from './booking-changed.ts'
import { bookingCompleted } from './booking-completed.ts'
import { bookingConfirmed } from './booking-confirmed.ts'
import { bookingEdited } from './booking-edited.ts'
import { bookingReceived } from './booking-received.ts'
import { claimReceived } from './claim-received.ts'
import { claimSettled } from './claim-settled.ts'
import { professionalChanged } from './professional-changed.ts'
import { reminder } from './reminder.ts'

// Each has facts of its own, which `messages.ts` checks against its words.
type AnyBookingMessage = Omit<BookingMessage<never>, 'facts'>
/** Updates may wait for a digest, which says in these words, before the time, what has happened. */
type AnyUpdate = AnyBookingMessage & { inDigest: string }

/** The messages about bookings, each from its own file. */
export const bookingMessages = {
  bookingReceived,
  bookingConfirmed,
  bookingChanged,
  bookingEdited,
  professionalChanged,
  bookingCancelled,
  bookingCompleted,
  claimReceived,
  claimSettled,
  reminder,
} satisfies {
  [Kind in BookingMessageKind]: Kind extends UpdateKind ? AnyUpdate : AnyBookingMessage
}
