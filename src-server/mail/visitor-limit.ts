import type { Trx } from '../db/types.ts'
import { countUse } from '../limits/count-use.ts'
import { sha256 } from '../secret.ts'

const hour = 3_600_000

/** So many messages reach one recipient that somebody else may have caused: a stranger can type anybody's address. */
export const visitorLimits = [
  { most: 5, windowMs: hour, words: 'five messages within an hour' },
  { most: 20, windowMs: 24 * hour, words: 'twenty messages within a day' },
] as const

/** Why this recipient gets no further message that a visitor has caused; undefined where there is room. */
export async function beyondVisitorLimit(
  trx: Trx,
  recipientKey: string,
  now: Date,
): Promise<string | undefined> {
  // Counted as a use first, so that of two messages at once one waits for the other.
  const key = `mail:${sha256(recipientKey)}`
  await countUse(trx, { key, most: Number.POSITIVE_INFINITY, windowMs: hour }, now)
  for (const { most, windowMs, words } of visitorLimits) {
    const { sent } = await trx
      .selectFrom('outbox')
      .select((eb) => eb.fn.countAll<number>().as('sent'))
      .where('recipient_key', '=', recipientKey)
      .where('caused_by_visitor', '=', 1)
      .where('status', '<>', 'held')
      .where('created_at', '>', new Date(now.getTime() - windowMs).toISOString())
      .executeTakeFirstOrThrow()
    if (sent >= most) return `visitors have caused ${words} to this recipient`
  }
  return undefined
}
