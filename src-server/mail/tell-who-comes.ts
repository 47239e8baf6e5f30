import type { Context } from '../context.ts'
import { parseColumn } from '../db/parse-column.ts'
import type { Tables, Trx } from '../db/types.ts'
import { factsOf, recipientOf } from './booking-facts.ts'
import { professionalChanged } from './messages/professional-changed.ts'
import { notifyCustomer } from './notify-customer.ts'

/** Until then the office can take a change back, and the customer never hears of it. */
export const withdrawableMs = 2 * 60_000

/**
 * Tells the customer that somebody else comes than before. Messages of the same kind that have not gone out are
 * withdrawn; nothing is sent if the customer knows of the one who comes now, or was never told of anybody.
 */
export async function tellWhoComes(
  ctx: Pick<Context, 'clock' | 'env' | 'user'>,
  trx: Trx,
  booking: Tables['bookings'],
  before: string | null,
): Promise<void> {
  const knownId = (await withdrawWhoComes(trx, booking)) ?? before
  if (knownId === null || knownId === booking.professional_id) return
  await notifyCustomer(ctx, trx, {
    kind: 'professionalChanged',
    facts: { ...factsOf(booking), beforeId: knownId },
    customer: recipientOf(booking),
    byCustomer: false,
    dueAt: new Date(ctx.clock.now().getTime() + withdrawableMs).toISOString(),
  })
}

/**
 * Withdraws what the customer was to be told of who comes, if it has not gone out; returns whom the customer has been told
 * of before that.
 */
export async function withdrawWhoComes(
  trx: Trx,
  { id, group_id }: Pick<Tables['bookings'], 'id' | 'group_id'>,
): Promise<string | undefined> {
  const queued = await trx
    .selectFrom('outbox')
    .select(['id', 'facts'])
    .where('group_id', '=', group_id)
    .where('kind', '=', 'professionalChanged')
    .where('status', 'in', ['queued', 'waiting'])
    .orderBy('created_at')
    .execute()
  let known: string | undefined
  for (const message of queued) {
    const facts = parseColumn(professionalChanged.facts, message.facts)
    if (facts.bookings[0]?.id !== id) continue
    const withdrawn = await trx
      .updateTable('outbox')
      .set({ status: 'held', reason: 'the visit was changed again before it went out' })
      .where('id', '=', message.id)
      .where('status', 'in', ['queued', 'waiting'])
      .returning('id')
      .executeTakeFirst()
    if (withdrawn) known ??= facts.beforeId
  }
  return known
}
