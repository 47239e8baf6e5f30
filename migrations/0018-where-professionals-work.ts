import { type Kysely, sql } from 'kysely'
import { createTable, isSqlite, yesOrNo } from './create-table.ts'

/**
 * Where a professional works, by zip code instead of by area, and professionals without an email. `professional_areas`
 * stays for servers of the version before; nothing reads it from here on.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'professional_zips')
    .addColumn('professional_id', 'text', (column) =>
      column.notNull().references('professionals.id'),
    )
    // The beginning of zip codes, or a whole one: three to five digits. Without any, they work everywhere.
    .addColumn('beginning', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('professional_zips_key', ['professional_id', 'beginning'])
    .execute()
  const covered = await sql<{
    id: string
    zips: string
  }>`select distinct professional_id as id, zips
    from professional_areas inner join areas on areas.id = area_id`.execute(db)
  const kept = new Map(
    covered.rows.flatMap(({ id, zips }) =>
      beginningsIn(zips).map((beginning) => [`${id} ${beginning}`, { id, beginning }]),
    ),
  )
  for (const { id, beginning } of kept.values()) {
    await sql`insert into professional_zips (professional_id, beginning)
      values (${id}, ${beginning})`.execute(db)
  }
  await allowNoEmail(db)
}

/** `070-073 075` one by one. */
const beginningsIn = (ranges: string): string[] =>
  ranges
    .split(' ')
    .filter(Boolean)
    .flatMap((range) => {
      const [first = '', last = first] = range.split('-')
      return Array.from({ length: Number(last) - Number(first) + 1 }, (_, more) =>
        String(Number(first) + more).padStart(first.length, '0'),
      )
    })

/** SQLite cannot drop `not null`: the table is built again under its name, while foreign keys wait for the commit. */
async function allowNoEmail(db: Kysely<unknown>): Promise<void> {
  if (!isSqlite(db)) {
    await sql`alter table professionals alter column email drop not null`.execute(db)
    return
  }
  await sql`pragma defer_foreign_keys = on`.execute(db)
  await sql`create table professionals_before as select * from professionals`.execute(db)
  await db.schema.dropTable('professionals').execute()
  await createTable(db, 'professionals')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('first_name', 'text', (column) => column.notNull())
    .addColumn('last_name', 'text', (column) => column.notNull())
    .addColumn('about', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.unique())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('picture', 'text')
    .addColumn('is_active', 'integer', (column) => column.notNull().check(yesOrNo('is_active')))
    .addColumn('user_id', 'text', (column) => column.unique().references('users.id'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('last_assigned_at', 'text')
    .addColumn('calendar_changes', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('completed_visits', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('reviews', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('stars', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await sql`insert into professionals select * from professionals_before`.execute(db)
  await db.schema.dropTable('professionals_before').execute()
}
