import { queueReminder } from '../../../mail/reminders.ts'
import { day, planInstant } from '../plan/plan-time.ts'
import type { DemoStep } from '../plan/types.ts'
import { onDuty, type PerformedOrder } from './performed-order.ts'

type StepOf<Kind extends DemoStep['kind']> = Extract<DemoStep, { kind: Kind }>
type Performer<Kind extends DemoStep['kind']> = (
  performed: PerformedOrder,
  step: StepOf<Kind>,
) => Promise<unknown>

/** Does one thing with an order, at its time, as the customer or the office does it. */
export const performStep = <Kind extends DemoStep['kind']>(
  performed: PerformedOrder,
  step: StepOf<Kind> & { kind: Kind },
): Promise<unknown> => (performers[step.kind] as Performer<Kind>)(performed, step)

const performers: { [Kind in DemoStep['kind']]: Performer<Kind> } = {
  advance: (performed, step) =>
    admin(performed, step).advanceBooking({ id: idOf(performed, step), from: step.from }),
  move: (performed, step) =>
    customer(performed, step).reschedule({ ...refOf(performed, step), ...step.to }),
  remind: ({ stage, groupId }, { at, visit: { date, time } }) =>
    queueReminder(
      stage.depsAt(at),
      { group_id: groupId, scheduled_date: date, scheduled_time: time },
      planInstant(stage.calendar, at + day),
    ),
  async cancel(performed, step) {
    const ref = refOf(performed, step)
    const caller = customer(performed, step)
    const { feeNow, restOfOrder } = await caller.details(ref)
    return caller.cancel({ ...ref, fee: feeNow, restTotal: restOfOrder?.after })
  },
  async cancelAsAdmin(performed, step) {
    const { reason } = step
    const id = idOf(performed, step)
    const { status } = await customer(performed, step).details(refOf(performed, step))
    return admin(performed, step).cancelBooking({ id, from: status, reason })
  },
  note: (performed, step) =>
    admin(performed, step).addNote({ id: idOf(performed, step), content: step.text }),
  review: (performed, step) =>
    customer(performed, step).review({
      ...refOf(performed, step),
      rating: step.rating,
      text: step.text,
    }),
  reply: async (performed, step) =>
    admin(performed, step).replyToReview({ id: await reviewOf(performed, step), reply: step.text }),
  hide: async (performed, step) =>
    admin(performed, step).hideReview({ id: await reviewOf(performed, step), reason: step.reason }),
}

const idOf = ({ ids }: PerformedOrder, { booking }: DemoStep) => ids[booking] ?? ''
const refOf = (performed: PerformedOrder, step: DemoStep) => ({
  id: idOf(performed, step),
  token: performed.token,
})
const customer = ({ stage, user }: PerformedOrder, { at }: DemoStep) => stage.as(user, at).booking
const admin = ({ stage, office }: PerformedOrder, { at }: DemoStep) =>
  stage.as(onDuty(office, at), at).admin

async function reviewOf(performed: PerformedOrder, step: DemoStep): Promise<string> {
  const { read } = performed.stage.depsAt(step.at).database
  const { id } = await read
    .selectFrom('customer_reviews')
    .select('id')
    .where('booking_id', '=', idOf(performed, step))
    .executeTakeFirstOrThrow()
  return id
}
