import type { ServiceRow } from './service-row.ts'

export const plumbing = {
  id: 'plumbing',
  title: 'Plumbing',
  description: 'Leaks, clogs, water heaters and fixtures repaired by licensed plumbers.',
  landingPrice: 90_00,
  startingPrice: 150_00,
  category: 'Repairs',
  quoteBasePrice: 180_00,
  bookingCategory: 'repair',
} as const satisfies ServiceRow
