/** The kinds of messages in words. */
export const messageKinds: Record<string, string> = {
  bookingReceived: 'Booking received',
  bookingConfirmed: 'A professional is assigned',
  bookingChanged: 'New time',
  bookingCancelled: 'Cancelled',
  bookingCompleted: 'How was it?',
  reminder: 'Reminder',
  digest: 'Digest',
  verifyEmail: 'Verify your e-mail',
  resetPassword: 'Reset your password',
  passwordChanged: 'Password changed',
}
