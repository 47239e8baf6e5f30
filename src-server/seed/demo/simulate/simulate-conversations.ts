import pLimit from 'p-limit'
import type { BusinessPlan } from '../plan/plan-business.ts'
import type { Accounts } from './add-customers.ts'
import { type Sessions, simulateConversation } from './simulate-conversation.ts'
import type { Simulation } from './simulation.ts'

/** Concurrent conversations: their writes share commits. */
const atOnce = 4

/** Runs all conversations before anything is booked, so that the times that the assistant offers are always the same. */
export async function simulateConversations(
  simulation: Simulation,
  { orders, conversations }: BusinessPlan,
  accounts: Accounts,
): Promise<Sessions> {
  const all = [...orders.flatMap(({ conversation }) => conversation ?? []), ...conversations]
  return new Map(
    await pLimit(atOnce).map(all, async (conversation) => {
      const { customer } = conversation
      const user = (customer && accounts.get(customer)) ?? null
      return [conversation, await simulateConversation(simulation, conversation, user)] as const
    }),
  )
}
