import type { ServiceRow } from './service-row.ts'

export const restoration = {
  id: 'restoration',
  title: 'Restoration',
  description: 'Water, fire and storm damage dried out, cleaned up and rebuilt.',
  landingPrice: 400_00,
  startingPrice: 400_00,
  category: 'Improvement',
  quoteBasePrice: 500_00,
  bookingCategory: 'construction',
} as const satisfies ServiceRow
