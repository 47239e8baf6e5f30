import type { ServiceRow } from './service-row.ts'

export const homeSecurity = {
  id: 'home-security',
  title: 'Home Security',
  description: 'Cameras, alarms and smart locks planned, mounted and connected.',
  landingPrice: 200_00,
  startingPrice: 350_00,
  category: 'Installation',
  quoteBasePrice: 350_00,
  bookingCategory: 'installation',
} as const satisfies ServiceRow
