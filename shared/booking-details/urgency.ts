/** How urgent a repair can be, and the words a customer reads for it. */
export const urgencyLevels = {
  low: 'Minor',
  normal: 'Within a week',
  high: 'Within 2 days',
  emergency: 'Same day',
} as const
export type UrgencyLevel = keyof typeof urgencyLevels

const highWithinDays = 2

/** How urgent a visit is that is this many days away, in the business zone. A same-day visit has the emergency fee. */
export function urgencyOfVisit(daysAhead: number): UrgencyLevel {
  if (daysAhead <= 0) return 'emergency'
  return daysAhead <= highWithinDays ? 'high' : 'normal'
}
