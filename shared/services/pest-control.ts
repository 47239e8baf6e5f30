import type { ServiceRow } from './service-row.ts'

export const pestControl = {
  id: 'pest-control',
  title: 'Pest Control',
  description: 'Ants, roaches, rodents and termites treated, with your family and pets in mind.',
  landingPrice: 95_00,
  startingPrice: 100_00,
  category: 'Maintenance',
  quoteBasePrice: 100_00,
  bookingCategory: 'outdoor',
} as const satisfies ServiceRow
