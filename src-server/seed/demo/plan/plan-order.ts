import type { ServiceId } from '../../../../shared/catalogue.ts'
import { sampleDetails } from '../../details/sample-details.ts'
import { anyInstruction } from '../../instructions.ts'
import { requireService } from '../../require-service.ts'
import { type Fate, planSteps } from './plan-steps.ts'
import { day, dayOf, hour, type PlanTime, planTime } from './plan-time.ts'

export type { Fate } from './plan-steps.ts'

import type { Planner } from './planner.ts'
import type { DemoCustomer, DemoOrder } from './types.ts'
import { daysBack } from './visit-days.ts'

export interface WantedOrder {
  customer: DemoCustomer
  serviceIds: readonly ServiceId[]
  /** Relative to today. */
  visitDay: number
  /** Days from the order to the visit; 0 is an emergency. */
  daysAhead: number
  fate: Fate
  frequency?: 'weekly' | 'bi-weekly' | 'monthly' | undefined
  by?: DemoOrder['by']
  details?: Readonly<Record<string, unknown>>
}

/** Plans an order: its details, its time, and everything that happens to it. */
export function planOrder(planner: Planner, wanted: WantedOrder): DemoOrder {
  const { calendar, random, times } = planner
  const { customer, serviceIds, fate } = wanted
  const isEmergency = wanted.daysAhead === 0
  const regular = `${customer.email} ${serviceIds[0]}`
  const prefers = wanted.frequency && planner.lastCrew.get(regular)
  const { crew, ...visit } = times.take({
    serviceIds,
    zip: customer.zip,
    day: wanted.visitDay,
    from: isEmergency ? '12:00' : '',
    prefers,
  })
  planner.lastCrew.set(regular, crew[0] ?? '')
  const visitAt = planTime(calendar, visit)
  const madeAt = isEmergency ? visitAt - random.between(190, 280) : orderTime(planner, wanted)
  const job = { customer, home: customer.home, date: visit.date, random }
  const services = serviceIds.map((serviceId) => {
    const service = requireService(serviceId)
    const { frequency } = wanted
    const daysAhead = dayOf(visitAt) - dayOf(madeAt)
    const details = sampleDetails({ ...job, service, daysAhead, frequency })
    return { serviceId, details: { ...details, ...wanted.details } }
  })
  return {
    customer,
    services,
    madeAt,
    visit,
    crew,
    asksForCrew: prefers !== undefined && prefers === crew[0],
    instructions: random.next() < 0.3 ? anyInstruction(random, customer.home) : undefined,
    by: wanted.by ?? (customer.hasAccount ? 'customer' : 'guest'),
    steps: planSteps(planner, {
      serviceIds,
      zip: customer.zip,
      madeAt,
      visit,
      fate: fateOn(fate, visitAt - madeAt),
    }),
  }
}

/** Mostly around noon or in the evening; no later than yesterday, no earlier than the start of the business. */
function orderTime({ random }: Planner, { visitDay, daysAhead, by }: WantedOrder): PlanTime {
  const onDay = Math.max(-daysBack - 1, Math.min(visitDay - daysAhead, -1))
  const hours =
    by === 'office'
      ? [9, 10, 11, 14, 15, 16]
      : [7, 8, 9, 11, 12, 12, 13, 16, 18, 19, 20, 20, 21, 22]
  return onDay * day + random.pick(hours) * hour + random.below(60)
}

/** Orders on short notice are neither moved nor cancelled. */
const fateOn = (fate: Fate, untilVisit: PlanTime): Fate => (untilVisit < 3 * day ? 'done' : fate)
