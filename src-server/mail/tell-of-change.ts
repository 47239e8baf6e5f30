import type { WallClock } from '../../shared/time/business-time.ts'
import type { Context } from '../context.ts'
import { parseColumn } from '../db/parse-column.ts'
import type { Tables, Trx } from '../db/types.ts'
import { factsOf, recipientOf } from './booking-facts.ts'
import { bookingChanged } from './messages/booking-changed.ts'
import { professionalChanged } from './messages/professional-changed.ts'
import { notifyCustomer } from './notify-customer.ts'
import { noFacts } from './outbox.ts'

/** Until then the office can take a change back, and the customer never hears of it. */
export const withdrawableMs = 2 * 60_000

/** When a visit is, in the business zone, and who comes. */
export interface Arrangement extends WallClock {
  professionalId: string | null
}

export const arrangementOf = (
  booking: Pick<Tables['bookings'], 'scheduled_date' | 'scheduled_time' | 'professional_id'>,
): Arrangement => ({
  date: booking.scheduled_date,
  time: booking.scheduled_time,
  professionalId: booking.professional_id,
})

const isSameTime = (one: WallClock, other: WallClock) =>
  one.date === other.date && one.time === other.time

/**
 * Tells the customer what the office has changed about a visit: the time, or who comes. What was queued about it before
 * and has not gone out is withdrawn; nothing is sent if all is as the customer knows it, or if nobody was named so far.
 * Returns whether something will be, in two minutes. `expectedId` is whom the customer expects, if that is known better than by what was told.
 */
export async function tellOfChange(
  ctx: Pick<Context, 'clock' | 'env' | 'user'>,
  trx: Trx,
  booking: Tables['bookings'],
  before: Arrangement,
  expectedId?: string | null,
): Promise<boolean> {
  const toldOf = (await withdrawChanges(trx, booking)) ?? {
    ...before,
    professionalId: booking.told_professional_id,
  }
  const known = expectedId === undefined ? toldOf : { ...toldOf, professionalId: expectedId }
  const message = {
    customer: recipientOf(booking),
    byCustomer: false,
    dueAt: new Date(ctx.clock.now().getTime() + withdrawableMs).toISOString(),
  }
  const facts = factsOf(booking)
  if (!isSameTime(known, facts)) {
    const { date, time, professionalId } = known
    const isTold = await notifyCustomer(ctx, trx, {
      ...message,
      kind: 'bookingChanged',
      // They did not choose this time.
      isEssential: true,
      facts: {
        ...facts,
        before: { date, time },
        beforeId: professionalId,
        hasNewProfessional: professionalId !== null && professionalId !== booking.professional_id,
      },
    })
    await markTold(trx, [booking])
    return isTold
  }
  if (known.professionalId === null || known.professionalId === booking.professional_id) {
    await trx
      .updateTable('bookings')
      .set({ told_professional_id: known.professionalId })
      .where('id', '=', booking.id)
      .execute()
    return false
  }
  const isTold = await notifyCustomer(ctx, trx, {
    ...message,
    kind: 'professionalChanged',
    facts: { ...facts, beforeId: known.professionalId },
  })
  await markTold(trx, [booking])
  return isTold
}

/**
 * After a message that says when a visit is and who comes: news of who comes alone is withdrawn. News of another time stays,
 * since that message does not say that it has changed. Returns whom the customer expected before.
 */
export async function markToldInstead(
  trx: Trx,
  booking: Tables['bookings'],
): Promise<string | null> {
  const known = await withdrawChanges(trx, booking, ['professionalChanged'])
  await markTold(trx, [booking])
  return known ? known.professionalId : booking.told_professional_id
}

/** Remembers that the customer is told who comes to these bookings. */
export async function markTold(
  trx: Trx,
  bookings: readonly Pick<Tables['bookings'], 'id'>[],
): Promise<void> {
  await trx
    .updateTable('bookings')
    .set((eb) => ({ told_professional_id: eb.ref('professional_id') }))
    .where(
      'id',
      'in',
      bookings.map(({ id }) => id),
    )
    .execute()
}

/**
 * Withdraws what the office was about to tell the customer of a visit, if no attempt was made to send it; returns what
 * the customer has been told before that.
 */
export async function withdrawChanges(
  trx: Trx,
  { id, group_id }: Pick<Tables['bookings'], 'id' | 'group_id'>,
  kinds: readonly ('professionalChanged' | 'bookingChanged')[] = [
    'professionalChanged',
    'bookingChanged',
  ],
): Promise<Arrangement | undefined> {
  const queued = await trx
    .selectFrom('outbox')
    .select(['id', 'kind', 'facts', 'status', 'attempts', 'created_at as at'])
    .where('group_id', '=', group_id)
    .where('kind', 'in', kinds)
    .where('status', '<>', 'held')
    // Those without have gone out long ago.
    .where('facts', '<>', noFacts)
    .orderBy('created_at')
    .execute()
  // By email or by text message: one that has gone out has told the customer.
  const isTold = ({ status, attempts }: (typeof queued)[number]) =>
    attempts > 0 || status === 'sent' || status === 'failed'
  const told = new Set(queued.filter(isTold).map(({ at }) => at))
  let known: Arrangement | undefined
  for (const message of queued) {
    const before = toldBefore(message, id)
    if (!before || isTold(message)) continue
    const withdrawn = await trx
      .updateTable('outbox')
      .set({ status: 'held', reason: 'the visit was changed again before it went out' })
      .where('id', '=', message.id)
      .where('status', 'in', ['queued', 'waiting'])
      .where('attempts', '=', 0)
      .returning('id')
      .executeTakeFirst()
    if (withdrawn && !told.has(message.at)) known ??= before
  }
  return known
}

/** What the customer knew before a message of the office about this booking. */
function toldBefore(
  { kind, facts: column }: Pick<Tables['outbox'], 'kind' | 'facts'>,
  bookingId: string,
): Arrangement | undefined {
  if (kind === 'professionalChanged') {
    const { bookings, date, time, beforeId } = parseColumn(professionalChanged.facts, column)
    return bookings[0]?.id === bookingId ? { date, time, professionalId: beforeId } : undefined
  }
  const { bookings, before, beforeId } = parseColumn(bookingChanged.facts, column)
  // What customers do themselves is confirmed in any case.
  if (bookings[0]?.id !== bookingId || beforeId === undefined) return undefined
  return { ...before, professionalId: beforeId }
}
