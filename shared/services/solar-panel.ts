import type { ServiceRow } from './service-row.ts'

export const solarPanel = {
  id: 'solar-panel',
  title: 'Solar Panel Installation',
  description: 'Rooftop panels sized, mounted and wired by certified installers.',
  landingPrice: 800_00,
  startingPrice: 800_00,
  category: 'Installation',
  quoteBasePrice: 800_00,
  bookingCategory: 'installation',
} as const satisfies ServiceRow
