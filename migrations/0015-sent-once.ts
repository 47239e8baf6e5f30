import { type Kysely, sql } from 'kysely'
import { createTable } from './create-table.ts'

/**
 * Which messages that go out once a visit has had: a booking that moves to another time gets them again. Finished visits
 * get no more; there may be a million of them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'booking_notices')
    .addColumn('booking_id', 'text', (column) => column.notNull().references('bookings.id'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('scheduled_date', 'text', (column) => column.notNull())
    .addColumn('scheduled_time', 'text', (column) => column.notNull())
    .addColumn('queued_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('booking_notices_key', [
      'booking_id',
      'kind',
      'scheduled_date',
      'scheduled_time',
    ])
    .execute()
  await sql`insert into booking_notices (booking_id, kind, scheduled_date, scheduled_time, queued_at)
    select id, 'reminder', scheduled_date, scheduled_time, reminded_at from bookings
      where reminded_at is not null and status in ('pending', 'confirmed')`.execute(db)
}
