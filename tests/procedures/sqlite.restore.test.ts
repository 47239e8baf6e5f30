import { randomBytes } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { backupWithKey } from '../../src-server/backup-with-key.ts'
import { restore as restoreBackup } from '../../src-server/db/backup/restore.ts'
import { readEnv } from '../../src-server/env.ts'
import { OperatorError } from '../../src-server/operator-error.ts'
import { openDeps } from '../../src-server/start.ts'
import { isPlain, runCommand } from '../support/command.ts'
import { removeFolder, temporaryFolder } from '../support/product.ts'

let folder: string
beforeEach(async () => {
  folder = temporaryFolder()
  await changed(() => {})
})
afterEach(() => removeFolder(folder))

const at = (name: string) => join(folder, name)
const databaseFile = () => at('nestwright.db')
const env = () => ({ DATABASE_URL: databaseFile(), LOG_LEVEL: 'silent' })
const runBackup = () => runCommand('src-server/backup.ts', [at('backup.db')], env())
const runRestore = () => runCommand('src-server/restore.ts', [at('backup.db')], env())
const opened = () => openDeps(readEnv(env()))

/** What those commands do, in this process: a process for each takes long. Gives `done`, or the sentence of the refusal. */
const backup = (target = at('backup.db')) => said(() => backupWithKey(readEnv(env()), target))
const restore = (file = at('backup.db')) =>
  said(() => restoreBackup(readEnv(env()), file, new Date()))

async function said(work: () => unknown): Promise<string> {
  try {
    await work()
    return 'done'
  } catch (error) {
    if (error instanceof OperatorError) return error.message
    throw error
  }
}

/** Opens the database as the product does, and changes it. */
async function changed(work: (connection: Sqlite.Database) => void): Promise<void> {
  await (await opened()).database.close()
  const connection = new Sqlite(databaseFile())
  work(connection)
  connection.close()
}

const addUser = (id: string) => (connection: Sqlite.Database) =>
  void connection
    .prepare('insert into users (id, email, created_at) values (?, ?, ?)')
    .run(id, id, id)

function users(file = databaseFile()): unknown[] {
  const connection = new Sqlite(file)
  const found = connection.prepare('select id from users order by id').pluck().all()
  connection.close()
  return found
}

/** A file of the backup, changed by a test. */
function broken(name: string, work: (file: string) => void): string {
  copyFileSync(at('backup.db'), at(name))
  copyFileSync(at('backup.db.key'), at(`${name}.key`))
  work(at(name))
  return at(name)
}

const inSql = (statements: string) => (file: string) => {
  const connection = new Sqlite(file)
  connection.pragma('foreign_keys = OFF')
  connection.exec(statements)
  connection.close()
}

test('a backup includes the key, readable by its owner only, and both are restored', async () => {
  await changed(addUser('before'))
  const { stdout } = await runBackup()
  expect(stdout).toContain(`the key to ${at('backup.db.key')}`)
  expect(statSync(at('backup.db.key')).mode & 0o777).toBe(0o600)
  const key = readFileSync(at('nestwright.db.key'), 'utf8')
  await changed(addUser('later'))
  writeFileSync(at('nestwright.db.key'), randomBytes(32).toString('hex'))

  expect(await runRestore()).toMatchObject({ code: 0, stderr: '' })
  expect(users()).toEqual(['before'])
  expect(readFileSync(at('nestwright.db.key'), 'utf8')).toBe(key)
  await (await opened()).database.close()

  const aside = readdirSync(folder).filter((name) => /\.replaced-\d{8}T\d+Z$/.test(name))
  expect(aside).toHaveLength(1)
  expect(users(at(aside[0] ?? ''))).toEqual(['before', 'later'])
})

test('what a restore has replaced can itself be restored', async () => {
  await backup()
  await changed(addUser('later'))
  await restore()
  const aside = readdirSync(folder).find((name) => /\.replaced-\w+$/.test(name)) ?? ''
  expect(await restore(at(aside))).toBe('done')
  expect(users()).toEqual(['later'])
})

