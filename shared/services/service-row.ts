import type { BookingCategory } from '../booking-details/index.ts'

export const serviceCategories = [
  'Cleaning',
  'Repairs',
  'Installation',
  'Outdoor',
  'Specialty',
  'Assembly',
  'Organization',
  'Improvement',
  'Maintenance',
] as const
export type ServiceCategory = (typeof serviceCategories)[number]

/** A service's row of the price list. The three prices are in cents. */
export interface ServiceRow {
  id: string
  title: string
  description: string
  /** The 'from' price on the landing page and in the chat. */
  landingPrice: number
  /** The 'from' price on /services: its own figure if it has one, otherwise the landing price. */
  startingPrice: number
  category: ServiceCategory
  /** What the estimate starts from. */
  quoteBasePrice: number
  /** Which of the six detail forms it uses. */
  bookingCategory: BookingCategory
}
