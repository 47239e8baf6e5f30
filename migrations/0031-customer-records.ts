import type { Kysely } from 'kysely'
import { createTable } from './create-table.ts'

/** What the office knows about the customer with an email address, in lower case, whether or not there is an account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'customer_records')
    .addColumn('email', 'text', (column) => column.primaryKey())
    .addColumn('tags', 'text', (column) => column.notNull().defaultTo('[]'))
    .addColumn('blocked_at', 'text')
    .addColumn('blocked_reason', 'text')
    .addColumn('merged_into', 'text')
    .execute()
  await db.schema
    .createIndex('customer_records_merged')
    .on('customer_records')
    .column('merged_into')
    .execute()
  await createTable(db, 'customer_notes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('written_by', 'text', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('customer_notes_email')
    .on('customer_notes')
    .columns(['email', 'created_at'])
    .execute()
}
