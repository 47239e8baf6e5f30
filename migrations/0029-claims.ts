import { type Kysely, sql } from 'kysely'
import { createTable, isSqlite } from './create-table.ts'
import { onEveryRow } from './on-every-row.ts'

/** What customers say is wrong with a visit, until when they hear from the office, and how it was settled. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'claims')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('booking_id', 'text', (column) => column.notNull().references('bookings.id'))
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('answer_by', 'text', (column) => column.notNull())
    .addColumn('outcome', 'text', (column) =>
      column.check(sql`outcome in ('redo', 'refund', 'closed')`),
    )
    .addColumn('message', 'text')
    .addColumn('settled_at', 'text')
    .addColumn('settled_by', 'text', (column) => column.references('users.id').onDelete('set null'))
    .addCheckConstraint(
      'claims_settled',
      sql`(settled_at is null) = (outcome is null) and (settled_at is null) = (message is null)`,
    )
    .execute()
  await db.schema
    .createIndex('claims_of_booking')
    .on('claims')
    .columns(['booking_id', 'created_at'])
    .execute()
  // A booking has one open claim at most.
  await sql`create unique index claims_one_open on claims (booking_id) where settled_at is null`.execute(
    db,
  )
  await sql`create index claims_open on claims (answer_by, id) where settled_at is null`.execute(db)
  await sql`create index claims_settled_latest on claims (settled_at, id) where settled_at is not null`.execute(
    db,
  )
  await onEveryRow(db, {
    table: 'claims',
    columns: ['settled_at'],
    statements: (_row, sign) => [
      `insert into live_topics (topic, total, changes) values ('claims', ${sign}, 1)
        on conflict (topic) do update set total = live_topics.total + excluded.total,
          changes = live_topics.changes + excluded.changes`,
    ],
  })
  if (!isSqlite(db)) await changeAtCommit(db)
}

/** As the other sums: a transaction whose process is stalled keeps nobody else waiting. */
async function changeAtCommit(db: Kysely<unknown>): Promise<void> {
  for (const event of ['insert', 'update', 'delete']) {
    const name = `claims_after_${event}`
    const { rows } = await sql<{ definition: string }>`
      select pg_get_triggerdef(oid) as definition from pg_trigger where tgname = ${name}`.execute(
      db,
    )
    const deferred = (rows[0]?.definition ?? '')
      .replace('CREATE TRIGGER', 'CREATE CONSTRAINT TRIGGER')
      .replace('FOR EACH ROW', 'DEFERRABLE INITIALLY DEFERRED FOR EACH ROW')
    await sql.raw(`drop trigger ${name} on claims`).execute(db)
    await sql.raw(deferred).execute(db)
  }
}
