import type { Db } from '../../db/types.ts'

/** How many messages could not be delivered at the last attempt. */
export async function countUndelivered(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('outbox')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('last_error', 'is not', null)
    .executeTakeFirstOrThrow()
  return count
}
