import pLimit from 'p-limit'
import type { BusinessPlan } from '../plan/plan-business.ts'
import type { PlanTime } from '../plan/plan-time.ts'
import type { DemoOrder } from '../plan/types.ts'
import type { Accounts } from './add-customers.ts'
import type { Sessions } from './hold-conversation.ts'
import { makeOrder } from './make-order.ts'
import type { Office } from './open-office.ts'
import { performStep } from './perform-step.ts'
import type { PerformedOrder } from './performed-order.ts'
import type { Stage } from './stage.ts'

/** So many customers at once: their writes share a commit. */
const atOnce = 12

/**
 * Makes all orders, and does all that is done with them. Customers have nothing to do with each other, so only what
 * concerns one of them is done in the order of time.
 */
export async function performOrders(
  stage: Stage,
  office: Office,
  { customers, orders }: BusinessPlan,
  known: { accounts: Accounts; sessions: Sessions },
): Promise<PerformedOrder[]> {
  const performed: PerformedOrder[] = []
  const limit = pLimit(atOnce)
  await limit.map(customers, async (customer) => {
    const own = orders.filter((order) => order.customer === customer)
    for (const act of inOrder(own)) {
      const made = performed.find(({ order }) => order === act.order)
      if (made && act.step) await performStep(made, act.step)
      else performed.push(await makeOrder(stage, office, act.order, known))
    }
  })
  return performed
}

interface Act {
  at: PlanTime
  order: DemoOrder
  /** Without one, the order is made. */
  step?: DemoOrder['steps'][number]
}

const inOrder = (orders: readonly DemoOrder[]): Act[] =>
  orders
    .flatMap((order): Act[] => [
      { at: order.madeAt, order },
      ...order.steps.map((step) => ({ at: step.at, order, step })),
    ])
    .toSorted((one, other) => one.at - other.at)
