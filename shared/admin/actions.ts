/** What administrators do, in the words of the audit log. */
export const adminActions = [
  'advanced a booking',
  'cancelled a booking',
  'noted something on a booking',
  'exported bookings',
  'exported payments',
  'closed times',
  'opened times',
  'added a seat',
  'removed a seat',
  'added a holiday',
  'removed a holiday',
  'hid a review',
  'showed a review again',
  'replied to a review',
  'changed a lead',
  'answered a message',
  'reopened a message',
  'sent a mail again',
  'made an admin',
  'removed an admin',
] as const
export type AdminAction = (typeof adminActions)[number]
