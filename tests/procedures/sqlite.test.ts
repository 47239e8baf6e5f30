import { fork } from 'node:child_process'
import { once } from 'node:events'
import Sqlite from 'better-sqlite3'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createApp } from '../../src-server/app.ts'
import { openDatabase } from '../../src-server/db/open.ts'
import type { Trx } from '../../src-server/db/types.ts'
import { inFull } from '../support/in-full.ts'
import { orderFor } from '../support/order.ts'
import { testServer, tick } from '../support/server.ts'

let server: Awaited<ReturnType<typeof testServer>>
beforeEach(async () => {
  server = await testServer()
})
afterEach(() => server.close())

const user = (id: string) => ({ id, email: `${id}@example.com`, created_at: '2026-11-23' })
const users = async () =>
  (await server.database.read.selectFrom('users').select('id').orderBy('id').execute()).map(
    ({ id }) => id,
  )
const pragma = async (db: (typeof server.database)['read'], name: string) => {
  const { rows } = await sql<Record<string, unknown>>`pragma ${sql.raw(name)}`.execute(db)
  return Object.values(rows[0] ?? {})[0]
}

test('every connection has its settings, including after the file is reopened', async () => {
  const again = openDatabase(server.env)
  for (const db of [server.database.write, server.database.read, again.write, again.read]) {
    expect(await pragma(db, 'journal_mode')).toBe('wal')
    expect(await pragma(db, 'synchronous')).toBe(2)
    expect(await pragma(db, 'foreign_keys')).toBe(1)
    expect(await pragma(db, 'busy_timeout')).toBeGreaterThanOrEqual(5000)
  }
  await again.close()
})

test('the read connection cannot write', async () => {
  await expect(
    server.database.read.insertInto('users').values(user('ada')).execute(),
  ).rejects.toThrow(/readonly/)
})

test('four processes of read-then-write transactions: none is refused, none is lost', async () => {
  const { write, read } = server.database
  await sql`create table counter (value integer not null) strict`.execute(write)
  await sql`insert into counter values (0)`.execute(write)
  const times = inFull(1500, 300)
  const script = new URL('../support/database/read-then-write.ts', import.meta.url)
  const codes = await Promise.all(
    [1, 2, 3, 4].map(async () => {
      const child = fork(script, [server.env.DATABASE_URL, String(times)], {
        execArgv: ['--import', 'tsx'],
      })
      const [code] = (await once(child, 'exit')) as [number]
      return code
    }),
  )
  expect(codes).toEqual([0, 0, 0, 0])
  const { rows } = await sql<{ value: number }>`select value from counter`.execute(read)
  expect(rows).toEqual([{ value: 4 * times }])
})

test('when transactions share a commit, a failing one is rolled back alone', async () => {
  const attempt = (id: string, work: (trx: Trx) => Promise<void> = async () => {}) =>
    server.database.write.transaction().execute(async (trx) => {
      await trx.insertInto('users').values(user(id)).execute()
      await work(trx)
    })
  const results = await Promise.allSettled([
    attempt('ada'),
    attempt('bob', () => Promise.reject(new Error('thought better of it'))),
    attempt('cyd', async (trx) => {
      await trx.insertInto('users').values(user('ada')).execute()
    }),
    attempt('dee'),
  ])
  expect(results.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'rejected',
    'fulfilled',
  ])
  expect(await users()).toEqual(['ada', 'dee'])
})

test('no transaction succeeds before the shared commit; if that fails, all of them fail', async () => {
  const add = (id: string) =>
    server.database.write
      .transaction()
      .execute((trx) => trx.insertInto('users').values(user(id)).execute())
  const breaksAtCommit = server.database.write.transaction().execute(async (trx) => {
    await sql`pragma defer_foreign_keys = on`.execute(trx)
    await sql`insert into sessions values ('s', 'no such user', 'd', 'now', 'now')`.execute(trx)
  })
  const results = await Promise.allSettled([add('ada'), breaksAtCommit, add('bob')])
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(await users()).toEqual([])
  await add('cyd')
  expect(await users()).toEqual(['cyd'])
})

test('a full disk: refused as unavailable and not ready, nothing half stored, and it recovers by itself', async () => {
  const { write, read } = server.database
  const limit = (pages: unknown) => sql`pragma max_page_count = ${sql.lit(pages)}`.execute(write)
  const slots = await server.guest.booking.openSlots({ serviceIds: ['moving'] })
  const orders = slots.map(({ date, startTime }) => orderFor('moving', { date, time: startTime }))
  const stored = async () => [
    (await read.selectFrom('bookings').select('id').execute()).length,
    (await read.selectFrom('outbox').select('id').execute()).length,
  ]

  const app = await createApp(server.deps)
  expect((await app.inject({ url: '/health/ready' })).statusCode).toBe(200)
  tick(server, 5_000)
  await limit(await pragma(write, 'page_count'))
  const results = await Promise.allSettled(
    orders.map((order) => server.guest.booking.create(order)),
  )
  const refusals = results.filter((result) => result.status === 'rejected')
  expect(refusals.length).toBeGreaterThan(10)
  expect(refusals.every(({ reason }) => reason.code === 'SERVICE_UNAVAILABLE')).toBe(true)
  const kept = orders.length - refusals.length
  expect(await stored()).toEqual([kept, kept])
  expect((await app.inject({ url: '/health/ready' })).statusCode).toBe(503)

  await limit(1_000_000)
  tick(server, 5_000)
  expect((await app.inject({ url: '/health/ready' })).statusCode).toBe(200)
  await Promise.all(orders.map((order) => server.guest.booking.create(order)))
  expect(await stored()).toEqual([orders.length, orders.length])
  expect(await pragma(read, 'integrity_check')).toBe('ok')
  await app.close()
})

test('a long queue of writers lets others in after every few, even if the writers fail', async () => {
  const { write } = server.database
  let rounds = 0
  let counting = true
  const count = () => {
    rounds += 1
    if (counting) setImmediate(count)
  }
  setImmediate(count)
  const refused = Array.from({ length: 100 }, () =>
    write.transaction().execute(() => Promise.reject(new Error('refused'))),
  )
  const single = Array.from({ length: 100 }, (_, index) =>
    write
      .insertInto('users')
      .values(user(`u${index}`))
      .execute(),
  )
  await Promise.allSettled([...refused, ...single])
  counting = false
  expect(rounds).toBeGreaterThanOrEqual(200 / 4)
})

test('a table changed by another process is read in its current shape', async () => {
  const { read } = server.database
  const other = openDatabase(server.env)
  await sql`create table things (a text, b text) strict`.execute(other.write)
  await sql`insert into things values ('a', 'b')`.execute(other.write)
  const all = async () => (await sql`select * from things`.execute(read)).rows
  expect(await all()).toEqual([{ a: 'a', b: 'b' }])
  await sql`alter table things drop column a`.execute(other.write)
  expect(await all()).toEqual([{ b: 'b' }])
  await other.close()
})

test('while another process writes, bookings wait and everything else continues', async () => {
  const other = new Sqlite(server.env.DATABASE_URL)
  other.exec('begin immediate')
  let done = false
  const booked = Promise.all(
    ['hvac', 'moving'].map((id) => server.guest.booking.create(orderFor(id))),
  ).finally(() => {
    done = true
  })
  for (let reads = 0; reads < 20; reads += 1) {
    expect(await server.guest.booking.openSlots({ serviceIds: ['hvac'] })).not.toEqual([])
    await new Promise((resolve) => setImmediate(resolve))
  }
  expect(done).toBe(false)
  other.exec('commit')
  expect(await booked).toHaveLength(2)
  other.close()
})
