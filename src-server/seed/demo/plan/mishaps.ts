import type { DemoOrder } from './types.ts'

/** One payment fails per so many orders. */
const ordersPerFailure = 60
const mistypedAddresses = 2

/** Some payments fail, and the latest guests have mistyped their email address. */
export function withMishaps(orders: readonly DemoOrder[]): DemoOrder[] {
  const byTime = orders.toSorted((one, other) => one.madeAt - other.madeAt)
  const unpaid = new Set(byTime.filter((_, index) => index % ordersPerFailure === 0))
  const guests = byTime.filter(({ by, customer }) => by === 'guest' && !customer.hasAccount)
  const mistyped = new Set(guests.slice(-mistypedAddresses))
  return orders.map((order) => ({
    ...order,
    isUnpaid: unpaid.has(order),
    bounces: mistyped.has(order),
  }))
}
