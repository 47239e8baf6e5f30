import type { Context } from '../../context.ts'
import { countUndelivered } from './count-undelivered.ts'

/**
 * How often each live list has changed, and how many messages are undelivered: a client that has seen a different number
 * reads its page again.
 */
export async function readChanges({
  database: { read },
}: Context): Promise<Record<string, number>> {
  const rows = await read.selectFrom('live_topics').select(['topic', 'changes']).execute()
  return {
    ...Object.fromEntries(rows.map(({ topic, changes }) => [topic, changes])),
    undelivered: await countUndelivered(read),
  }
}
