import type { ServiceRow } from './service-row.ts'

export const localMoving = {
  id: 'local-moving',
  title: 'Local Moving',
  description: 'A truck and a careful crew for moves across town.',
  landingPrice: 250_00,
  startingPrice: 250_00,
  category: 'Specialty',
  quoteBasePrice: 200_00,
  bookingCategory: 'moving',
} as const satisfies ServiceRow
