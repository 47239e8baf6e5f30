import type { ServiceId } from '../../../../shared/catalogue.ts'
import type { WantedOrder } from './plan-order.ts'
import type { DemoCustomer } from './types.ts'

interface Regular {
  serviceId: ServiceId
  /** The same details for each visit. */
  details: Readonly<Record<string, unknown>>
  frequency: NonNullable<WantedOrder['frequency']>
  /** Days of the first and the last visit, relative to today. */
  from: number
  to: number
}

const everyDays = { weekly: 7, 'bi-weekly': 14, monthly: 28 } as const

const cleaning = { cleaningType: 'regular', additionalServices: {}, specialRequests: undefined }
const mowing = {
  serviceType: 'maintenance',
  currentCondition: 'good',
  desiredOutcome: 'Mow, edge and blow the clippings off the walk.',
}
const treatment = {
  serviceType: 'maintenance',
  currentCondition: 'good',
  desiredOutcome: 'Treatment inside and around the foundation.',
}

const regulars: readonly Regular[] = [
  { serviceId: 'house-cleaning', details: cleaning, frequency: 'bi-weekly', from: -81, to: 5 },
  { serviceId: 'house-cleaning', details: cleaning, frequency: 'weekly', from: -64, to: 6 },
  { serviceId: 'house-cleaning', details: cleaning, frequency: 'monthly', from: -72, to: 13 },
  { serviceId: 'lawn-care', details: mowing, frequency: 'bi-weekly', from: -79, to: 8 },
  { serviceId: 'lawn-care', details: mowing, frequency: 'weekly', from: -58, to: 5 },
  { serviceId: 'pest-control', details: treatment, frequency: 'monthly', from: -75, to: 10 },
  { serviceId: 'pool-cleaning', details: cleaning, frequency: 'monthly', from: -54, to: 3 },
]

/** Orders of customers with recurring visits: one order per visit. */
export const regularOrders = (customers: readonly DemoCustomer[]): WantedOrder[] =>
  regulars.flatMap(({ serviceId, details, frequency, from, to }, index) => {
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
        details,
        frequency,
        fate: 'done',
      }),
    )
  })
