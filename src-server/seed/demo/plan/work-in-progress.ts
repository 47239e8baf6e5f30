import type { ServiceId } from '../../../../shared/catalogue.ts'
import type { WantedOrder } from './plan-order.ts'
import type { DemoCustomer } from './types.ts'

/** Jobs of several days that have started and are not finished. */
const begun: readonly { serviceId: ServiceId; visitDay: number; daysAhead: number }[] = [
  { serviceId: 'new-construction', visitDay: -11, daysAhead: 20 },
  { serviceId: 'restoration', visitDay: -3, daysAhead: 1 },
  { serviceId: 'roofing', visitDay: -2, daysAhead: 6 },
  { serviceId: 'interior-painting', visitDay: -2, daysAhead: 9 },
]

export const workInProgress = (owners: readonly DemoCustomer[]): WantedOrder[] =>
  begun.flatMap(({ serviceId, visitDay, daysAhead }, index) => {
    const customer = owners[index]
    return customer
      ? [{ customer, serviceIds: [serviceId], visitDay, daysAhead, fate: 'done' as const }]
      : []
  })
