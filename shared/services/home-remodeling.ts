import type { ServiceRow } from './service-row.ts'

export const homeRemodeling = {
  id: 'home-remodeling',
  title: 'Home Remodeling',
  description:
    'Kitchens, bathrooms and whole floors redesigned and rebuilt under one project lead.',
  landingPrice: 1000_00,
  startingPrice: 1000_00,
  category: 'Improvement',
  quoteBasePrice: 2500_00,
  bookingCategory: 'construction',
} as const satisfies ServiceRow
