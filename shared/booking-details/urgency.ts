/** How urgent a repair can be, and the words a customer reads for it. */
export const urgencyLevels = {
  low: 'Minor',
  normal: 'Within a week',
  high: 'Within 2 days',
  emergency: 'Same day',
} as const
export type UrgencyLevel = keyof typeof urgencyLevels

const highWithinDays = 2

/** How urgent a visit so many days from today is, in the business zone. One on the same day has the emergency fee. */
export function urgencyOfVisit(daysAhead: number): UrgencyLevel {
  if (daysAhead <= 0) return 'emergency'
  return daysAhead <= highWithinDays ? 'high' : 'normal'
}
