import { type Kysely, sql } from 'kysely'

/**
 * Whom a customer was last told of, and how often a professional's profile was saved; indexes with which times are found
 * as fast among many visits and seats as among few.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('bookings')
    .addColumn('told_professional_id', 'text', (column) => column.references('professionals.id'))
    .execute()
  await sql`update bookings set told_professional_id = professional_id
    where professional_id is not null`.execute(db)
  await db.schema.dropIndex('bookings_unassigned').execute()
  await sql`create index bookings_without_professional on bookings (service_id, scheduled_date)
    where professional_id is null and status <> 'cancelled'`.execute(db)
  // Seats that are booked count for services that professionals do.
  await db.schema.dropIndex('availability_slots_open').execute()
  await db.schema
    .createIndex('availability_slots_open')
    .on('availability_slots')
    .columns([
      'service_id',
      'is_staffed',
      'is_closed',
      'available_date',
      'start_time',
      'end_time',
      'is_booked',
    ])
    .execute()
  await db.schema
    .alterTable('professionals')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}
