import { type RawBuilder, SqliteAdapter, sql } from 'kysely'
import type { Tables, Trx } from './types.ts'

/**
 * Locks the rows with these ids, or the ids that a query finds, until the transaction ends, in the order of the ids, so that two transactions that lock
 * some of the same rows cannot deadlock. True if others may have changed something meanwhile; SQLite has one writer, who
 * need not wait for anybody.
 */
export async function lockInOrder(
  trx: Trx,
  table: keyof Tables,
  ids: readonly string[] | RawBuilder<unknown>,
): Promise<boolean> {
  if (trx.getExecutor().adapter instanceof SqliteAdapter) return false
  await sql`select id from ${sql.table(table)} where id in (${'length' in ids ? sql.join([...ids]) : ids})
    order by id for update`.execute(trx)
  return true
}
