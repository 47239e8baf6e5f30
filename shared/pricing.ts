import type { Answers } from './booking-details/index.ts'
import type { Service } from './catalogue.ts'
import { dollars, formatCents } from './format/money.ts'
import { formatNumber } from './format/numbers.ts'

export const emergencyFee = dollars(50)
export const recurringDiscount = dollars(20)

/** One service's price, in cents. */
export interface Estimate {
  basePrice: number
  urgencyFee: number
  discounts: number
  total: number
}

const numberOr = (value: unknown, fallback: number) =>
  typeof value === 'number' ? value : fallback

/** What the size and the rooms multiply a price by: every 1,000 sq ft above the first, and a tenth for each room. */
const factorsOf = (details: Answers) => ({
  sizeFactor: Math.max(1, numberOr(details.propertySize, 1000) / 1000),
  roomFactor: 1 + 0.1 * numberOr(details.roomCount, 1),
})

/**
 * What a service costs with these answers, in cents (docs/rules.md, Prices). The formula is in dollars, multiplies in
 * this order and rounds to whole dollars, so that anyone who computes it gets the same price.
 */
export function estimate(service: Service, details: Answers): Estimate {
  const { sizeFactor, roomFactor } = factorsOf(details)
  const basePrice = dollars(Math.round((service.quoteBasePrice / 100) * sizeFactor * roomFactor))
  const urgencyFee = details.urgencyLevel === 'emergency' ? emergencyFee : 0
  const recurring = (details.serviceFrequency ?? 'one-time') !== 'one-time'
  const discounts = recurring ? recurringDiscount : 0
  return { basePrice, urgencyFee, discounts, total: basePrice + urgencyFee - discounts }
}

/**
 * The lowest estimate for one visit, in cents: a small home, nothing urgent. Only the cleaning form asks for rooms, of
 * which there may be none; elsewhere the formula counts one.
 */
export const lowestEstimate = (service: Service): number =>
  estimate(service, asksForRooms(service) ? { roomCount: 0 } : {}).total

/** Only cleaning has rooms; a pool has none. */
export const asksForRooms = ({ id, bookingCategory }: Service) =>
  bookingCategory === 'cleaning' && id !== 'pool-cleaning'

/** A step of the formula, as a person reads it: `1,800 sq ft`, `× 1.8`. */
export type PriceStep = readonly [what: string, effect: string]

/** How an estimate comes about, in the order of the formula. */
export function explainEstimate(service: Service, details: Answers): PriceStep[] {
  const { sizeFactor, roomFactor } = factorsOf(details)
  const { propertySize: size, roomCount: rooms } = details
  const { basePrice, urgencyFee, discounts } = estimate(service, details)
  return [
    [service.title, formatCents(service.quoteBasePrice)],
    ...(typeof size === 'number'
      ? [
          [
            `${formatNumber(size)} sq ft${size < 1000 ? ' (priced as 1,000)' : ''}`,
            times(sizeFactor),
          ] as const,
        ]
      : []),
    [
      typeof rooms === 'number'
        ? `Rooms: ${formatNumber(rooms)}`
        : 'Rooms: not asked, priced as one',
      times(roomFactor),
    ],
    ['Base price, in whole dollars', formatCents(basePrice)],
    ...(urgencyFee > 0 ? [['Same-day visit', `+ ${formatCents(urgencyFee)}`] as const] : []),
    ...(discounts > 0 ? [['Regular visits', `- ${formatCents(discounts)}`] as const] : []),
  ]
}

const times = (factor: number) => `× ${Number(factor.toFixed(2))}`
