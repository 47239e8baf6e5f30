import type { ServiceRow } from './service-row.ts'

export const longDistanceMoving = {
  id: 'long-distance-moving',
  title: 'Long Distance Moving',
  description:
    'Moves between states, with inventory, transport and delivery planned around your dates.',
  landingPrice: 800_00,
  startingPrice: 800_00,
  category: 'Specialty',
  quoteBasePrice: 400_00,
  bookingCategory: 'moving',
} as const satisfies ServiceRow
