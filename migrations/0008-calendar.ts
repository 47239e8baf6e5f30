import type { Kysely } from 'kysely'

/** How often each visit has changed: a calendar keeps the file with the higher number. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('bookings')
    .addColumn('calendar_sequence', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}
