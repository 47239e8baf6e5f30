import { nextStatus } from '../../../../shared/booking-status.ts'
import { queueReminder } from '../../../mail/reminders.ts'
import { day, planInstant } from '../plan/plan-time.ts'
import type { DemoStep } from '../plan/types.ts'
import { onDuty, type PlacedOrder } from './placed-order.ts'

type StepOf<Kind extends DemoStep['kind']> = Extract<DemoStep, { kind: Kind }>
type Simulator<Kind extends DemoStep['kind']> = (
  placed: PlacedOrder,
  step: StepOf<Kind>,
) => Promise<unknown>

/** Runs one step of an order at its planned time, as the customer or an admin. */
export const simulateStep = <Kind extends DemoStep['kind']>(
  placed: PlacedOrder,
  step: StepOf<Kind> & { kind: Kind },
): Promise<unknown> => {
  // With `Kind` itself as the key, the compiler knows that the simulator takes this step.
  const kind: Kind = step.kind
  return simulators[kind](placed, step)
}

const simulators: { [Kind in DemoStep['kind']]: Simulator<Kind> } = {
  advance: (placed, step) =>
    admin(placed, step).bookings.updateStatus({
      id: idOf(placed, step),
      to: nextStatus[step.from],
    }),
  move: (placed, step) =>
    customer(placed, step).reschedule({
      ...refOf(placed, step),
      ...step.to,
      professionalId: placed.crew.get(step.crew[0] ?? ''),
    }),
  remind: ({ simulation, groupId }, { at, visit: { date, time } }) =>
    queueReminder(
      simulation.depsAt(at),
      { group_id: groupId, scheduled_date: date, scheduled_time: time },
      planInstant(simulation.calendar, at + day),
    ),
  async cancel(placed, step) {
    const ref = refOf(placed, step)
    const caller = customer(placed, step)
    const { feeNow, restOfOrder } = await caller.details(ref)
    return caller.cancel({ ...ref, fee: feeNow, restTotal: restOfOrder?.after })
  },
  async cancelAsAdmin(placed, step) {
    const { reason } = step
    const id = idOf(placed, step)
    const { status } = await customer(placed, step).details(refOf(placed, step))
    return admin(placed, step).bookings.cancel({ id, from: status, reason })
  },
  note: (placed, step) =>
    admin(placed, step).bookings.addNote({ id: idOf(placed, step), content: step.text }),
  review: (placed, step) =>
    customer(placed, step).review({
      ...refOf(placed, step),
      rating: step.rating,
      text: step.text,
    }),
  reply: async (placed, step) =>
    admin(placed, step).reviews.reply({ id: await reviewOf(placed, step), reply: step.text }),
  hide: async (placed, step) =>
    admin(placed, step).reviews.hide({ id: await reviewOf(placed, step), reason: step.reason }),
  claim: (placed, step) =>
    customer(placed, step).makeClaim({ ...refOf(placed, step), content: step.text }),
  async settleClaim(placed, step) {
    const [claim] = (await customer(placed, step).details(refOf(placed, step))).claims
    const { outcome, message } = step
    return admin(placed, step).claims.settle({ id: claim?.id ?? '', outcome, message })
  },
}

const idOf = ({ ids }: PlacedOrder, { booking }: DemoStep) => ids[booking] ?? ''
const refOf = (placed: PlacedOrder, step: DemoStep) => ({
  id: idOf(placed, step),
  token: placed.token,
})
const customer = ({ simulation, user }: PlacedOrder, { at }: DemoStep) =>
  simulation.as(user, at).booking
const admin = ({ simulation, office }: PlacedOrder, { at }: DemoStep) =>
  simulation.as(onDuty(office, at), at).admin

async function reviewOf(placed: PlacedOrder, step: DemoStep): Promise<string> {
  const { read } = placed.simulation.depsAt(step.at).database
  const { id } = await read
    .selectFrom('customer_reviews')
    .select('id')
    .where('booking_id', '=', idOf(placed, step))
    .executeTakeFirstOrThrow()
  return id
}
