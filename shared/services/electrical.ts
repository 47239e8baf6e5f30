import type { ServiceRow } from './service-row.ts'

export const electrical = {
  id: 'electrical',
  title: 'Electrical',
  description: 'Outlets, panels, lighting and wiring made safe by licensed electricians.',
  landingPrice: 100_00,
  startingPrice: 180_00,
  category: 'Repairs',
  quoteBasePrice: 200_00,
  bookingCategory: 'repair',
} as const satisfies ServiceRow
