import type { BookingMessageKind } from '../../shared/messages/message-kinds.ts'
import { parseColumn } from '../db/parse-column.ts'
import type { Tables, Trx } from '../db/types.ts'
import { bookingFacts } from './booking-facts.ts'
import { noFacts } from './outbox.ts'

/**
 * Withdraws messages of this kind about a booking, if no attempt was made to send them. Returns whether the customer has been told
 * all the same, by email or by text message: of the latest of them an attempt was made.
 */
export async function withdrawMessages(
  trx: Trx,
  { id, group_id }: Pick<Tables['bookings'], 'id' | 'group_id'>,
  kind: BookingMessageKind,
): Promise<boolean> {
  const ofOrder = await trx
    .selectFrom('outbox')
    .select(['id', 'facts', 'status', 'attempts', 'created_at as at'])
    .where('group_id', '=', group_id)
    .where('kind', '=', kind)
    // Those without have gone out long ago.
    .where('facts', '<>', noFacts)
    .orderBy('created_at', 'desc')
    .execute()
  const messages = ofOrder.filter(({ facts }) =>
    parseColumn(bookingFacts, facts).bookings.some((one) => one.id === id),
  )
  let isTold = false
  for (const message of messages) {
    const withdrawn =
      message.attempts === 0 &&
      (message.status === 'queued' || message.status === 'waiting') &&
      (await trx
        .updateTable('outbox')
        .set({ status: 'held', reason: 'undone by the office' })
        .where('id', '=', message.id)
        .where('status', 'in', ['queued', 'waiting'])
        .where('attempts', '=', 0)
        .returning('id')
        .executeTakeFirst())
    const isLatest = message.at === messages[0]?.at
    if (isLatest && !withdrawn && message.status !== 'held') isTold = true
  }
  return isTold
}
