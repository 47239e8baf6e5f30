import type { ServiceRow } from '../../../shared/services/service-row.ts'

/** A service that is not offered, for the tests that add one. */
export const gutterCleaning = {
  id: 'gutter-cleaning',
  title: 'Gutter Cleaning',
  description: 'Leaves and mud cleared from gutters and downspouts, and the flow checked.',
  landingPrice: 110_00,
  startingPrice: 130_00,
  category: 'Outdoor',
  quoteBasePrice: 130_00,
  bookingCategory: 'outdoor',
} as const satisfies ServiceRow
