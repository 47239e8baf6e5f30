import type { BookingMessageKind } from '../../shared/messages/message-kinds.ts'
import { parseColumn } from '../db/parse-column.ts'
import type { Tables, Trx } from '../db/types.ts'
import { bookingFacts } from './booking-facts.ts'

/** Withdraws messages of this kind about a booking, if no attempt was made to send them. Returns whether there were any. */
export async function withdrawMessages(
  trx: Trx,
  { id, group_id }: Pick<Tables['bookings'], 'id' | 'group_id'>,
  kind: BookingMessageKind,
): Promise<boolean> {
  const queued = await trx
    .selectFrom('outbox')
    .select(['id', 'facts'])
    .where('group_id', '=', group_id)
    .where('kind', '=', kind)
    .where('status', 'in', ['queued', 'waiting'])
    .where('attempts', '=', 0)
    .execute()
  let isWithdrawn = false
  for (const message of queued) {
    if (!parseColumn(bookingFacts, message.facts).bookings.some((one) => one.id === id)) continue
    const withdrawn = await trx
      .updateTable('outbox')
      .set({ status: 'held', reason: 'the office has taken it back' })
      .where('id', '=', message.id)
      .where('status', 'in', ['queued', 'waiting'])
      .where('attempts', '=', 0)
      .returning('id')
      .executeTakeFirst()
    if (withdrawn) isWithdrawn = true
  }
  return isWithdrawn
}
