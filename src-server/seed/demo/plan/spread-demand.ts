import type { BookingCategory } from '../../../../shared/booking-details/index.ts'
import { findService, type ServiceId } from '../../../../shared/catalogue.ts'
import type { Random } from '../../random.ts'
import { canServe } from './crew-calendar.ts'
import type { Fate, WantedOrder } from './plan-order.ts'
import type { DemoCustomer } from './types.ts'

/** Services that only customers with a house order. */
const forHouses: readonly ServiceId[] = [
  'lawn-care',
  'pool-cleaning',
  'roofing',
  'chimney',
  'garage-door',
  'solar-energy',
  'solar-panel',
  'new-construction',
]

const usualDaysAhead: Record<BookingCategory, readonly number[]> = {
  repair: [0, 0, 1, 1, 2, 2, 3, 4, 6],
  cleaning: [2, 3, 4, 5, 6, 8, 10],
  outdoor: [2, 3, 4, 6, 9],
  installation: [3, 4, 6, 8, 13],
  construction: [2, 4, 6, 9, 15],
  moving: [7, 10, 14, 18],
}
/** For future visits: how many days ago the order was placed. */
const daysSinceOrder = [1, 1, 2, 2, 3, 4, 5, 6, 8, 10, 12, 15]

/** Assigns the orders to customers and days. Some customers order more often than others, none the same service twice. */
export function spreadDemand(
  random: Random,
  demand: readonly (readonly ServiceId[])[],
  days: readonly number[],
  customers: readonly DemoCustomer[],
): WantedOrder[] {
  const had = new Map<DemoCustomer, Set<ServiceId>>()
  const fits = (customer: DemoCustomer, serviceIds: readonly ServiceId[]) =>
    serviceIds.every((id) => !had.get(customer)?.has(id)) &&
    canServe(serviceIds, customer.zip) &&
    (customer.home.propertyType === 'house' || !serviceIds.some((id) => forHouses.includes(id)))
  const customerFor = (serviceIds: readonly ServiceId[]): DemoCustomer => {
    const at = Math.floor(customers.length * random.next() ** 1.5)
    const customer = customers[at]
    if (!customer || !fits(customer, serviceIds)) return customerFor(serviceIds)
    had.set(customer, new Set([...(had.get(customer) ?? []), ...serviceIds]))
    return customer
  }
  return demand.map((serviceIds, index) => {
    const visitDay = days[index] ?? 0
    const customer = customerFor(serviceIds)
    const isByOffice = random.next() < 0.08
    return {
      customer,
      serviceIds,
      visitDay,
      daysAhead: daysAheadOf(random, serviceIds, visitDay),
      fate: fateOf(random, serviceIds),
      ...(isByOffice ? { by: 'office' as const } : {}),
    }
  })
}

function daysAheadOf(random: Random, serviceIds: readonly ServiceId[], visitDay: number): number {
  if (visitDay >= 0) return visitDay + random.pick(daysSinceOrder)
  const category = findService(serviceIds[0] ?? '')?.bookingCategory ?? 'cleaning'
  const usual = random.pick(usualDaysAhead[category])
  return serviceIds.length > 1 ? Math.max(2, usual) : usual
}

function fateOf(random: Random, { length }: readonly ServiceId[]): Fate {
  const share = random.next()
  if (length > 1) return share < 0.25 ? 'shortened' : share < 0.3 ? 'cancelled' : 'done'
  if (share < 0.08) return 'moved'
  if (share < 0.15) return 'cancelled'
  if (share < 0.25) return 'cancelledLate'
  return share < 0.29 ? 'cancelledAsAdmin' : 'done'
}
