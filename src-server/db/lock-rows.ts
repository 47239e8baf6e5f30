import { sql } from 'kysely'
import type { Tables, Trx } from './types.ts'

/**
 * Locks the rows with this value until the transaction ends, after waiting for transactions that have changed them. It
 * is an update that changes nothing: SQLite has no `for update`.
 */
export async function lockRows<Table extends keyof Tables>(
  trx: Trx,
  table: Table,
  column: Extract<keyof Tables[Table], string>,
  value: string,
): Promise<void> {
  const key = sql.ref(column)
  await sql`update ${sql.table(table)} set ${key} = ${key} where ${key} = ${value}`.execute(trx)
}
