import type { Trx } from '../db/types.ts'
import type { DigestUpdate } from './messages/digest.ts'

/**
 * Marks the updates whose bookings have changed again since: a calendar that read their files now would go back in
 * time.
 */
export async function markOutdated(
  trx: Trx,
  updates: readonly DigestUpdate[],
): Promise<DigestUpdate[]> {
  const ids = updates.flatMap(({ facts }) => facts.bookings.map(({ id }) => id))
  const rows = await trx
    .selectFrom('bookings')
    .select(['id', 'calendar_sequence'])
    .where('id', 'in', ids)
    .execute()
  const current = new Map(rows.map(({ id, calendar_sequence }) => [id, calendar_sequence]))
  return updates.map((update) => ({
    ...update,
    outdated: update.facts.bookings.some(
      ({ id, sequence = 0 }) => (current.get(id) ?? 0) > sequence,
    ),
  }))
}
