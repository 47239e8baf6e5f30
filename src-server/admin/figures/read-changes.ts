import type { Context } from '../../context.ts'

/** How often each thing that is shown live has changed: who has seen another number reads it again. */
export async function readChanges({
  database: { read },
}: Context): Promise<Record<string, number>> {
  const rows = await read.selectFrom('live_topics').select(['topic', 'changes']).execute()
  return Object.fromEntries(rows.map(({ topic, changes }) => [topic, changes]))
}
