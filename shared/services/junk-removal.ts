import type { ServiceRow } from './service-row.ts'

export const junkRemoval = {
  id: 'junk-removal',
  title: 'Junk Removal',
  description: 'Old furniture, appliances and debris hauled away, donated or recycled.',
  landingPrice: 100_00,
  startingPrice: 180_00,
  category: 'Specialty',
  quoteBasePrice: 180_00,
  bookingCategory: 'construction',
} as const satisfies ServiceRow
