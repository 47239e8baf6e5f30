import type { ServiceRow } from './service-row.ts'

export const moldInspection = {
  id: 'mold-inspection',
  title: 'Mold Inspection',
  description: 'Moisture readings, air samples and a plain report on what to do next.',
  landingPrice: 180_00,
  startingPrice: 250_00,
  category: 'Specialty',
  quoteBasePrice: 250_00,
  bookingCategory: 'construction',
} as const satisfies ServiceRow
