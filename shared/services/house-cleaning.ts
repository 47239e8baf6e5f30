import type { ServiceRow } from './service-row.ts'

export const houseCleaning = {
  id: 'house-cleaning',
  title: 'House Cleaning',
  description:
    'A thorough top-to-bottom clean of your rooms, kitchen and bathrooms by vetted cleaners.',
  landingPrice: 120_00,
  startingPrice: 120_00,
  category: 'Cleaning',
  quoteBasePrice: 150_00,
  bookingCategory: 'cleaning',
} as const satisfies ServiceRow
