import { sql } from 'kysely'
import type { Deps } from '../context.ts'

const day = 86_400_000
/** Long enough to find out what a customer was told, and no longer: messages hold names and addresses. */
const daysKept = 90
/** What a message said is of use only until it is out, and for a while after, should somebody ask. */
const daysWithFacts = 14

const rowsAtOnce = 500

/**
 * Deletes some of the messages that are done with and old, and empties some of what the others said; what failed may be
 * sent again by hand until it is deleted. True where there may be more: beside requests, it is done a part at a time.
 */
export async function deleteOldMessages({ database, clock }: Deps): Promise<boolean> {
  const { write } = database
  const before = (days: number) => new Date(clock.now().getTime() - days * day).toISOString()
  const deleted = await write
    .deleteFrom('outbox')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('outbox')
        .select('id')
        .where('status', 'in', ['sent', 'held', 'failed'])
        .where('created_at', '<', before(daysKept))
        .limit(rowsAtOnce),
    )
    .executeTakeFirst()
  const emptied = await write
    .updateTable('outbox')
    .set({ facts: '{}' })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('outbox')
        .select('id')
        // In the words of the index of those that are not emptied yet.
        .where(sql<boolean>`facts <> '{}' and status in ('sent', 'held')`)
        .where('created_at', '<', before(daysWithFacts))
        .limit(rowsAtOnce),
    )
    .executeTakeFirst()
  return deleted.numDeletedRows + emptied.numUpdatedRows >= rowsAtOnce
}
