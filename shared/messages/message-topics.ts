/** The topics of a help message. */
export const helpMessageTopics = [
  'General Question',
  'Booking Issue',
  'Payment Problem',
  'Service Quality Concern',
  'Account Help',
  'Technical Issue',
  'Other',
] as const
