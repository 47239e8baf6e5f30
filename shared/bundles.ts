import type { Answers } from './booking-details/index.ts'
import type { Service, ServiceId } from './catalogue.ts'
import { dollars } from './format/money.ts'
import { type Estimate, estimate, lowestEstimate } from './pricing.ts'

/** A set of services that costs less together. Savings in cents. */
export interface Bundle {
  name: string
  services: readonly ServiceId[]
  savings: number
}

export const bundles: readonly Bundle[] = [
  { name: 'Clean & Protect', services: ['house-cleaning', 'pest-control'], savings: dollars(20) },
  { name: 'Repair Duo', services: ['plumbing', 'electrical'], savings: dollars(30) },
  { name: 'Inside & Out', services: ['lawn-care', 'house-cleaning'], savings: dollars(25) },
  {
    name: 'New Homeowner Package',
    services: ['moving', 'house-cleaning', 'pest-control'],
    savings: dollars(50),
  },
]

/** From this many services on, an order saves a further percentage of its subtotal. */
export const multiServiceDiscount = { atLeast: 4, percent: 10 } as const

export interface Savings {
  bundles: { name: string; savings: number }[]
  manyServicesDiscount: number
}

/**
 * Every bundle whose services are all selected (their savings add up), and the discount for many services, in cents.
 */
export function savingsFor(chosen: readonly string[], subtotal: number): Savings {
  return {
    bundles: bundles
      .filter((bundle) => bundle.services.every((id) => chosen.includes(id)))
      .map(({ name, savings }) => ({ name, savings })),
    manyServicesDiscount:
      chosen.length >= multiServiceDiscount.atLeast
        ? Math.round((subtotal * multiServiceDiscount.percent) / 100)
        : 0,
  }
}

/** A sum of prices and what is taken off it, in cents; never below 0. */
export interface DiscountedTotal extends Savings {
  subtotal: number
  total: number
}

function applySavings(chosen: readonly string[], subtotal: number): DiscountedTotal {
  const savings = savingsFor(chosen, subtotal)
  return { ...savings, subtotal, total: Math.max(0, subtotal - totalSavings(savings)) }
}

const totalSavings = ({ bundles: kept, manyServicesDiscount }: Savings) =>
  sum(kept.map((bundle) => bundle.savings)) + manyServicesDiscount

/** The lowest price of these services together, in cents: of their estimates, or of another price of each. */
export const priceFrom = (
  chosen: readonly Service[],
  price: (service: Service) => number = lowestEstimate,
): DiscountedTotal =>
  applySavings(
    chosen.map(({ id }) => id),
    sum(chosen.map(price)),
  )

/** The service that adds the most bundle savings, in cents; undefined where none adds any. */
export function bestAddition(
  chosen: readonly string[],
): { serviceId: ServiceId; savings: number } | undefined {
  const bundled = (ids: readonly string[]) => totalSavings(savingsFor(ids, 0))
  const candidates = new Set(bundles.flatMap(({ services }) => services))
  const additions = [...candidates]
    .filter((id) => !chosen.includes(id))
    .map((serviceId) => ({
      serviceId,
      savings: bundled([...chosen, serviceId]) - bundled(chosen),
    }))
  return additions.filter(({ savings }) => savings > 0).sort((a, b) => b.savings - a.savings)[0]
}

/** An order's price, in cents. `amounts` splits `total` among the services, in their order. */
export interface CombinedQuote extends DiscountedTotal {
  estimates: Estimate[]
  amounts: number[]
}

/**
 * The price of one or more services together. Chat, quote page and stored bookings all use this function, so a discount
 * that is promised is the discount that is booked.
 */
export function combinedQuote(
  chosen: readonly { service: Service; details: Answers }[],
): CombinedQuote {
  const estimates = chosen.map(({ service, details }) => estimate(service, details))
  const totals = estimates.map((one) => one.total)
  const reduced = applySavings(
    chosen.map(({ service }) => service.id),
    sum(totals),
  )
  return { ...reduced, estimates, amounts: allocate(reduced.total, totals) }
}

const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0)

/**
 * Splits `total` in proportion to `weights`, to the cent: the shares add up to it, so the bookings of an order add up
 * to the total shown.
 */
function allocate(total: number, weights: readonly number[]): number[] {
  let weightLeft = sum(weights)
  let left = total
  return weights.map((weight) => {
    const share = weightLeft === 0 ? left : Math.round((left * weight) / weightLeft)
    weightLeft -= weight
    left -= share
    return share
  })
}
