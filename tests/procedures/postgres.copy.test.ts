import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { migrations } from '../../migrations/index.ts'
import { migrate } from '../../src-server/db/migrate.ts'
import { openDatabase } from '../../src-server/db/open.ts'
import { seedDatabase } from '../../src-server/seed/bulk/seed-database.ts'
import { admin } from '../support/accounts.ts'
import { isPlain, runCommand } from '../support/command.ts'
import { testDatabase } from '../support/database/database.ts'
import { bookAsGuest } from '../support/guest-booking.ts'
import { orderFor } from '../support/order.ts'
import { cancelAsShown } from '../support/policy.ts'
import { removeFolder, temporaryFolder } from '../support/product.ts'
import { testServer } from '../support/server.ts'

let folder: string
let source: Awaited<ReturnType<typeof testServer>>
let target: string
beforeEach(async () => {
  folder = temporaryFolder()
  source = await testServer({ DATABASE_URL: join(folder, 'nestwright.db') })
  target = await testDatabase.create(folder)
})
afterEach(async () => {
  await source.close()
  removeFolder(folder)
})

const copy = () =>
  runCommand('src-server/copy.ts', [target], { DATABASE_URL: source.env.DATABASE_URL })

/** On the PostgreSQL database, in plain SQL. */
async function inTarget(statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: target })
  await client.connect()
  const { rows } = await client.query<Record<string, unknown>>(statement)
  await client.end()
  return rows
}

/** The rows of every table except the migrations', in any order. */
async function everything(url: string): Promise<Record<string, string[]>> {
  const database = openDatabase({ DATABASE_URL: url })
  const found: Record<string, string[]> = {}
  for (const { name } of await database.read.introspection.getTables()) {
    const { rows } = await sql<object>`select * from ${sql.table(name)}`.execute(database.read)
    found[name] = rows.map((row) => JSON.stringify(row, Object.keys(row).toSorted())).toSorted()
  }
  await database.close()
  return found
}

test('a business of thousands of rows is copied row by row, totals included, and the product works on it', async () => {
  const inMay = { now: () => new Date('2026-05-04T14:00:00Z') }
  const amounts = { bookings: 4_000, customers: 400, conversations: 800 }
  await seedDatabase({ ...source.deps, clock: inMay }, amounts)
  const guest = await bookAsGuest(source, 'hvac')
  const cancelled = await bookAsGuest(source, 'moving')
  await cancelAsShown(source.guest, cancelled)
  await source.guest.chat.send({
    sessionId: 'session-0123456789',
    message: 'My sink leaks: "drip" — 💧',
  })
  const boss = await admin(source)
  await source.guest.contact.sendHelp({
    firstName: 'Zoë',
    lastName: "O'Neil",
    email: 'zoe@example.com',
    topic: 'Other',
    message: 'Line one\nline two\ttabbed \\ and "quoted"',
  })

  const { code, stdout, stderr } = await copy()
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  expect(stdout).toMatch(/^bookings: rows 4002, quote_amount \d+/m)
  const before = await everything(source.env.DATABASE_URL)
  expect(await everything(target)).toEqual(before)
  expect(Object.values(before).filter((rows) => rows.length > 0).length).toBeGreaterThan(20)

  const copied = await testServer({ DATABASE_URL: target })
  expect(await copied.guest.booking.details(guest)).toMatchObject({ id: guest.id })
  const there = (await copied.from(boss.browser)).admin
  const here = boss.caller.admin
  expect(await there.figures.overview()).toEqual(await here.figures.overview())
  const period = { from: '2026-01-01', to: '2026-12-31' }
  expect(await there.figures.analytics(period)).toEqual(await here.figures.analytics(period))
  expect(await there.figures.revenue(period)).toEqual(await here.figures.revenue(period))

  // The triggers are back: a new booking counts, and a slot cannot be booked twice.
  const counted = async () =>
    (await inTarget('select total from live_topics where topic = $$bookings$$'))[0]?.total
  const first = Number(await counted())
  await copied.guest.booking.create(orderFor('plumbing'))
  expect(Number(await counted())).toBe(first + 1)
  await copied.close()
}, 120_000)

test('a database that has rows is refused, and stays as it is', async () => {
  const other = await testServer({ DATABASE_URL: target })
  const before = await everything(target)
  const { code, stderr } = await copy()
  expect(code).toBe(1)
  expect(isPlain(stderr)).toBe(true)
  expect(stderr).toContain('not empty: it has rows in availability_slots')
  expect(await everything(target)).toEqual(before)
  await other.close()
})

test('rows in other tables count too, and no table is created beside them', async () => {
  await inTarget('create table invoices as select 1 as id')
  expect((await copy()).stderr).toContain('it has rows in invoices')
  expect(await inTarget("select 1 from pg_tables where tablename = 'bookings'")).toEqual([])
})

test('a copy with differences names them, exits with code 1 and leaves no row; then it can be repeated', async () => {
  await bookAsGuest(source, 'hvac')
  const migrated = openDatabase({ DATABASE_URL: target })
  await migrate(migrated)
  await migrated.close()
  await inTarget('create rule lost as on insert to bookings do instead nothing')
  const { code, stderr } = await copy()
  expect(code).toBe(1)
  expect(stderr).toContain('bookings, rows: 1 in SQLite, 0 in PostgreSQL')
  expect(stderr).not.toMatch(/\n\s+at /)
  expect(await inTarget('select id from availability_slots')).toEqual([])

  await inTarget('drop rule lost on bookings')
  expect((await copy()).code).toBe(0)
})

test('a schema of another version is refused on either side', async () => {
  const { write } = source.database
  await sql`insert into kysely_migration values ('9999-later', 'now')`.execute(write)
  expect((await copy()).stderr).toContain('The SQLite database has 9999-later')
  const newest = Object.keys(migrations).toSorted().at(-1) ?? ''
  await sql`delete from kysely_migration where name in ('9999-later', ${newest})`.execute(write)
  expect((await copy()).stderr).toContain(`does not have ${newest} yet`)
  expect(await inTarget("select 1 from pg_tables where schemaname = 'public'")).toEqual([])
})

test('a server that does not answer, a wrong database and a missing file each get a one-sentence error', async () => {
  const { DATABASE_URL } = source.env
  const results = await Promise.all([
    runCommand('src-server/copy.ts', ['postgres://127.0.0.1:1/x'], { DATABASE_URL }),
    runCommand('src-server/copy.ts', [`${target}_not`], { DATABASE_URL }),
    runCommand('src-server/copy.ts', [target], { DATABASE_URL: join(folder, 'none.db') }),
    runCommand('src-server/copy.ts', [], { DATABASE_URL }),
  ])
  for (const { code, stderr } of results) expect([code, isPlain(stderr)]).toEqual([1, true])
  expect(results[0]?.stderr).toContain('PostgreSQL does not answer')
  expect(results[1]?.stderr).toContain('has no database of this name')
  expect(results[2]?.stderr).toContain('none.db cannot be opened')
})
