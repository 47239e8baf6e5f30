import type { ServiceRow } from './service-row.ts'

export const furnitureAssembly = {
  id: 'furniture-assembly',
  title: 'Furniture Assembly',
  description:
    'Flat-pack beds, desks, wardrobes and cribs put together and placed where you want them.',
  landingPrice: 50_00,
  startingPrice: 80_00,
  category: 'Assembly',
  quoteBasePrice: 75_00,
  bookingCategory: 'installation',
} as const satisfies ServiceRow
