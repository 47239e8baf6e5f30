import type { ServiceRow } from './service-row.ts'

export const poolCleaning = {
  id: 'pool-cleaning',
  title: 'Pool Cleaning',
  description: 'Skimming, vacuuming and balanced water, so the pool is ready when you are.',
  landingPrice: 120_00,
  startingPrice: 140_00,
  category: 'Cleaning',
  quoteBasePrice: 140_00,
  bookingCategory: 'cleaning',
} as const satisfies ServiceRow
