import type { ServiceRow } from './service-row.ts'

export const tileCleaning = {
  id: 'tile-cleaning',
  title: 'Tile & Grout Cleaning',
  description: 'Deep scrubbing and sealing that brings tile floors, showers and grout lines back.',
  landingPrice: 90_00,
  startingPrice: 130_00,
  category: 'Cleaning',
  quoteBasePrice: 130_00,
  bookingCategory: 'cleaning',
} as const satisfies ServiceRow
