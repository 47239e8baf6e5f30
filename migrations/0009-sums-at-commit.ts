import { type Kysely, sql } from 'kysely'
import { isSqlite } from './create-table.ts'

/**
 * Sums share rows: every booking of a day adds to the same ones. On PostgreSQL they are now changed during the commit,
 * so that a transaction whose process is stalled, for however long, keeps nobody else from booking. SQLite has a single
 * writer.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (isSqlite(db)) return
  const { rows } = await sql<{ name: string; on: string; definition: string }>`
    select tgname as name, tgrelid::regclass::text as on, pg_get_triggerdef(oid) as definition
    from pg_trigger where not tgisinternal and tgconstraint = 0
      and tgname like '%\\_after\\_%'`.execute(db)
  for (const { name, on, definition } of rows) {
    const deferred = definition
      .replace('CREATE TRIGGER', 'CREATE CONSTRAINT TRIGGER')
      .replace('FOR EACH ROW', 'DEFERRABLE INITIALLY DEFERRED FOR EACH ROW')
    await sql.raw(`drop trigger ${name} on ${on}`).execute(db)
    await sql.raw(deferred).execute(db)
  }
}
