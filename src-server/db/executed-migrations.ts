import { sql } from 'kysely'
import type { Db } from './types.ts'

/** The names of the migrations that have run on a database, sorted; none if it is empty. */
export async function executedMigrations(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === 'kysely_migration')) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  return rows.map(({ name }) => name).toSorted()
}
