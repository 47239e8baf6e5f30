import type { ServiceRow } from './service-row.ts'

export const applianceRepair = {
  id: 'appliance-repair',
  title: 'Appliance Repair',
  description: 'Washers, fridges, ovens and dishwashers diagnosed and fixed at home.',
  landingPrice: 85_00,
  startingPrice: 120_00,
  category: 'Repairs',
  quoteBasePrice: 120_00,
  bookingCategory: 'repair',
} as const satisfies ServiceRow
