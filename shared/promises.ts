/** What the company promises on its pages (specification, sections 1 and 9). No other source file writes these figures out. */
export const promises = {
  /** A question about a price is answered within so many hours. */
  quoteReplyHours: 24,
  /** A mail to support is answered within so many hours, in the support hours. */
  supportReplyHours: 4,
  /** A report about safety is answered within so many hours, on every day. */
  safetyReplyHours: 24,
  /** Who is not satisfied says so within so many hours after the visit: it is done again or paid back in full. */
  claimHours: 24,
  /** When nobody comes: another professional within so many hours, or the money back. */
  replacementHours: 2,
  /** A visit is best booked so many hours ahead. */
  advanceHours: 48,
  warrantyDays: 30,
  /** On installations and repairs, where the professional gives it. */
  longestWarrantyYears: 1,
  liabilityCover: '$2 million',
  propertyDamageCover: '$1 million',
  professionalLiabilityCover: '$1 million',
  bond: '$100,000',
  /** The assistant chats, and the emergency line answers, at any hour. */
  alwaysOpen: '24/7',
} as const

/** The company's own figures, as it states them (decision 38). */
export const marketingFigures = {
  rating: '4.9',
  reviews: '15,847',
  fiveStarPercent: 89,
  satisfactionPercent: 98,
  customers: '50,000+',
} as const
