/** What a help message may be about (specification, section 3). */
export const helpMessageTopics = [
  'General Question',
  'Booking Issue',
  'Payment Problem',
  'Service Quality Concern',
  'Account Help',
  'Technical Issue',
  'Other',
] as const
