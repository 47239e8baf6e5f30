import { type Kysely, sql } from 'kysely'

/** Withheld messages are not counted, and one recipient may have very many of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('outbox_caused_by_visitors').execute()
  await sql`create index outbox_caused_by_visitors on outbox (recipient_key, created_at)
    where caused_by_visitor = 1 and status <> 'held'`.execute(db)
}
