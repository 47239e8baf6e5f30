import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { orderFor } from '../support/order.ts'
import { testServer } from '../support/server.ts'

let server: Awaited<ReturnType<typeof testServer>>
beforeEach(async () => {
  server = await testServer()
})
afterEach(() => server.close())

test('connections lost under load: refused as unavailable, nothing half stored, and it recovers', async () => {
  const slots = await server.guest.booking.openSlots({ serviceIds: ['moving'] })
  const orders = slots.map(({ date, startTime }) => orderFor('moving', { date, time: startTime }))
  const results = Promise.allSettled(orders.map((order) => server.guest.booking.create(order)))
  const other = new pg.Client({ connectionString: server.env.DATABASE_URL })
  await other.connect()
  await other.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`)
  await other.end()
  const refusals = (await results).filter((result) => result.status === 'rejected')
  expect(refusals.length).toBeGreaterThan(0)
  expect(new Set(refusals.map(({ reason }) => reason.code))).toEqual(
    new Set(['SERVICE_UNAVAILABLE']),
  )
  await Promise.all(orders.map((order) => server.guest.booking.create(order)))
  const bookings = await server.database.read.selectFrom('bookings').select('id').execute()
  const mails = await server.database.read.selectFrom('outbox').select('id').execute()
  expect([bookings.length, mails.length]).toEqual([orders.length, orders.length])
})
