import { Migrator, sql } from 'kysely'
import { migrations } from '../../migrations/index.ts'
import type { Database } from './types.ts'

/** Brings the schema up to date, once, however many processes start on it together (R17). */
export async function migrate({ unhurried }: Database): Promise<void> {
  const migrator = new Migrator({
    db: unhurried,
    provider: { getMigrations: async () => migrations },
  })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}

/** The name of the newest migration that has run; fails where the database does not answer. */
export async function migrationState({ read }: Database): Promise<string> {
  const { rows } = await sql<{
    name: string
  }>`select name from kysely_migration order by name desc limit 1`.execute(read)
  return rows[0]?.name ?? 'none'
}
