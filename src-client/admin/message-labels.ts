import type { MessageKind } from '../../shared/message-kinds.ts'

/** The admin panel's name for each kind of message. */
export const messageLabels: Record<MessageKind, string> = {
  bookingReceived: 'Booking received',
  bookingConfirmed: 'A professional is assigned',
  bookingChanged: 'New time',
  bookingCancelled: 'Cancelled',
  bookingCompleted: 'How was it?',
  reminder: 'Reminder',
  digest: 'Digest',
  verifyEmail: 'Verify your email',
  accountExists: 'You already have an account',
  resetPassword: 'Reset your password',
  passwordChanged: 'Password changed',
  phoneCode: 'Code for a phone',
}
