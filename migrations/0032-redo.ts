import type { Kysely } from 'kysely'

/** The second visit, at no charge, by which the office makes good what a claim is about. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('claims')
    .addColumn('redo_booking_id', 'text', (column) => column.references('bookings.id'))
    .execute()
  await db.schema
    .createIndex('claims_by_redo')
    .unique()
    .on('claims')
    .column('redo_booking_id')
    .execute()
}
