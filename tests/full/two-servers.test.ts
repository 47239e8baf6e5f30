import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { services } from '../../shared/catalogue.ts'
import { addDays } from '../../shared/time/business-time.ts'
import { dayAhead, orderAhead } from '../support/call.ts'
import { testDatabase } from '../support/database/database.ts'
import { contact } from '../support/order.ts'
import { type Product, removeFolder, startProduct, temporaryFolder } from '../support/product.ts'

let folder: string
let databaseUrl: string
let products: Product[]
beforeEach(async () => {
  folder = temporaryFolder()
  databaseUrl = await testDatabase.create(folder)
  const env = { DATABASE_URL: databaseUrl, SECRET_FILE: join(folder, 'shared.key') }
  products = [await startProduct({ env }), await startProduct({ env })]
})
afterEach(async () => {
  for (const product of products) {
    product.process.kill('SIGCONT')
    await product.stop()
    removeFolder(product.folder)
  }
  removeFolder(folder)
})

const agent = new Agent({ keepAlive: true })

/** The status of an order's answer. */
async function book({ url }: Product, order: unknown): Promise<number> {
  const sent = request(`${url}/trpc/booking.create`, {
    agent,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
  })
  sent.end(JSON.stringify(order))
  const [response] = await once(sent, 'response')
  response.resume()
  return response.statusCode
}

/** Orders for times that nobody else orders. */
const orders = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    orderAhead(services[index % services.length]?.id ?? '', {
      date: addDays(dayAhead, Math.floor(index / services.length / 3) % 50),
      time: ['10:00', '12:00', '14:00'][Math.floor(index / services.length) % 3],
      contact: { ...contact, email: `guest${index}@example.com` },
    }),
  )

test('two servers on one default PostgreSQL: of 4,000 orders at once none is refused', async () => {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query('show max_connections')
  expect(rows).toEqual([{ max_connections: '100' }])
  const statuses = await Promise.all(
    orders(4000).map((order, index) => book(products[index % 2] as Product, order)),
  )
  expect(new Set(statuses)).toEqual(new Set([200]))
  const { rows: stored } = await client.query('select count(*)::int as bookings from bookings')
  expect(stored).toEqual([{ bookings: 4000 }])
  await client.end()
})

test('two servers on one PostgreSQL: of 200 orders for four services of one professional, one gets each time', async () => {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const ids = services.slice(0, 4).map(({ id }) => id)
  await client.query(
    `insert into professionals (id, first_name, last_name, about, phone, is_active, created_at)
      values ('ana', 'Ana', 'Ruiz', '', '', 1, '2026-01-01')`,
  )
  for (const id of ids) {
    await client.query("insert into professional_skills values ('ana', $1)", [id])
  }
  for (let weekday = 0; weekday < 7; weekday += 1) {
    await client.query("insert into professional_hours values ('ana', $1, '08:00', '18:00')", [
      weekday,
    ])
  }
  for (let round = 0; round < 20; round += 1) {
    const statuses = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        book(
          products[index % 2] as Product,
          orderAhead(ids[index % 4] ?? '', {
            date: addDays(dayAhead, round),
            contact: { ...contact, email: `racer${round}.${index}@example.com` },
          }),
        ),
      ),
    )
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 409)).toHaveLength(199)
  }
  await client.end()
})

test('when one server freezes in the middle of its transactions, the other takes bookings again within five seconds', async () => {
  const [frozen, other] = products as [Product, Product]
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const open = async () =>
    (
      await client.query(
        "select count(*)::int as n from pg_stat_activity where datname = current_database() and state = 'idle in transaction'",
      )
    ).rows[0].n as number
  const all = orders(3000)
  const lost = all.slice(0, 1500).map((order) => book(frozen, order).catch(() => 0))
  // The moment at which at least six transactions wait for their process.
  for (let tries = 0; tries < 500; tries += 1) {
    frozen.process.kill('SIGSTOP')
    await client.query('select pg_sleep(0.02)')
    if ((await open()) >= 6) break
    frozen.process.kill('SIGCONT')
    await client.query('select pg_sleep(0.01)')
  }
  expect(await open()).toBeGreaterThanOrEqual(6)
  const began = performance.now()
  // Those times and others: whatever the frozen transactions lock, they can be booked.
  const statuses = await Promise.all(all.slice(0, 200).map((order) => book(other, order)))
  expect(performance.now() - began).toBeLessThan(5_000)
  expect(statuses.every((status) => status === 200 || status === 409)).toBe(true)
  expect(await book(other, all[2000])).toBe(200)
  frozen.process.kill('SIGCONT')
  await Promise.all(lost)
  await client.end()
})

test('these tests run on PostgreSQL', () => {
  expect(inject('postgres')).toMatch(/^postgres:/)
})
