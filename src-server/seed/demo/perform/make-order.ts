import { newId } from '../../../secret.ts'
import type { DemoOrder } from '../plan/types.ts'
import type { Accounts } from './add-customers.ts'
import type { Sessions } from './hold-conversation.ts'
import type { Office } from './open-office.ts'
import { onDuty, type PerformedOrder } from './performed-order.ts'
import type { Stage } from './stage.ts'

/** Orders as the customer does, signed in or not, or as the office does for a caller. */
export async function makeOrder(
  stage: Stage,
  office: Office,
  order: DemoOrder,
  { accounts, sessions }: { accounts: Accounts; sessions: Sessions },
): Promise<PerformedOrder> {
  const { customer, services, madeAt, visit, instructions, by, conversation } = order
  const user = by === 'guest' ? null : (accounts.get(customer) ?? null)
  const caller = stage.as(by === 'office' ? onDuty(office, madeAt) : user, madeAt)
  const { groupId, token, bookings } = await caller.booking.create({
    services: [...services],
    ...visit,
    contact: {
      fullName: customer.name,
      email: customer.email,
      phone: customer.phone,
      address: customer.address,
      specialInstructions: instructions,
    },
    idempotencyKey: `demo-${newId()}`,
    chatSessionId: conversation && sessions.get(conversation),
  })
  return { stage, office, order, groupId, token, user, ids: bookings.map(({ id }) => id) }
}
