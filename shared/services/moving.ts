import type { ServiceRow } from './service-row.ts'

export const moving = {
  id: 'moving',
  title: 'Moving Services',
  description: 'A full-service crew that packs, carries and sets up your new home.',
  landingPrice: 300_00,
  startingPrice: 250_00,
  category: 'Specialty',
  quoteBasePrice: 100_00,
  bookingCategory: 'moving',
} as const satisfies ServiceRow
