import { randomBytes } from 'node:crypto'
import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { sql } from 'kysely'
import pg from 'pg'
import { expect, inject } from 'vitest'
import type { Db } from '../../../src-server/db/types.ts'

/** What tests do to a database that each kind of database expresses in its own way. */
interface TestDatabase {
  /** Creates an empty one; returns its address. */
  create(folder: string): Promise<string>
  /** Creates one that is migrated and has the slots from Monday on; returns its address. */
  copyTemplate(folder: string): Promise<string>
  /** Removes one; a file is removed with its folder. */
  drop(url: string): Promise<void>
  /** Removes the constraint that keeps a slot from being booked twice. */
  breakGuard(db: Db): Promise<void>
  /** Removes the constraint that keeps a professional from two visits at one time. */
  dropVisitGuard(db: Db): Promise<void>
  /** Hides new visits from the code, until `showVisits`. */
  hideVisits(db: Db): Promise<void>
  /** Calls `work` while the database accepts no writes. */
  withoutWrites<T>(db: Db, work: () => Promise<T>): Promise<T>
}

const sqlite: TestDatabase = {
  create: (folder) => Promise.resolve(join(folder, 'test.db')),
  copyTemplate(folder) {
    const file = join(folder, 'test.db')
    copyFileSync(inject('template'), file)
    return Promise.resolve(file)
  },
  drop: () => Promise.resolve(),
  async breakGuard(db) {
    await sql`drop index bookings_one_live_per_slot`.execute(db)
    await sql`create trigger forget_claims after update on availability_slots
      begin update availability_slots set is_booked = 0 where id = new.id; end`.execute(db)
  },
  dropVisitGuard,
  async hideVisits(db) {
    await sql`create trigger hide_visits after insert on bookings
      begin update bookings set status = 'cancelled' where id = new.id; end`.execute(db)
  },
  async withoutWrites(db, work) {
    const { rows } = await sql<{ file: string }>`select file from pragma_database_list`.execute(db)
    const other = new Sqlite(rows[0]?.file ?? '')
    other.exec('begin immediate')
    const result = await work()
    other.exec('commit')
    other.close()
    return result
  },
}

const postgres = (server: string): TestDatabase => ({
  create: () => createDatabase(server, 'template1'),
  copyTemplate: () => createDatabase(server, inject('template')),
  drop: (url) => asOwner(server, `drop database ${new URL(url).pathname.slice(1)} with (force)`),
  async breakGuard(db) {
    await sql`drop index bookings_one_live_per_slot`.execute(db)
    await sql`create function forget_claim() returns trigger language plpgsql
      as 'begin new.is_booked := 0; return new; end'`.execute(db)
    await sql`create trigger forget_claims before update on availability_slots
      for each row execute function forget_claim()`.execute(db)
  },
  dropVisitGuard,
  async hideVisits(db) {
    await sql`create function hide_visit() returns trigger language plpgsql
      as 'begin new.status := ''cancelled''; return new; end'`.execute(db)
    await sql`create trigger hide_visits before insert on bookings
      for each row execute function hide_visit()`.execute(db)
  },
  async withoutWrites(db, work) {
    await readOnly(server, db, 'on')
    const result = await work()
    await readOnly(server, db, 'off')
    return result
  },
})

async function dropVisitGuard(db: Db): Promise<void> {
  for (const pair of ['even', 'odd']) {
    await sql`drop index ${sql.ref(`bookings_one_visit_${pair}`)}`.execute(db)
  }
}

async function createDatabase(server: string, template: string): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`
  const how = inject('copiesFiles') ? 'strategy file_copy' : ''
  await asOwner(server, `create database ${name} template ${template} ${how}`)
  return `${server}/${name}`
}

/** Makes all visits live that were hidden. */
export async function showVisits(db: Db): Promise<void> {
  const on = sql.raw(inject('postgres') ? ' on bookings' : '')
  await sql`drop trigger hide_visits${on}`.execute(db)
  await db.updateTable('bookings').set({ status: 'pending' }).execute()
}

/** The setting is read when a connection is opened, so the open ones are closed. */
async function readOnly(server: string, db: Db, state: 'on' | 'off'): Promise<void> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db)
  const name = rows[0]?.name
  await asOwner(server, `alter database ${name} set default_transaction_read_only = ${state}`)
  await asOwner(
    server,
    `select pg_terminate_backend(pid, 1000) from pg_stat_activity where datname = '${name}'`,
  )
  const seen = () =>
    sql<{ is: string }>`select current_setting('default_transaction_read_only') as "is"`
      .execute(db)
      .then((found) => found.rows[0]?.is, String)
  await expect.poll(seen).toBe(state)
}

async function asOwner(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${server}/postgres` })
  await client.connect()
  await client.query(statement)
  await client.end()
}

const server = inject('postgres')

export const testDatabase: TestDatabase = server ? postgres(server) : sqlite
