import { type Kysely, sql } from 'kysely'
import { createTable } from './create-table.ts'

/** What the office proposes and the customer answers: other times for a visit, and extra work, which its price includes once approved. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'time_offers')
    .addColumn('booking_id', 'text', (column) => column.primaryKey().references('bookings.id'))
    .addColumn('slot_id', 'text', (column) => column.notNull())
    .addColumn('times', 'text', (column) => column.notNull())
    .addColumn('offered_by', 'text', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  await createTable(db, 'extra_work')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('booking_id', 'text', (column) => column.notNull().references('bookings.id'))
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('amount', 'integer', (column) => column.notNull().check(sql`amount > 0`))
    .addColumn('status', 'text', (column) =>
      column.notNull().check(sql`status in ('proposed', 'approved', 'declined', 'withdrawn')`),
    )
    .addColumn('proposed_by', 'text', (column) =>
      column.references('users.id').onDelete('set null'),
    )
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('answered_at', 'text')
    .execute()
  await db.schema
    .createIndex('extra_work_booking')
    .on('extra_work')
    .columns(['booking_id', 'created_at'])
    .execute()
  await db.schema
    .alterTable('bookings')
    .addColumn('extra_amount', 'integer', (column) =>
      column.notNull().defaultTo(0).check(sql`extra_amount >= 0`),
    )
    .execute()
}
