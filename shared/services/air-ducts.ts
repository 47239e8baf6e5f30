import type { ServiceRow } from './service-row.ts'

export const airDucts = {
  id: 'air-ducts',
  title: 'Air Duct Cleaning',
  description: 'Dust, pollen and debris cleared from ducts and vents for cleaner air at home.',
  landingPrice: 200_00,
  startingPrice: 200_00,
  category: 'Cleaning',
  quoteBasePrice: 250_00,
  bookingCategory: 'cleaning',
} as const satisfies ServiceRow
