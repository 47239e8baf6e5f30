import { sql } from 'kysely'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase } from '../../src-server/db/open.ts'
import type { Trx } from '../../src-server/db/types.ts'
import { orderFor } from '../support/order.ts'
import { testServer } from '../support/server.ts'

type Slots = Awaited<ReturnType<typeof server.guest.booking.openSlots>>
const slotOrder = (slot: Slots[number] | undefined) =>
  orderFor('moving', { date: slot?.date, time: slot?.startTime })

/** What an order locks: its slot, and the totals that its booking adds to. */
async function bookIn(trx: Trx, { date, time, services }: ReturnType<typeof orderFor>) {
  const { id } = await trx
    .updateTable('availability_slots')
    .set({ is_booked: 1 })
    .where('service_id', '=', services[0]?.serviceId ?? '')
    .where('available_date', '=', date)
    .where('start_time', '=', time)
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`insert into bookings (id, group_id, slot_id, token_hash, service_id, service_title,
      service_details, quote_amount, scheduled_date, scheduled_time, customer_name, customer_email,
      customer_email_lower, customer_phone, customer_address, status, payment_status, created_at,
      created_date)
    values (${id}, ${id}, ${id}, '', 'moving', 'Moving', '{}', 100, ${date}, ${time}, 'Ada',
      'ada@example.com', 'ada@example.com', '1', '1 Way', 'pending', 'pending', '2026-11-23',
      '2026-11-23')`.execute(trx)
}

let server: Awaited<ReturnType<typeof testServer>>
beforeEach(async () => {
  server = await testServer()
})
afterEach(() => server.close())

test('connections lost under load: run again or refused as unavailable, nothing half stored, and it recovers', async () => {
  const slots = await server.guest.booking.openSlots({ serviceIds: ['moving'] })
  const orders = slots.map(({ date, startTime }) => orderFor('moving', { date, time: startTime }))
  const results = Promise.allSettled(orders.map((order) => server.guest.booking.create(order)))
  const other = new pg.Client({ connectionString: server.env.DATABASE_URL })
  await other.connect()
  await other.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`)
  await other.end()
  const refusals = (await results).filter((result) => result.status === 'rejected')
  expect(refusals.filter(({ reason }) => reason.code !== 'SERVICE_UNAVAILABLE')).toEqual([])
  await Promise.all(orders.map((order) => server.guest.booking.create(order)))
  const bookings = await server.database.read.selectFrom('bookings').select('id').execute()
  const mails = await server.database.read.selectFrom('outbox').select('id').execute()
  expect([bookings.length, mails.length]).toEqual([orders.length, orders.length])
})

test('a thousand orders at once fit into fifteen connections, on a default server', async () => {
  const { read } = server.database
  const most = await sql<{ setting: string }>`show max_connections`.execute(read)
  expect(most.rows).toEqual([{ max_connections: '100' }])
  const slots = await server.guest.booking.openSlots({ serviceIds: ['moving'] })
  const orders = [...slots, ...slots, ...slots, ...slots].map(({ date, startTime }) =>
    orderFor('moving', { date, time: startTime }),
  )
  const results = Promise.allSettled(orders.map((order) => server.guest.booking.create(order)))
  const other = new pg.Client({ connectionString: server.env.DATABASE_URL })
  await other.connect()
  const { rows } = await other.query(
    `select count(*)::int as n from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend'`,
  )
  await other.end()
  expect(rows[0].n).toBeLessThanOrEqual(15 + 1)
  const codes = (await results).map((one) =>
    one.status === 'fulfilled' ? 'booked' : one.reason.code,
  )
  expect(new Set(codes)).toEqual(new Set(['booked', 'CONFLICT']))
  expect(codes.filter((code) => code === 'booked')).toHaveLength(slots.length)
}, 120_000)

