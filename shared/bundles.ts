import type { ServiceDetails } from './booking-details/index.ts'
import type { Service, ServiceId } from './catalogue.ts'
import { dollars } from './money.ts'
import { type Estimate, estimate } from './pricing.ts'

/** A set of services that costs less together. Savings in cents (specification, section 9). */
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

/** From this many services on, an order saves a further share of its subtotal. */
export const manyServices = { atLeast: 4, percent: 10 } as const

export interface Savings {
  bundles: { name: string; savings: number }[]
  manyServicesDiscount: number
}

/** Every bundle whose services are all chosen, and the discount for many services, in cents (decision 8). */
export function savingsFor(chosen: readonly string[], subtotal: number): Savings {
  return {
    bundles: bundles
      .filter((bundle) => bundle.services.every((id) => chosen.includes(id)))
      .map(({ name, savings }) => ({ name, savings })),
    manyServicesDiscount:
      chosen.length >= manyServices.atLeast
        ? Math.round((subtotal * manyServices.percent) / 100)
        : 0,
  }
}

/** An order's price, in cents. `amounts` shares `total` out over the services, in their order. */
export interface CombinedQuote extends Savings {
  estimates: Estimate[]
  subtotal: number
  total: number
  amounts: number[]
}

/** The price of one or more services together: chat, quote page and stored bookings all take it from here (decision 8). */
export function combinedQuote(
  chosen: readonly { service: Service; details: ServiceDetails }[],
): CombinedQuote {
  const estimates = chosen.map(({ service, details }) => estimate(service, details))
  const subtotal = sum(estimates.map((one) => one.total))
  const savings = savingsFor(
    chosen.map(({ service }) => service.id),
    subtotal,
  )
  const saved = sum(savings.bundles.map((bundle) => bundle.savings)) + savings.manyServicesDiscount
  const total = Math.max(0, subtotal - saved)
  const amounts = shareOut(
    total,
    estimates.map((one) => one.total),
  )
  return { ...savings, estimates, subtotal, total, amounts }
}

const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0)

/** Splits `total` in proportion to `weights`, to the cent: the shares add up to it (decision 9). */
function shareOut(total: number, weights: readonly number[]): number[] {
  let weightLeft = sum(weights)
  let left = total
  return weights.map((weight) => {
    const share = weightLeft === 0 ? left : Math.round((left * weight) / weightLeft)
    weightLeft -= weight
    left -= share
    return share
  })
}
