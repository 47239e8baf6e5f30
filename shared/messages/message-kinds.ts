import { keysOf } from '../keys-of.ts'

/** What customers choose to hear of, by email and by text message. */
export type BookingTopic = 'Confirmations' | 'Updates' | 'Reminders'
/** Messages about an account always go out, before all others. */
type MessageTopic = BookingTopic | 'Digest' | 'Account' | 'Request'

/** Every kind of message that the product sends, with the admin panel's name for it. */
export const messageKinds = {
  bookingReceived: { label: 'Booking received', topic: 'Confirmations' },
  bookingConfirmed: { label: 'A professional is assigned', topic: 'Confirmations' },
  bookingChanged: { label: 'New time', topic: 'Updates' },
  bookingEdited: { label: 'Details changed', topic: 'Updates' },
  professionalChanged: { label: 'Professional changed', topic: 'Updates' },
  bookingCancelled: { label: 'Cancelled', topic: 'Updates' },
  bookingCompleted: { label: 'How was it?', topic: 'Updates' },
  claimReceived: { label: 'Claim received', topic: 'Confirmations' },
  claimSettled: { label: 'Claim settled', topic: 'Updates' },
  reminder: { label: 'Reminder', topic: 'Reminders' },
  receipt: { label: 'Receipt', topic: 'Request' },
  timesOffered: { label: 'Other times offered', topic: 'Request' },
  extraProposed: { label: 'Extra work proposed', topic: 'Request' },
  officeMessage: { label: 'From the office', topic: 'Request' },
  answer: { label: 'Answer', topic: 'Request' },
  digest: { label: 'Digest', topic: 'Digest' },
  verifyEmail: { label: 'Verify your email', topic: 'Account' },
  accountExists: { label: 'You already have an account', topic: 'Account' },
  resetPassword: { label: 'Reset your password', topic: 'Account' },
  passwordChanged: { label: 'Password changed', topic: 'Account' },
  areaOpened: { label: 'Area opened', topic: 'Request' },
  professionalInvited: { label: 'Invitation', topic: 'Account' },
  phoneCode: { label: 'Code for a phone', topic: 'Account' },
} as const satisfies Record<string, { label: string; topic: MessageTopic }>
export type MessageKind = keyof typeof messageKinds

type KindsAbout<Topic extends MessageTopic> = {
  [Kind in MessageKind]: (typeof messageKinds)[Kind]['topic'] extends Topic ? Kind : never
}[MessageKind]
export type BookingMessageKind = KindsAbout<BookingTopic>
export type UpdateKind = KindsAbout<'Updates'>

const kindsAbout = <Topic extends MessageTopic>(topic: Topic): KindsAbout<Topic>[] =>
  keysOf(messageKinds).filter(
    (kind): kind is KindsAbout<Topic> => messageKinds[kind].topic === topic,
  )

export const updateKinds = kindsAbout('Updates')
export const reminderKinds = kindsAbout('Reminders')
