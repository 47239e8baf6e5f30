import type { ServiceRow } from './service-row.ts'

export const newConstruction = {
  id: 'new-construction',
  title: 'New Construction',
  description: 'Additions and new homes built from plans to keys.',
  landingPrice: 2000_00,
  startingPrice: 2000_00,
  category: 'Improvement',
  quoteBasePrice: 5000_00,
  bookingCategory: 'construction',
} as const satisfies ServiceRow
