import { type Kysely, sql } from 'kysely'

/** All spellings of a blocked customer's address are blocked. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('customer_records').addColumn('blocked_mailbox', 'text').execute()
  await sql`update customer_records set blocked_mailbox = email where blocked_at is not null`.execute(
    db,
  )
  await db.schema
    .createIndex('customer_records_blocked')
    .on('customer_records')
    .column('blocked_mailbox')
    .execute()
}
