import { type Kysely, sql } from 'kysely'
import { createTable } from './create-table.ts'

/** What the office answered to somebody's messages. The address is the one that they typed, in lower case. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'contact_answers')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('written_by', 'text', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('contact_answers_email')
    .on('contact_answers')
    .columns(['email', 'created_at'])
    .execute()
  await sql`create index contact_messages_email on contact_messages (lower(email))`.execute(db)
}
