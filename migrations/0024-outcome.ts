import { type Kysely, sql } from 'kysely'

/** How a visit ended without work: nobody was there, or it could not be done. Null for all others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('bookings')
    .addColumn('outcome', 'text', (column) => column.check(sql`outcome in ('no_show', 'not_done')`))
    .execute()
}
