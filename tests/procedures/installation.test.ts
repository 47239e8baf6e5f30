import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Migration, Migrator, sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { migrations } from '../../migrations/index.ts'
import { openDatabase } from '../../src-server/db/open.ts'
import { readEnv } from '../../src-server/env.ts'
import { keyFingerprint, readKey } from '../../src-server/key-file.ts'
import { OperatorError } from '../../src-server/operator-error.ts'
import { openDeps } from '../../src-server/start.ts'
import { isPlain, runCommand } from '../support/command.ts'
import { testDatabase } from '../support/database/database.ts'
import { removeFolder, temporaryFolder } from '../support/product.ts'

let folder: string
let url: string
beforeEach(async () => {
  folder = temporaryFolder()
  url = await testDatabase.create(folder)
})
afterEach(() => removeFolder(folder))

const keyFile = (name = 'one.key') => join(folder, name)
const environment = (SECRET_FILE: string) => ({
  DATABASE_URL: url,
  SECRET_FILE,
  LOG_LEVEL: 'silent',
})

/** Opens the server's parts; returns `opened`, or the message of the refusal. */
async function open(file = keyFile()): Promise<string> {
  try {
    const { database } = await openDeps(readEnv(environment(file)))
    await database.close()
    return 'opened'
  } catch (error) {
    if (error instanceof OperatorError) return error.message
    throw error
  }
}

/** The same in a process of its own, and what that process prints if the key is right. */
const openInProcess = (file = keyFile()) =>
  runCommand('src-server/admin-grant.ts', ['ada@example.com'], environment(file))
const wentOn = /^No account has verified ada@example.com/

async function stored(): Promise<string | undefined> {
  const database = openDatabase({ DATABASE_URL: url })
  const row = await database.read
    .selectFrom('installation')
    .select('value')
    .where('name', '=', 'key-fingerprint')
    .executeTakeFirst()
  await database.close()
  return row?.value
}

const fingerprint = (file = keyFile()) => keyFingerprint(readKey(file) ?? Buffer.alloc(0))
const writeKey = (file: string) => writeFileSync(file, randomBytes(32).toString('hex'))

test('the first start creates the key and stores its fingerprint, never the key; later starts use the same key', async () => {
  expect(await open()).toBe('opened')
  expect(await stored()).toBe(fingerprint())
  expect(await stored()).not.toBe(readFileSync(keyFile(), 'utf8'))
  expect(await open()).toBe('opened')
})

test('another key is refused with a sentence that names its file and says what to do', async () => {
  await open()
  writeKey(keyFile('other.key'))
  const { code, stderr } = await openInProcess(keyFile('other.key'))
  expect(code).toBe(1)
  expect(isPlain(stderr)).toBe(true)
  expect(stderr).toContain(keyFile('other.key'))
  expect(stderr).toContain("put the database's own key file there, or set SECRET_FILE")
  expect(await stored()).toBe(fingerprint())
})

test('a missing key file is not replaced by a new key', async () => {
  await open()
  rmSync(keyFile())
  expect(await open()).toContain(`The key file ${keyFile()} is missing`)
  expect(existsSync(keyFile())).toBe(false)
})

test('four processes at once on an empty database agree on one key', async () => {
  const results = await Promise.all([1, 2, 3, 4].map(() => openInProcess()))
  for (const { stderr } of results) expect(stderr).toMatch(wentOn)
  expect(await stored()).toBe(fingerprint())
})

test('of four machines with their own keys that start at once on one database, one starts', async () => {
  const names = ['a.key', 'b.key', 'c.key', 'd.key']
  const results = await Promise.all(names.map((name) => openInProcess(keyFile(name))))
  const refused = results.filter(({ stderr }) => !wentOn.test(stderr))
  expect(refused).toHaveLength(3)
  for (const { stderr } of refused) expect(stderr).toMatch(/^The key .+, or set SECRET_FILE/)
  const kept = names.filter((_, index) => wentOn.test(results[index]?.stderr ?? ''))
  expect(await stored()).toBe(fingerprint(keyFile(kept[0])))
})

/** The database of the version before fingerprints, with one booking. */
async function databaseOfBefore() {
  const before = Object.entries(migrations).filter(([name]) => name < '0007')
  const database = openDatabase({ DATABASE_URL: url })
  const { error } = await new Migrator({
    db: database.write,
    provider: { getMigrations: async () => Object.fromEntries<Migration>(before) },
  }).migrateToLatest()
  expect(error).toBeUndefined()
  const slot = { service_id: 'hvac', available_date: '2026-11-24' }
  await database.write
    .insertInto('availability_slots')
    .values({ ...slot, id: 's1', start_time: '10:00', end_time: '12:00', is_booked: 1 })
    .execute()
  await sql`insert into bookings (id, group_id, slot_id, token_hash, service_id, service_title,
      service_details, quote_amount, scheduled_date, scheduled_time, customer_name, customer_email,
      customer_email_lower, customer_phone, customer_address, status, payment_status, created_at,
      created_date)
    values ('b1', 'b1', 's1', 'x', 'hvac', 'HVAC', '{}', 27500, '2026-11-24', '10:00', 'Ada Byron',
      'ada@example.com', 'ada@example.com', '1', '1 Way', 'pending', 'pending',
      '2026-11-20T10:00:00.000Z', '2026-11-20')`.execute(database.write)
  await database.close()
}

test('a database of the version before adopts the existing key', async () => {
  await databaseOfBefore()
  writeKey(keyFile())
  expect(await open()).toBe('opened')
  expect(await stored()).toBe(fingerprint())
})

test('a database of the version before that has bookings and no key is refused, and no key is created', async () => {
  await databaseOfBefore()
  expect(await open()).toContain(`The key file ${keyFile()} is missing`)
  expect(existsSync(keyFile())).toBe(false)
  expect(await stored()).toBeUndefined()
})

test('a key file without a key is refused with a sentence', async () => {
  writeFileSync(keyFile(), 'not a key')
  expect(await open()).toContain(`The key file ${keyFile()} does not hold a key`)
})

test('links are made with the key of the file', async () => {
  const env = readEnv({ DATABASE_URL: url, SECRET_FILE: keyFile(), LOG_LEVEL: 'silent' })
  const [first, second] = [await openDeps(env), await openDeps(env)]
  expect(first.secrets.guestToken('g1')).toBe(second.secrets.guestToken('g1'))
  for (const { database } of [first, second]) await database.close()
})
