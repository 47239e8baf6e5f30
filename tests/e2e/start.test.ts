import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { copyFileSync, mkdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call, orderAhead } from '../support/call.ts'
import { isPlain } from '../support/command.ts'
import { inFull } from '../support/in-full.ts'
import { removeFolder, startProduct, temporaryFolder } from '../support/product.ts'

let folder: string
let wholeDatabase: string
beforeAll(async () => {
  folder = temporaryFolder()
  const product = await startProduct({ folder })
  await call(product.url, 'booking.create', orderAhead('hvac'))
  await product.stop()
  wholeDatabase = product.databaseFile
})
afterAll(() => removeFolder(folder))

/** Starts a server that is expected to exit by itself. */
async function start(env: Record<string, string>) {
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    env: { NODE_ENV: 'production', HOST: '127.0.0.1', PORT: '0', MAIL_DIR: folder, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let stderr = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text))
  child.stdout.resume()
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, stderr, plain: isPlain(stderr) }
}

/** A copy of a whole database with its key, changed by a test. */
function database(name: string, work: (file: string) => void): string {
  const file = join(folder, name)
  copyFileSync(wholeDatabase, file)
  copyFileSync(`${wholeDatabase}.key`, `${file}.key`)
  work(file)
  return file
}

const inSql = (statements: string) => (file: string) => {
  const connection = new Sqlite(file)
  connection.exec(statements)
  connection.close()
}

const damaged: [string, (file: string) => void, RegExp][] = [
  [
    'garbage',
    (file) => writeFileSync(file, randomBytes(50_000)),
    /garbage is not an SQLite database/,
  ],
  ['cut off', (file) => truncateSync(file, 50_000), /cut-off is damaged\. Restore a backup/],
  [
    'a folder',
    (file) => {
      rmSync(file)
      mkdirSync(file)
    },
    /a-folder cannot be opened/,
  ],
  [
    'of another key',
    (file) => writeFileSync(`${file}.key`, '7'.repeat(64)),
    /of-another-key\.key is not .+ set SECRET_FILE/,
  ],
  ['without its key', (file) => rmSync(`${file}.key`), /without-its-key\.key is missing/],
  [
    'of another version',
    inSql("insert into kysely_migration values ('0003-other', '2026')"),
    /by a version of the product that this one does not fit/,
  ],
]
test.each(inFull(damaged, damaged.slice(0, 3)))(
  'a database that is %s ends the start with one sentence',
  async (name, work, sentence) => {
    const file = database(name.replaceAll(' ', '-'), work)
    const { code, stderr, plain } = await start({ DATABASE_URL: file })
    expect({ code, plain }).toEqual({ code: 1, plain: true })
    expect(stderr).toMatch(sentence)
  },
)

const misconfigured: [string, Record<string, string>, RegExp][] = [
  [
    'a PostgreSQL that does not answer',
    { DATABASE_URL: 'postgres://ada:opensesame@127.0.0.1:1/x' },
    /^PostgreSQL does not answer/,
  ],
  [
    'a database address that is none',
    { DATABASE_URL: 'postgres://ada:opensesame@:::/x' },
    /not a valid address/,
  ],
  ['a wrong environment', { PORT: 'abc' }, /PORT: must be a port/],
  ['a folder that is a file', { DATABASE_URL: 'README.md/x.db' }, /cannot be made/],
  ['an address of another machine', { HOST: '192.0.2.1' }, /^192\.0\.2\.1:.+ Set HOST/],
]
test.each(inFull(misconfigured, misconfigured.slice(0, 2)))(
  '%s ends the start with one sentence and no password',
  async (_what, env, sentence) => {
    const { code, stderr, plain } = await start({ DATABASE_URL: wholeDatabase, ...env })
    expect({ code, plain }).toEqual({ code: 1, plain: true })
    expect(stderr).toMatch(sentence)
    expect(stderr).not.toContain('opensesame')
  },
)

test('a port that is in use ends the start with one sentence', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const address = other.address()
  const port = typeof address === 'object' ? String(address?.port) : ''
  const { code, stderr, plain } = await start({ DATABASE_URL: wholeDatabase, PORT: port })
  expect({ code, plain }).toEqual({ code: 1, plain: true })
  expect(stderr).toContain(`127.0.0.1:${port} is in use already`)
  other.close()
})

test('with a schema that a newer version has migrated, it starts, logs that, and takes bookings', async () => {
  const product = await startProduct({
    env: {
      DATABASE_URL: database(
        'newer.db',
        inSql(`create table gift_cards (id text primary key) strict;
          alter table bookings add column tip integer not null default 0;
          insert into kysely_migration values ('9999-gift-cards', '2026-11-23T00:00:00.000Z')`),
      ),
    },
  })
  expect(product.output()).toContain('"migrations":["9999-gift-cards"]')
  const { status } = await call(product.url, 'booking.create', orderAhead('moving'))
  expect(status).toBe(200)
  expect((await fetch(`${product.url}/health/ready`)).status).toBe(200)
  await product.stop()
  removeFolder(product.folder)
})
