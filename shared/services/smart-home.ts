import type { ServiceRow } from './service-row.ts'

export const smartHome = {
  id: 'smart-home',
  title: 'Smart Home',
  description: 'Thermostats, lighting, speakers and hubs installed and set up to work together.',
  landingPrice: 150_00,
  startingPrice: 200_00,
  category: 'Installation',
  quoteBasePrice: 200_00,
  bookingCategory: 'installation',
} as const satisfies ServiceRow