test('when a server freezes with open transactions, others book other times at once, and its times within 5 s', async () => {
  const frozen = openDatabase({ ...server.env, DATABASE_POOL: 6 })
  const slots = await server.guest.booking.openSlots({ serviceIds: ['moving'] })
  const taken = slots.slice(0, 6)
  const order = (at: number) => slotOrder(slots[at])
  let holding = 0
  for (const index of taken.keys()) {
    void frozen.write
      .transaction()
      .execute(async (trx) => {
        await bookIn(trx, order(index))
        holding += 1
        await new Promise(() => {})
      })
      .catch(() => {}) // the database has ended it: that is what is tested
  }
  await expect.poll(() => holding).toBe(6)
  const began = performance.now()
  await server.guest.booking.create(order(10))
  expect(performance.now() - began).toBeLessThan(1_000)
  await Promise.all(taken.map((_, index) => server.guest.booking.create(order(index))))
  expect(performance.now() - began).toBeLessThan(5_000)
}, 30_000)

test('statements and locks have a time limit', async () => {
  const setting = async (name: string) =>
    (await sql<Record<string, string>>`show ${sql.ref(name)}`.execute(server.database.write)).rows
  expect(await setting('lock_timeout')).toEqual([{ lock_timeout: '10s' }])
  expect(await setting('statement_timeout')).toEqual([{ statement_timeout: '20s' }])
  const { rows } = await sql`show statement_timeout`.execute(server.database.withoutTimeLimits)
  expect(rows).toEqual([{ statement_timeout: '0' }])
})

test('of two transactions in a deadlock, the one that is rolled back runs again', async () => {
  const { write } = server.database
  await sql`create table crossing (id text primary key, value integer not null)`.execute(write)
  await sql`insert into crossing values ('a', 0), ('b', 0)`.execute(write)
  const add = (trx: Trx, id: string) =>
    sql`update crossing set value = value + 1 where id = ${id}`.execute(trx)
  let waiting = 2
  let meet = () => {}
  const met = new Promise<void>((resolve) => {
    meet = resolve
  })
  let runs = 0
  const cross = (first: string, second: string) =>
    write.transaction().execute(async (trx) => {
      runs += 1
      await add(trx, first)
      waiting -= 1
      if (waiting === 0) meet()
      await met
      await add(trx, second)
    })
  await Promise.all([cross('a', 'b'), cross('b', 'a')])
  // Usually three; on a busy machine PostgreSQL sometimes rolls back both.
  expect([3, 4]).toContain(runs)
  const { rows } = await sql`select value from crossing order by id`.execute(write)
  expect(rows).toEqual([{ value: 2 }, { value: 2 }])
})

const ownSession = sql`select pg_terminate_backend(pg_backend_pid())`

test('a transaction whose session is ended before it is to be committed runs again', async () => {
  const { write } = server.database
  await sql`create table counted (value integer not null)`.execute(write)
  let runs = 0
  await write.transaction().execute(async (trx) => {
    runs += 1
    await sql`insert into counted values (${runs})`.execute(trx)
    if (runs === 1) await ownSession.execute(trx)
  })
  expect((await sql`select value from counted`.execute(write)).rows).toEqual([{ value: 2 }])
})

test('one whose session is ended while it is committed does not: nobody knows whether it is stored', async () => {
  const { write } = server.database
  await sql`create table counted (value integer not null)`.execute(write)
  await sql`create function end_session() returns trigger as $$
    begin perform pg_terminate_backend(pg_backend_pid()); return null; end $$ language plpgsql`.execute(
    write,
  )
  await sql`create constraint trigger at_commit after insert on counted
    deferrable initially deferred for each row execute function end_session()`.execute(write)
  let runs = 0
  const refused = await write
    .transaction()
    .execute(async (trx) => {
      runs += 1
      await sql`insert into counted values (1)`.execute(trx)
    })
    .catch((error: unknown) => error)
  expect(runs).toBe(1)
  expect(server.database.isUnavailable(refused)).toBe(true)
})

test('a transaction that is rolled back again and again is finally refused as unavailable', async () => {
  let runs = 0
  const refused = await server.database.write
    .transaction()
    .execute(async (trx) => {
      runs += 1
      await sql`do $$ begin raise exception 'no' using errcode = '40001'; end $$`.execute(trx)
    })
    .catch((error: unknown) => error)
  expect(runs).toBe(6)
  expect(server.database.isUnavailable(refused)).toBe(true)
})
