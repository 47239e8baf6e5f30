import { newId } from '../../../secrets.ts'
import type { DemoOrder } from '../plan/types.ts'
import type { Crew } from './add-crew.ts'
import type { Accounts } from './add-customers.ts'
import type { Office } from './open-office.ts'
import { onDuty, type PlacedOrder } from './placed-order.ts'
import type { Sessions } from './simulate-conversation.ts'
import type { Simulation } from './simulation.ts'

/** Places an order as the customer, signed in or as a guest, or as an admin on the customer's behalf. */
export async function placeOrder(
  simulation: Simulation,
  office: Office,
  order: DemoOrder,
  { accounts, sessions, crew }: { accounts: Accounts; sessions: Sessions; crew: Crew },
): Promise<PlacedOrder> {
  const { customer, services, madeAt, visit, instructions, by, conversation } = order
  const user = by === 'guest' ? null : (accounts.get(customer) ?? null)
  const caller = simulation.as(by === 'office' ? onDuty(office, madeAt) : user, madeAt)
  const { groupId, token, bookings } = await caller.booking.create({
    // Whom the plan has chosen, so that all orders of the plan are possible in any sequence.
    services: services.map((service, index) => ({
      ...service,
      professionalId: crew.get(order.crew[index] ?? ''),
    })),
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
  return {
    simulation,
    office,
    crew,
    order,
    groupId,
    token,
    user,
    ids: bookings.map(({ id }) => id),
  }
}
