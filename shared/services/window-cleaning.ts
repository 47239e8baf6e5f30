import type { ServiceRow } from './service-row.ts'

export const windowCleaning = {
  id: 'window-cleaning',
  title: 'Window Cleaning',
  description: 'Streak-free glass inside and out, with screens, tracks and sills wiped down.',
  landingPrice: 60_00,
  startingPrice: 90_00,
  category: 'Cleaning',
  quoteBasePrice: 90_00,
  bookingCategory: 'cleaning',
} as const satisfies ServiceRow
