/** Every kind of message that the product sends. */
export const messageKinds = [
  'bookingReceived',
  'bookingConfirmed',
  'bookingChanged',
  'bookingCancelled',
  'bookingCompleted',
  'reminder',
  'digest',
  'verifyEmail',
  'accountExists',
  'resetPassword',
  'passwordChanged',
  'phoneCode',
] as const
export type MessageKind = (typeof messageKinds)[number]
