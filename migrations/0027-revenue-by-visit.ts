import { type Kysely, sql } from 'kysely'
import { createTable, isSqlite } from './create-table.ts'
import { onEveryRow } from './on-every-row.ts'

/** Revenue by the day of the visit, kept by the database as it is by the day of the booking. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const sum = isSqlite(db) ? 'integer' : 'bigint'
  await createTable(db, 'visits_by_day', ', without rowid')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('bookings', sum, (column) => column.notNull().defaultTo(0))
    .addColumn('value', sum, (column) => column.notNull().defaultTo(0))
    .addColumn('fees', sum, (column) => column.notNull().defaultTo(0))
    .addPrimaryKeyConstraint('visits_by_day_key', ['day', 'status'])
    .execute()
  await sql`insert into visits_by_day (day, status, bookings, value, fees)
    select scheduled_date, status, count(*), sum(quote_amount), sum(coalesce(cancellation_fee, 0))
    from bookings group by 1, 2`.execute(db)
  await onEveryRow(db, {
    table: 'bookings',
    // After the trigger of the other sums, which comes first in the alphabet: its first row makes transactions wait.
    name: 'bookings_visits_by_day',
    columns: ['scheduled_date', 'status', 'quote_amount', 'cancellation_fee'],
    statements: (row, sign) => [
      `insert into visits_by_day (day, status, bookings, value, fees)
        values (${row}.scheduled_date, ${row}.status, ${sign}, ${sign} * ${row}.quote_amount,
          ${sign} * coalesce(${row}.cancellation_fee, 0))
        on conflict (day, status) do update set
          bookings = visits_by_day.bookings + excluded.bookings,
          value = visits_by_day.value + excluded.value,
          fees = visits_by_day.fees + excluded.fees`,
    ],
  })
  if (!isSqlite(db)) await changeAtCommit(db)
}

/** As the other sums: a transaction whose process is stalled keeps nobody else waiting. */
async function changeAtCommit(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ name: string; table: string; definition: string }>`
    select tgname as name, tgrelid::regclass::text as table, pg_get_triggerdef(oid) as definition
    from pg_trigger where not tgisinternal and tgconstraint = 0
      and (tgname like 'bookings\\_visits\\_by\\_day\\_%' or tgname like 'payments\\_after\\_%')`.execute(
    db,
  )
  for (const { name, table, definition } of rows) {
    const deferred = definition
      .replace('CREATE TRIGGER', 'CREATE CONSTRAINT TRIGGER')
      .replace('FOR EACH ROW', 'DEFERRABLE INITIALLY DEFERRED FOR EACH ROW')
    await sql.raw(`drop trigger ${name} on ${table}`).execute(db)
    await sql.raw(deferred).execute(db)
  }
}
