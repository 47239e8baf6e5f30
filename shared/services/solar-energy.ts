import type { ServiceRow } from './service-row.ts'

export const solarEnergy = {
  id: 'solar-energy',
  title: 'Solar Energy',
  description: 'Whole-home solar planning with battery storage, permits and grid connection.',
  landingPrice: 500_00,
  startingPrice: 500_00,
  category: 'Installation',
  quoteBasePrice: 1200_00,
  bookingCategory: 'installation',
} as const satisfies ServiceRow
