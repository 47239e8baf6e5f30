import type { ServiceRow } from './service-row.ts'

export const lawnCare = {
  id: 'lawn-care',
  title: 'Lawn Care',
  description: 'Mowing, edging, feeding and seasonal cleanup for a lawn that stays healthy.',
  landingPrice: 60_00,
  startingPrice: 80_00,
  category: 'Outdoor',
  quoteBasePrice: 80_00,
  bookingCategory: 'outdoor',
} as const satisfies ServiceRow
