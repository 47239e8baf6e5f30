import type { ServiceRow } from './service-row.ts'

export const carpetCleaning = {
  id: 'carpet-cleaning',
  title: 'Carpet Cleaning',
  description:
    'Hot-water extraction that lifts stains, odors and allergens out of carpets and rugs.',
  landingPrice: 80_00,
  startingPrice: 80_00,
  category: 'Cleaning',
  quoteBasePrice: 150_00,
  bookingCategory: 'cleaning',
} as const satisfies ServiceRow
