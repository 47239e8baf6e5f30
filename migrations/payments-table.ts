import { type Kysely, sql } from 'kysely'
import { createTable, yesOrNo } from './create-table.ts'
import { onEveryRow } from './on-every-row.ts'

export const methodIn = (methods: readonly string[]) =>
  sql`method in (${sql.join(methods.map((method) => sql.lit(method)))})`

/** The table of payments, with the ways to pay that it accepts. */
export async function createPayments(
  db: Kysely<unknown>,
  methods: readonly string[],
): Promise<void> {
  await createTable(db, 'payments')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('booking_id', 'text', (column) => column.notNull().references('bookings.id'))
    .addColumn('kind', 'text', (column) =>
      column.notNull().check(sql`kind in ('payment', 'refund', 'declined')`),
    )
    .addColumn('method', 'text', (column) => column.notNull().check(methodIn(methods)))
    .addColumn('amount', 'integer', (column) => column.notNull().check(sql`amount > 0`))
    .addColumn('received_on', 'text', (column) => column.notNull())
    .addColumn('note', 'text')
    .addColumn('receipt_number', 'integer', (column) => column.unique())
    .addColumn('is_void', 'integer', (column) =>
      column.notNull().defaultTo(0).check(yesOrNo('is_void')),
    )
    .addColumn('void_reason', 'text')
    .addColumn('recorded_by', 'text', (column) =>
      column.references('users.id').onDelete('set null'),
    )
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addCheckConstraint('payments_receipt', sql`(kind = 'declined') = (receipt_number is null)`)
    .execute()
  await db.schema
    .createIndex('payments_booking')
    .on('payments')
    .columns(['booking_id', 'created_at'])
    .execute()
}

/** What was received and refunded each day, kept by the database. */
export async function keepPaymentsByDay(db: Kysely<unknown>): Promise<void> {
  await onEveryRow(db, {
    table: 'payments',
    columns: ['is_void'],
    statements: (row, sign) => {
      const sumOf = (kind: string) =>
        `(case when ${row}.kind = '${kind}' and ${row}.is_void = 0 then ${sign} * ${row}.amount else 0 end)`
      return [
        `insert into payments_by_day (day, received, refunded)
          values (${row}.received_on, ${sumOf('payment')}, ${sumOf('refund')})
          on conflict (day) do update set received = payments_by_day.received + excluded.received,
            refunded = payments_by_day.refunded + excluded.refunded`,
      ]
    },
  })
}
