import { type Kysely, sql } from 'kysely'
import { createTable, isSqlite } from './create-table.ts'
import { createPayments, keepPaymentsByDay } from './payments-table.ts'

/** What customers have paid outside the site. Receipts are numbered without gaps, so rows are voided, never deleted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createPayments(db, ['cash', 'card', 'transfer'])
  await createTable(db, 'counters')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'integer', (column) => column.notNull())
    .execute()
  const cents = isSqlite(db) ? 'integer' : 'bigint'
  await createTable(db, 'payments_by_day', ', without rowid')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('received', cents, (column) => column.notNull().defaultTo(0))
    .addColumn('refunded', cents, (column) => column.notNull().defaultTo(0))
    .addPrimaryKeyConstraint('payments_by_day_key', ['day'])
    .execute()
  await keepPaymentsByDay(db)
  await sql`create index bookings_fees on bookings (created_date, cancellation_fee) where cancellation_fee > 0`.execute(
    db,
  )
}
