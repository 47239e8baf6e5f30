import type { ServiceRow } from './service-row.ts'

export const chimney = {
  id: 'chimney',
  title: 'Chimney Services',
  description:
    'Sweeping, inspection, caps and liners for a fireplace that draws well and burns safely.',
  landingPrice: 150_00,
  startingPrice: 150_00,
  category: 'Maintenance',
  quoteBasePrice: 200_00,
  bookingCategory: 'installation',
} as const satisfies ServiceRow
