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
type Group = (typeof groups)[number]

const dates = [
  { by: 'created', date: 'created_date' },
  { by: 'scheduled', date: 'scheduled_date' },
] as const
const spans = [
  { span: 'day', first: (day: string) => day },
  { span: 'month', first: (day: string) => `substr(${day}, 1, 7) || '-01'` },
] as const

/** By what, by which date, and in days or months, in one number. */
const allSeries = groups.flatMap((group) =>
  dates.flatMap(({ by, date }) =>
    spans.map(({ span, first }) => ({ group, by, date, span, first })),
  ),
)

// Without `in`: in a trigger, SQLite would build a table of the three for each row that it adds to.
const counts = (row: string) =>
  `(${['pending', 'confirmed', 'completed'].map((status) => `${row}.status = '${status}'`).join(' or ')})`

/**
 * The key of the sums of revenue begins with a number instead of three words that most rows share: every order adds to twelve
 * of them, and comparing the words took most of the time.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const sum = isSqlite(db) ? 'integer' : 'bigint'
  await createTable(db, 'revenue_by_series', ', without rowid')
    .addColumn('series', 'integer', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('item', 'text', (column) => column.notNull())
    .addColumn('bookings', sum, (column) => column.notNull().defaultTo(0))
    .addColumn('value', sum, (column) => column.notNull().defaultTo(0))
    .addPrimaryKeyConstraint('revenue_by_series_key', ['series', 'day', 'item'])
    .execute()
  for (const [series, { group, by, span }] of allSeries.entries()) {
    await sql`insert into revenue_by_series (series, day, item, bookings, value)
      select ${sql.lit(series)}, day, item, bookings, value from revenue_by_group
      where kind = ${group.kind} and counted_by = ${by} and span = ${span}`.execute(db)
  }
  for (const group of groups) {
    await dropTriggers(db, group)
    await keep(db, group)
  }
  if (!isSqlite(db)) await changeAtCommit(db)
  await db.schema.dropTable('revenue_by_group').execute()
}

const nameOf = ({ kind }: Group) => `bookings_revenue_by_${kind}`

async function dropTriggers(db: Kysely<unknown>, group: Group): Promise<void> {
  for (const event of ['insert', 'update', 'delete']) {
    const name = sql.ref(`${nameOf(group)}_after_${event}`)
    await sql`drop trigger ${name} ${isSqlite(db) ? sql`` : sql`on bookings`}`.execute(db)
    if (!isSqlite(db)) await sql`drop function ${name}`.execute(db)
  }
}

/** A status that leads from one to another that counts as well changes nothing: confirming a booking costs nothing here. */
async function keep(db: Kysely<unknown>, group: Group): Promise<void> {
  const columns = ['created_date', 'scheduled_date', 'quote_amount', group.column]
  await onEveryRow(db, {
    table: 'bookings',
    // After the trigger of the first sums, which comes first in the alphabet: its first row makes transactions wait.
    name: nameOf(group),
    columns: ['status', ...columns],
    changes: [
      `${counts('old')} <> ${counts('new')}`,
      ...columns.map((one) => `old.${one} is distinct from new.${one}`),
    ].join(' or '),
    statements: (row, sign) => {
      const bookings = `(case when ${counts(row)} then ${sign} else 0 end)`
      const sums = [...allSeries.entries()]
        .filter(([, series]) => series.group === group)
        .map(
          ([series, { date, first }]) =>
            `(${series}, ${first(`${row}.${date}`)}, ${group.item(row)}, ${bookings}, ${bookings} * ${row}.quote_amount)`,
        )
      return [
        ...(isSqlite(db) ? [] : [`perform 1 from live_topics where topic = 'bookings' for update`]),
        `insert into revenue_by_series (series, day, item, bookings, value)
          values ${sums.join(', ')}
          on conflict (series, day, item) do update set
            bookings = revenue_by_series.bookings + excluded.bookings,
            value = revenue_by_series.value + excluded.value`,
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
