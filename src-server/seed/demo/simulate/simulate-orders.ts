import pLimit from 'p-limit'
import type { BusinessPlan } from '../plan/plan-business.ts'
import type { PlanTime } from '../plan/plan-time.ts'
import type { DemoOrder } from '../plan/types.ts'
import type { Crew } from './add-crew.ts'
import type { Accounts } from './add-customers.ts'
import type { Office } from './open-office.ts'
import { placeOrder } from './place-order.ts'
import type { PlacedOrder } from './placed-order.ts'
import type { Sessions } from './simulate-conversation.ts'
import { simulateStep } from './simulate-step.ts'
import type { Simulation } from './simulation.ts'

/** Concurrent customers: their writes share commits. */
const atOnce = 12

/**
 * Places all orders and runs their steps. Customers are independent of each other, so only the events of one customer
 * run in chronological order.
 */
export async function simulateOrders(
  simulation: Simulation,
  office: Office,
  { customers, orders }: BusinessPlan,
  known: { accounts: Accounts; sessions: Sessions; crew: Crew },
): Promise<PlacedOrder[]> {
  const placed: PlacedOrder[] = []
  const limit = pLimit(atOnce)
  await limit.map(customers, async (customer) => {
    const own = orders.filter((order) => order.customer === customer)
    for (const event of inOrder(own)) {
      const made = placed.find(({ order }) => order === event.order)
      if (made && event.step) await simulateStep(made, event.step)
      else placed.push(await placeOrder(simulation, office, event.order, known))
    }
  })
  return placed
}

interface Event {
  at: PlanTime
  order: DemoOrder
  /** Undefined: the order is placed. */
  step?: DemoOrder['steps'][number]
}

const inOrder = (orders: readonly DemoOrder[]): Event[] =>
  orders
    .flatMap((order): Event[] => [
      { at: order.madeAt, order },
      ...order.steps.map((step) => ({ at: step.at, order, step })),
    ])
    .toSorted((one, other) => one.at - other.at)
