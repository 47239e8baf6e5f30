import type { ServiceRow } from './service-row.ts'

export const homeOrganization = {
  id: 'home-organization',
  title: 'Home Organization',
  description: 'Closets, kitchens and garages sorted and set up so that everything has its place.',
  landingPrice: 80_00,
  startingPrice: 110_00,
  category: 'Organization',
  quoteBasePrice: 120_00,
  bookingCategory: 'construction',
} as const satisfies ServiceRow
