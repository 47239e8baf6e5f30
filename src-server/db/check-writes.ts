import type { Database } from './types.ts'

/** As much space as an order may need at once, a page in each of its tables and indexes: a full disk has less. */
const testRowLength = 64_000

/** Writes a little and commits it, always to the same row. Rejects if the database takes no writes now. */
export async function checkWrites({ write }: Database): Promise<void> {
  await write.transaction().execute(async (trx) => {
    const row = { name: 'write-check' as const, value: '-'.repeat(testRowLength) }
    await trx
      .insertInto('installation')
      .values(row)
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: row.value }))
      .execute()
    // The space is released at once: only a single character is kept.
    await trx.updateTable('installation').set({ value: '-' }).where('name', '=', row.name).execute()
  })
}
