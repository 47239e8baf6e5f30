import { type Kysely, sql } from 'kysely'
import { createTable } from './create-table.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'users')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()

  await createTable(db, 'availability_slots')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('service_id', 'text', (column) => column.notNull())
    .addColumn('available_date', 'text', (column) => column.notNull())
    .addColumn('start_time', 'text', (column) => column.notNull())
    .addColumn('end_time', 'text', (column) => column.notNull())
    .addColumn('is_booked', 'integer', (column) =>
      column.notNull().defaultTo(0).check(sql`is_booked in (0, 1)`),
    )
    .addUniqueConstraint('availability_slots_one_each', [
      'service_id',
      'available_date',
      'start_time',
    ])
    .execute()

  await db.schema
    .createIndex('availability_slots_open')
    .on('availability_slots')
    .columns(['service_id', 'is_booked', 'available_date', 'start_time', 'end_time'])
    .execute()

  await createTable(db, 'bookings')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('group_id', 'text', (column) => column.notNull())
    .addColumn('slot_id', 'text', (column) => column.notNull().references('availability_slots.id'))
    .addColumn('user_id', 'text', (column) => column.references('users.id'))
    .addColumn('token_hash', 'text', (column) => column.notNull())
    .addColumn('service_id', 'text', (column) => column.notNull())
    .addColumn('service_title', 'text', (column) => column.notNull())
    .addColumn('service_details', 'text', (column) => column.notNull())
    .addColumn('quote_amount', 'integer', (column) =>
      column.notNull().check(sql`quote_amount >= 0`),
    )
    .addColumn('scheduled_date', 'text', (column) => column.notNull())
    .addColumn('scheduled_time', 'text', (column) => column.notNull())
    .addColumn('customer_name', 'text', (column) => column.notNull())
    .addColumn('customer_email', 'text', (column) => column.notNull())
    .addColumn('customer_email_lower', 'text', (column) => column.notNull())
    .addColumn('customer_phone', 'text', (column) => column.notNull())
    .addColumn('customer_address', 'text', (column) => column.notNull())
    .addColumn('special_instructions', 'text')
    .addColumn('status', 'text', (column) =>
      column
        .notNull()
        .check(sql`status in ('pending', 'confirmed', 'in_progress', 'completed', 'cancelled')`),
    )
    .addColumn('payment_status', 'text', (column) =>
      column.notNull().check(sql`payment_status in ('pending', 'paid', 'failed')`),
    )
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()

  // A slot has at most one active booking; a cancelled one makes room for the next.
  await db.schema
    .createIndex('bookings_one_live_per_slot')
    .unique()
    .on('bookings')
    .column('slot_id')
    .where(sql.ref('status'), '<>', sql.lit('cancelled'))
    .execute()
  await db.schema.createIndex('bookings_group').on('bookings').column('group_id').execute()

  await createTable(db, 'idempotency_keys')
    .addColumn('key_hash', 'text', (column) => column.primaryKey())
    .addColumn('request_hash', 'text', (column) => column.notNull())
    .addColumn('group_id', 'text', (column) => column.notNull())
    .addColumn('reply', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()

  await createTable(db, 'outbox')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('facts', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) =>
      column.notNull().check(sql`status in ('queued', 'sent', 'failed')`),
    )
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('next_attempt_at', 'text', (column) => column.notNull())
    .addColumn('last_error', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('sent_at', 'text')
    .execute()
  await db.schema
    .createIndex('outbox_due')
    .on('outbox')
    .columns(['status', 'next_attempt_at'])
    .execute()
}