test('a restore is refused while another process has the database open, idle or not', async () => {
  await backup()
  const { database } = await opened()
  const { code, stderr } = await runRestore()
  expect(code).toBe(1)
  expect(isPlain(stderr)).toBe(true)
  expect(stderr).toContain('stop the server first')
  await database.close()
  expect(await restore()).toBe('done')
})

test('anything but a complete backup of this version is refused with a sentence, and nothing changes', async () => {
  await changed(addUser('before'))
  await backup()
  const refused: [string, RegExp][] = [
    [at('not-there.db'), /There is no backup/],
    [databaseFile(), /is the database itself/],
    [broken('garbage.db', (file) => writeFileSync(file, randomBytes(50_000))), /NOTADB/],
    [broken('empty.db', (file) => writeFileSync(file, '')), /not a backup of this product/],
    [broken('cut.db', (file) => truncateSync(file, 100_000)), /CORRUPT/],
    [
      broken('foreign.db', inSql('drop table kysely_migration')),
      /not a backup of this product's database/,
    ],
    [
      broken('orphan.db', inSql("insert into sessions values ('s', 'nobody', 'd', 'n', 'n')")),
      /rows that refer to rows which are missing/,
    ],
    [
      broken('newer.db', inSql("insert into kysely_migration values ('9999-later', 'now')")),
      /newer version, with 9999-later/,
    ],
    [
      broken('other-key.db', (file) =>
        writeFileSync(`${file}.key`, randomBytes(32).toString('hex')),
      ),
      /is not the one of .+other-key\.db/,
    ],
    [
      broken('no-fingerprint.db', (file) => {
        inSql('delete from installation')(file)
        truncateSync(`${file}.key`, 0)
      }),
      /does not hold a key/,
    ],
  ]
  for (const [file, sentence] of refused) {
    const refusal = await restore(file)
    expect(refusal).toMatch(sentence)
    expect(isPlain(refusal), refusal).toBe(true)
  }
  expect(users()).toEqual(['before'])
  expect(readdirSync(folder).filter((name) => /replaced|restoring/.test(name))).toEqual([])
})

test('a backup without its key takes the current key if that is the right one, and no other', async () => {
  await backup()
  copyFileSync(at('backup.db'), at('alone.db'))
  expect(await restore(at('alone.db'))).toBe('done')
  writeFileSync(at('nestwright.db.key'), randomBytes(32).toString('hex'))
  expect(await restore(at('alone.db'))).toContain(
    `Put that key file beside it as ${at('alone.db.key')}`,
  )
})

function garbageWithLog(): void {
  const connection = new Sqlite(databaseFile())
  addUser('in the log')(connection)
  copyFileSync(at('nestwright.db-wal'), at('kept-log'))
  connection.close()
  copyFileSync(at('kept-log'), at('nestwright.db-wal'))
  writeFileSync(databaseFile(), randomBytes(50_000))
}

test.each([
  ['garbage', () => writeFileSync(databaseFile(), randomBytes(50_000))],
  ['cut off', () => truncateSync(databaseFile(), 10_000)],
  ['garbage, with its log beside it', garbageWithLog],
])('a backup is restored over a database that is %s', async (_what, spoil) => {
  await changed(addUser('before'))
  await backup()
  spoil()
  expect(await restore()).toBe('done')
  expect(users()).toEqual(['before'])
  await (await opened()).database.close()
})

test('a backup without its key says so, and one over the database itself is refused', async () => {
  writeFileSync(at('nestwright.db.key'), randomBytes(32).toString('hex'))
  expect(await backup()).toContain("is not this database's key")
  expect([existsSync(at('backup.db')), existsSync(at('backup.db.key'))]).toEqual([true, false])
  expect(await backup(databaseFile())).toContain('is the database itself')
})
