import type { ServiceRow } from './service-row.ts'

export const hvac = {
  id: 'hvac',
  title: 'HVAC',
  description: 'Heating and cooling systems repaired, tuned and maintained through every season.',
  landingPrice: 150_00,
  startingPrice: 200_00,
  category: 'Repairs',
  quoteBasePrice: 250_00,
  bookingCategory: 'repair',
} as const satisfies ServiceRow
