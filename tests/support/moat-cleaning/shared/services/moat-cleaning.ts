import type { ServiceRow } from '../../../../../shared/services/service-row.ts'

/** A service that nobody offers, for the tests that add one. */
export const moatCleaning = {
  id: 'moat-cleaning',
  title: 'Moat Cleaning',
  description: 'Mud and weeds cleared from castle moats, and the drawbridge oiled.',
  landingPrice: 110_00,
  startingPrice: 130_00,
  category: 'Outdoor',
  quoteBasePrice: 130_00,
  bookingCategory: 'outdoor',
} as const satisfies ServiceRow
