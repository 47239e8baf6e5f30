import type { ServiceRow } from './service-row.ts'

export const garageDoor = {
  id: 'garage-door',
  title: 'Garage Door',
  description: 'Springs, openers, tracks and panels repaired or replaced.',
  landingPrice: 120_00,
  startingPrice: 120_00,
  category: 'Repairs',
  quoteBasePrice: 180_00,
  bookingCategory: 'repair',
} as const satisfies ServiceRow
