import type { Kysely } from 'kysely'
import { createTable } from './create-table.ts'

/** What the database knows about the installation that it belongs to: one row for each name. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'installation')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute()
}
