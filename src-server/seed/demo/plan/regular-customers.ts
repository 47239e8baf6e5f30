import type { ServiceId } from '../../../../shared/catalogue.ts'
import type { WantedOrder } from './plan-order.ts'
import type { DemoCustomer } from './types.ts'

interface Regular {
  serviceId: ServiceId
  frequency: NonNullable<WantedOrder['frequency']>
  /** The first and the last visit, in days from today. */
  from: number
  to: number
}

const everyDays = { weekly: 7, 'bi-weekly': 14, monthly: 28 } as const

const regulars: readonly Regular[] = [
  { serviceId: 'house-cleaning', frequency: 'bi-weekly', from: -81, to: 5 },
  { serviceId: 'house-cleaning', frequency: 'weekly', from: -37, to: 6 },
  { serviceId: 'house-cleaning', frequency: 'monthly', from: -72, to: 13 },
  { serviceId: 'lawn-care', frequency: 'bi-weekly', from: -79, to: 8 },
  { serviceId: 'lawn-care', frequency: 'weekly', from: -30, to: 5 },
  { serviceId: 'pest-control', frequency: 'monthly', from: -75, to: 10 },
  { serviceId: 'pool-cleaning', frequency: 'monthly', from: -54, to: 3 },
]

/** Customers who have somebody come again and again, with an order for each visit. */
export const regularOrders = (customers: readonly DemoCustomer[]): WantedOrder[] =>
  regulars.flatMap(({ serviceId, frequency, from, to }, index) => {
    const customer = customers[index]
    if (!customer) throw new Error('There are fewer customers than regular ones.')
    const visits = Math.floor((to - from) / everyDays[frequency]) + 1
    return Array.from(
      { length: visits },
      (_, visit): WantedOrder => ({
        customer,
        serviceIds: [serviceId],
        visitDay: from + visit * everyDays[frequency],
        daysAhead: 6,
        frequency,
        fate: 'done',
      }),
    )
  })
