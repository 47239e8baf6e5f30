import type { Kysely } from 'kysely'
import { createTable } from './create-table.ts'

/** How often something was done within a time window; who did it is stored as a pseudonym. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'use_counts')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('uses', 'integer', (column) => column.notNull())
    .addColumn('window_ends_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('use_counts_ended')
    .on('use_counts')
    .column('window_ends_at')
    .execute()
}
