import { type Kysely, sql } from 'kysely'
import { createTable, isSqlite } from './create-table.ts'
import { onEveryRow } from './on-every-row.ts'

/** What revenue is broken down by, and the column of a booking that says where it belongs. */
const groups = [
  { kind: 'service', column: 'service_id', item: (row: string) => `${row}.service_id` },
  {
    kind: 'professional',
    column: 'professional_id',
    item: (row: string) => `coalesce(${row}.professional_id, '')`,
  },
  {
    kind: 'zip',
    column: 'customer_zip',
    item: (row: string) => `substr(coalesce(${row}.customer_zip, ''), 1, 3)`,
  },
] as const

const dates = { created: 'created_date', scheduled: 'scheduled_date' } as const
const counts = (row: string) => `(${row}.status in ('pending', 'confirmed', 'completed'))`
const monthOf = (day: string) => `substr(${day}, 1, 7) || '-01'`

/**
 * Revenue by service, by professional and by zip code, of each day and each month, kept by the database. Months keep a period of years
 * quick to read: it has few of them, and days only at its ends.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const sum = isSqlite(db) ? 'integer' : 'bigint'
  await createTable(db, 'revenue_by_group', ', without rowid')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('counted_by', 'text', (column) => column.notNull())
    .addColumn('span', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('item', 'text', (column) => column.notNull())
    .addColumn('bookings', sum, (column) => column.notNull().defaultTo(0))
    .addColumn('value', sum, (column) => column.notNull().defaultTo(0))
    .addPrimaryKeyConstraint('revenue_by_group_key', ['kind', 'counted_by', 'span', 'day', 'item'])
    .execute()
  for (const group of groups) {
    await countWhatIsThere(db, group)
    await keep(db, group)
  }
  if (!isSqlite(db)) await changeAtCommit(db)
  await db.schema
    .createIndex('payments_received')
    .on('payments')
    .columns(['received_on', 'created_at', 'id'])
    .execute()
}

async function countWhatIsThere(
  db: Kysely<unknown>,
  { kind, item }: (typeof groups)[number],
): Promise<void> {
  for (const [by, date] of Object.entries(dates)) {
    await sql
      .raw(`insert into revenue_by_group (kind, counted_by, span, day, item, bookings, value)
        select '${kind}', '${by}', 'day', ${date}, ${item('bookings')}, count(*), sum(quote_amount)
        from bookings where ${counts('bookings')} group by ${date}, ${item('bookings')}`)
      .execute(db)
    await sql
      .raw(`insert into revenue_by_group (kind, counted_by, span, day, item, bookings, value)
        select '${kind}', '${by}', 'month', ${monthOf('day')}, item, sum(bookings), sum(value)
        from revenue_by_group where kind = '${kind}' and counted_by = '${by}' and span = 'day'
        group by ${monthOf('day')}, item`)
      .execute(db)
  }
}

/** A status that leads from one to another that counts as well changes nothing: confirming a booking costs nothing here. */
async function keep(
  db: Kysely<unknown>,
  { kind, column, item }: (typeof groups)[number],
): Promise<void> {
  const columns = ['created_date', 'scheduled_date', 'quote_amount', column]
  await onEveryRow(db, {
    table: 'bookings',
    // After the trigger of the first sums, which comes first in the alphabet: its first row makes transactions wait.
    name: `bookings_revenue_by_${kind}`,
    columns: ['status', ...columns],
    changes: [
      `${counts('old')} <> ${counts('new')}`,
      ...columns.map((one) => `old.${one} is distinct from new.${one}`),
    ].join(' or '),
    statements: (row, sign) => {
      const bookings = `(case when ${counts(row)} then ${sign} else 0 end)`
      const sums = Object.entries(dates).flatMap(([by, date]) =>
        [`'day', ${row}.${date}`, `'month', ${monthOf(`${row}.${date}`)}`].map(
          (span) =>
            `('${kind}', '${by}', ${span}, ${item(row)}, ${bookings}, ${bookings} * ${row}.quote_amount)`,
        ),
      )
      return [
        ...(isSqlite(db) ? [] : [`perform 1 from live_topics where topic = 'bookings' for update`]),
        `insert into revenue_by_group (kind, counted_by, span, day, item, bookings, value)
          values ${sums.join(', ')}
          on conflict (kind, counted_by, span, day, item) do update set
            bookings = revenue_by_group.bookings + excluded.bookings,
            value = revenue_by_group.value + excluded.value`,
      ]
    },
  })
}

/** As the other sums: a transaction whose process is stalled keeps nobody else waiting. */
async function changeAtCommit(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select tgname as name, pg_get_triggerdef(oid) as definition
    from pg_trigger where not tgisinternal and tgconstraint = 0
      and tgname like 'bookings\\_revenue\\_by\\_%'`.execute(db)
  for (const { name, definition } of rows) {
    const deferred = definition
      .replace('CREATE TRIGGER', 'CREATE CONSTRAINT TRIGGER')
      .replace('FOR EACH ROW', 'DEFERRABLE INITIALLY DEFERRED FOR EACH ROW')
    await sql.raw(`drop trigger ${name} on bookings`).execute(db)
    await sql.raw(deferred).execute(db)
  }
}
