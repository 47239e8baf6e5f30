import pLimit from 'p-limit'
import type { BusinessPlan } from '../plan/plan-business.ts'
import type { Accounts } from './add-customers.ts'
import { holdConversation, type Sessions } from './hold-conversation.ts'
import type { Stage } from './stage.ts'

/** So many at once: their writes share a commit. */
const atOnce = 4

/** Holds all conversations, before anything is booked: the times that the assistant offers do not depend on the hour. */
export async function holdConversations(
  stage: Stage,
  { orders, conversations }: BusinessPlan,
  accounts: Accounts,
): Promise<Sessions> {
  const all = [...orders.flatMap(({ conversation }) => conversation ?? []), ...conversations]
  return new Map(
    await pLimit(atOnce).map(all, async (conversation) => {
      const { customer } = conversation
      const user = (customer && accounts.get(customer)) ?? null
      return [conversation, await holdConversation(stage, conversation, user)] as const
    }),
  )
}
