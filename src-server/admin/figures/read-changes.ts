import type { Context } from '../../context.ts'

/** How often each live list has changed: a client that has seen a different number reads the list again. */
export async function readChanges({
  database: { read },
}: Context): Promise<Record<string, number>> {
  const rows = await read.selectFrom('live_topics').select(['topic', 'changes']).execute()
  return Object.fromEntries(rows.map(({ topic, changes }) => [topic, changes]))
}
