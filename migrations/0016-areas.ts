import { type Kysely, sql } from 'kysely'
import { createTable } from './create-table.ts'

type Row = [
  id: string,
  name: string,
  state: string,
  coverage: string,
  professionals: number | null,
  cities: string,
  zips: string,
]

/** What the company begins with; the office edits it from then on. */
const areas: readonly Row[] = [
  [
    'ny',
    'New York',
    'NY',
    'full',
    1240,
    'New York City, Long Island, Yonkers, White Plains, Albany, Schenectady, Syracuse, Rochester, Buffalo, Niagara Falls',
    '100-123 130-132 140-146',
  ],
  [
    'nj',
    'New Jersey',
    'NJ',
    'full',
    680,
    'Newark, Jersey City, Paterson, Elizabeth, Hackensack, New Brunswick, Trenton, Cherry Hill, Toms River, Atlantic City',
    '070-089',
  ],
  [
    'pa',
    'Pennsylvania',
    'PA',
    'expanding',
    510,
    'Philadelphia, Norristown, Doylestown, Allentown, Bethlehem, Pittsburgh',
    '150-152 180-181 189-194',
  ],
  [
    'ct',
    'Connecticut',
    'CT',
    'full',
    260,
    'Hartford, New Haven, Bridgeport, Waterbury, Stamford, Norwalk, Danbury, Greenwich',
    '060-061 064-069',
  ],
  [
    'ma',
    'Massachusetts',
    'MA',
    'expanding',
    420,
    'Boston, Cambridge, Newton, Framingham, Lowell, Lynn, Brockton, Worcester',
    '015-024',
  ],
  [
    'fl',
    'Florida',
    'FL',
    'expanding',
    390,
    'Miami, Fort Lauderdale, West Palm Beach, Orlando, Kissimmee, Tampa, St. Petersburg, Clearwater',
    '327-328 330-337 346-347',
  ],
  ['atlanta', 'Atlanta', 'GA', 'soon', null, '', '300-303 311'],
  ['chicago', 'Chicago', 'IL', 'soon', null, '', '600-608'],
  ['dallas', 'Dallas', 'TX', 'soon', null, '', '750-753'],
  ['denver', 'Denver', 'CO', 'soon', null, '', '800-802'],
  ['houston', 'Houston', 'TX', 'soon', null, '', '770 772-775'],
  ['los-angeles', 'Los Angeles', 'CA', 'soon', null, '', '900-908 910-918'],
  ['phoenix', 'Phoenix', 'AZ', 'soon', null, '', '850 852-853'],
  ['seattle', 'Seattle', 'WA', 'soon', null, '', '980-981'],
]

/** Where the company works, as the office keeps it; who wants to hear when it comes; and where each visit is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'areas')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('coverage', 'text', (column) =>
      column.notNull().check(sql`coverage in ('full', 'expanding', 'soon')`),
    )
    .addColumn('professionals', 'integer')
    // With commas between them.
    .addColumn('cities', 'text', (column) => column.notNull())
    // Ranges of zip codes or their beginnings: `070-073 075 06390`.
    .addColumn('zips', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .execute()
  await createTable(db, 'area_requests')
    .addColumn('zip', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('answered_at', 'text')
    .addPrimaryKeyConstraint('area_requests_key', ['zip', 'email'])
    .execute()
  await db.schema
    .createIndex('area_requests_by_time')
    .on('area_requests')
    .columns(['created_at', 'zip', 'email'])
    .execute()
  await db.schema.alterTable('bookings').addColumn('customer_zip', 'text').execute()
  for (const [position, row] of areas.entries()) {
    await sql`insert into areas (id, name, state, coverage, professionals, cities, zips, position)
      values (${sql.join([...row, position])})`.execute(db)
  }
}
