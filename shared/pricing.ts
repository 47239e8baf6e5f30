import type { Answers } from './booking-details/index.ts'
import type { Service } from './catalogue.ts'
import { dollars } from './format/money.ts'

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

/**
 * What a service costs with these answers, in cents (docs/rules.md, Prices). The formula is in dollars, multiplies in
 * this order and rounds to whole dollars, so that anyone who computes it gets the same price.
 */
export function estimate(service: Service, details: Answers): Estimate {
  const sizeFactor = Math.max(1, numberOr(details.propertySize, 1000) / 1000)
  const roomFactor = 1 + 0.1 * numberOr(details.roomCount, 1)
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
  estimate(service, service.bookingCategory === 'cleaning' ? { roomCount: 0 } : {}).total
