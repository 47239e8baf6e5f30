import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Deps } from '../context.ts'
import type { Tables } from '../db/types.ts'

const day = 86_400_000
/** Long enough to find out what a customer was told, and no longer: messages hold names and addresses. */
const daysKept = 90
/** What a message said is of use only until it is out, and for a while after, should somebody ask. */
const daysWithFacts = 14

const rowsAtOnce = 500
type Status = Tables['outbox']['status']
/** What failed may be sent again by hand. */
const done: readonly Status[] = ['sent', 'held']

/** Empties what finished messages said, and deletes the messages themselves later; a part at a time, beside requests. */
export async function deleteOldMessages({ database, clock }: Deps): Promise<void> {
  const before = (days: number) => new Date(clock.now().getTime() - days * day).toISOString()
  const some = (statuses: readonly Status[], createdBefore: string) =>
    database.write
      .selectFrom('outbox')
      .select('id')
      .where('status', 'in', statuses)
      .where('created_at', '<', createdBefore)
      .limit(rowsAtOnce)
  await untilNone(() =>
    database.write
      .updateTable('outbox')
      .set({ facts: '{}' })
      .where('id', 'in', some(done, before(daysWithFacts)).where('facts', '<>', '{}'))
      .executeTakeFirst()
      .then(({ numUpdatedRows }) => numUpdatedRows),
  )
  await untilNone(() =>
    database.write
      .deleteFrom('outbox')
      .where('id', 'in', some([...done, 'failed'], before(daysKept)))
      .executeTakeFirst()
      .then(({ numDeletedRows }) => numDeletedRows),
  )
}

async function untilNone(work: () => Promise<bigint>): Promise<void> {
  while ((await work()) > 0n) await nextTurn()
}
