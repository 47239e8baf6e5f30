import type { ServiceRow } from './service-row.ts'

export const interiorPainting = {
  id: 'interior-painting',
  title: 'Interior Painting',
  description:
    'Walls, ceilings and trim prepared and painted with clean lines and no mess left behind.',
  landingPrice: 200_00,
  startingPrice: 300_00,
  category: 'Improvement',
  quoteBasePrice: 300_00,
  bookingCategory: 'construction',
} as const satisfies ServiceRow
