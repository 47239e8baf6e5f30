import type { ServiceRow } from './service-row.ts'

export const handyman = {
  id: 'handyman',
  title: 'Handyman',
  description: 'The small jobs that pile up: shelves, doors, drywall, caulking and fixtures.',
  landingPrice: 70_00,
  startingPrice: 90_00,
  category: 'Repairs',
  quoteBasePrice: 90_00,
  bookingCategory: 'construction',
} as const satisfies ServiceRow
