import { type Kysely, sql } from 'kysely'
import { createTable, isSqlite, yesOrNo } from './create-table.ts'

/** Several seats at one time, and times that the business has closed. SQLite cannot widen a constraint. */
export async function slotsWithSeats(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('availability_slots_open').execute()
  if (isSqlite(db)) {
    // Bookings refer to these rows, which are missing for a moment.
    await sql`pragma defer_foreign_keys = on`.execute(db)
    await sql`create table slots_before as select * from availability_slots`.execute(db)
    await db.schema.dropTable('availability_slots').execute()
    await createTable(db, 'availability_slots')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('service_id', 'text', (column) => column.notNull())
      .addColumn('available_date', 'text', (column) => column.notNull())
      .addColumn('start_time', 'text', (column) => column.notNull())
      .addColumn('end_time', 'text', (column) => column.notNull())
      .addColumn('is_booked', 'integer', (column) =>
        column.notNull().defaultTo(0).check(yesOrNo('is_booked')),
      )
      .addColumn('seat', 'integer', (column) => column.notNull().defaultTo(1))
      .addColumn('is_closed', 'integer', (column) =>
        column.notNull().defaultTo(0).check(yesOrNo('is_closed')),
      )
      .addUniqueConstraint('availability_slots_one_each', [
        'service_id',
        'available_date',
        'start_time',
        'seat',
      ])
      .execute()
    await sql`insert into availability_slots
        (id, service_id, available_date, start_time, end_time, is_booked)
      select id, service_id, available_date, start_time, end_time, is_booked
        from slots_before`.execute(db)
    await db.schema.dropTable('slots_before').execute()
  } else {
    await sql`alter table availability_slots
      add column seat integer not null default 1,
      add column is_closed integer not null default 0 check (is_closed in (0, 1)),
      drop constraint availability_slots_one_each,
      add constraint availability_slots_one_each
        unique (service_id, available_date, start_time, seat)`.execute(db)
  }
  await db.schema
    .createIndex('availability_slots_open')
    .on('availability_slots')
    .columns(['service_id', 'is_booked', 'is_closed', 'available_date', 'start_time', 'end_time'])
    .execute()
  await db.schema
    .createIndex('availability_slots_by_date')
    .on('availability_slots')
    .columns(['is_booked', 'available_date', 'start_time', 'is_closed', 'service_id'])
    .execute()

  await createTable(db, 'holidays')
    .addColumn('date', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .execute()
}
