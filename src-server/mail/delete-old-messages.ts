import { sql } from 'kysely'
import type { Deps } from '../context.ts'
import { noFacts } from './outbox.ts'

const day = 86_400_000
/** Long enough to find out what a customer was told, and no longer: messages hold names and addresses. */
const retentionDays = 90
/** A message's contents are needed only until it is sent, and for a while after, in case somebody asks. */
const factsRetentionDays = 14

const batchSize = 500

/**
 * Deletes some of the old finished messages, and the contents of some of the others; a failed message may be sent again
 * by hand until it is deleted. True if there may be more: it runs in small parts, so that requests are not delayed.
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
        .where('created_at', '<', before(retentionDays))
        .limit(batchSize),
    )
    .executeTakeFirst()
  const emptied = await write
    .updateTable('outbox')
    .set({ facts: noFacts })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('outbox')
        .select('id')
        // Matches the index of messages that still have their contents.
        .where(sql<boolean>`facts <> '{}' and status in ('sent', 'held')`)
        .where('created_at', '<', before(factsRetentionDays))
        .limit(batchSize),
    )
    .executeTakeFirst()
  return deleted.numDeletedRows + emptied.numUpdatedRows >= batchSize
}
