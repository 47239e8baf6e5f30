import type { ServiceRow } from './service-row.ts'

export const locksmith = {
  id: 'locksmith',
  title: 'Locksmith',
  description: 'Lockouts, rekeying and new locks for homes and offices.',
  landingPrice: 80_00,
  startingPrice: 80_00,
  category: 'Repairs',
  quoteBasePrice: 120_00,
  bookingCategory: 'repair',
} as const satisfies ServiceRow
