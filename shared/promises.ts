/** What the company promises on its pages. No other source file repeats these figures. */
export const promises = {
  /** Questions about a price are answered within this many hours. */
  quoteReplyHours: 24,
  /** Emails to support are answered within this many hours, in office hours. */
  supportReplyHours: 4,
  /** Safety reports are answered within this many hours, every day. */
  safetyReplyHours: 24,
  /**
   * A customer who is not satisfied says so within this many hours of the visit: it is done again or fully refunded.
   */
  claimHours: 24,
  /** When nobody comes: another professional within this many hours, or a refund. */
  replacementHours: 2,
  /** A visit is best booked this many hours ahead. */
  advanceHours: 48,
  warrantyDays: 30,
  /** For installations and repairs, where the professional gives it. */
  maxWarrantyYears: 1,
  liabilityCover: '$2 million',
  propertyDamageCover: '$1 million',
  professionalLiabilityCover: '$1 million',
  bond: '$100,000',
  /** The chat assistant and the emergency line answer at any hour. */
  alwaysOpen: '24/7',
} as const

/** The company's own figures, as it states them. */
export const marketingFigures = {
  rating: '4.9',
  reviews: '15,847',
  fiveStarPercent: 89,
  satisfactionPercent: 98,
  customers: '50,000+',
} as const
