import type { Trx } from '../db/types.ts'
import { countUse } from '../limits/count-use.ts'
import { sha256 } from '../secret.ts'

const hour = 3_600_000

/** So many messages reach one recipient that somebody else may have caused: a stranger can type anybody's address. */
const mostMessages = { hour: 5, day: 20 }

/** Why this recipient gets no further message that a visitor has caused; undefined where there is room. */
export async function beyondVisitorLimit(
  trx: Trx,
  recipientKey: string,
  now: Date,
): Promise<string | undefined> {
  // Counted as a use first, so that of two messages at once one waits for the other.
  const key = `mail:${sha256(recipientKey)}`
  await countUse(trx, { key, most: Number.POSITIVE_INFINITY, windowMs: hour }, now)
  const since = (windowMs: number) => new Date(now.getTime() - windowMs).toISOString()
  const sent = await trx
    .selectFrom('outbox')
    .select((eb) => [
      eb.fn.countAll<number>().as('day'),
      eb.fn.countAll<number>().filterWhere('created_at', '>', since(hour)).as('hour'),
    ])
    .where('recipient_key', '=', recipientKey)
    .where('caused_by_visitor', '=', 1)
    .where('status', '<>', 'held')
    .where('created_at', '>', since(24 * hour))
    .executeTakeFirstOrThrow()
  if (sent.hour >= mostMessages.hour) {
    return 'visitors have caused five messages within an hour to this recipient'
  }
  if (sent.day >= mostMessages.day) {
    return 'visitors have caused twenty messages within a day to this recipient'
  }
  return undefined
}
