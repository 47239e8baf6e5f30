import type { ServiceRow } from './service-row.ts'

export const roofing = {
  id: 'roofing',
  title: 'Roofing',
  description: 'Leaks patched, shingles replaced and whole roofs renewed by insured crews.',
  landingPrice: 300_00,
  startingPrice: 300_00,
  category: 'Outdoor',
  quoteBasePrice: 800_00,
  bookingCategory: 'outdoor',
} as const satisfies ServiceRow
