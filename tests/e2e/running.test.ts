import { execFileSync } from 'node:child_process'
import { connect } from 'node:net'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, wallClock } from '../../shared/business-time.ts'
import { orderFor } from '../support/order.ts'
import { type Product, removeFolder, startProduct, temporaryFolder } from '../support/product.ts'

let product: Product
beforeAll(async () => {
  product = await startProduct()
})
afterAll(async () => {
  await product.stop()
  removeFolder(product.folder)
})

/** A Monday to Saturday that is ahead, whatever today is. */
const day = addDays(wallClock(new Date(), 'America/New_York').date, 8)
const order = (serviceId: string, more = {}) =>
  orderFor(serviceId, { date: day, time: '12:00', ...more })

interface Reply {
  result: { data: { token: string; bookings: [{ id: string }] } }
  error: { data: { requestId: string; fields: unknown[] } }
}

async function call(url: string, procedure: string, input: unknown, headers = {}) {
  const response = await fetch(`${url}/trpc/${procedure}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof input === 'string' ? input : JSON.stringify(input),
  })
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Reply,
  }
}

test('a race over four processes on one database file: one booking', async () => {
  const others = await Promise.all([1, 2, 3].map(() => startProduct({ folder: product.folder })))
  const urls = [product, ...others].map(({ url }) => url)
  const orders = Array.from({ length: 200 }, (_, index) => {
    const url = urls[index % urls.length] ?? ''
    return call(url, 'booking.create', order('chimney'))
  })
  const statuses = (await Promise.all(orders)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  expect(statuses.filter((status) => status === 409)).toHaveLength(199)
  for (const other of others) expect(await other.stop()).toBe(0)
})

test('the same key after a restart gives the same reply', async () => {
  const folder = temporaryFolder()
  const before = await startProduct({ folder })
  const sent = order('hvac')
  const first = await call(before.url, 'booking.create', sent)
  await before.stop('SIGKILL')
  const after = await startProduct({ folder })
  const second = await call(after.url, 'booking.create', sent)
  expect(second.body).toEqual(first.body)
  expect(first.status).toBe(200)
  await after.stop()
  removeFolder(folder)
})

test('four processes starting on an empty database, ten times: the schema is made once', async () => {
  for (let round = 0; round < 10; round += 1) {
    const folder = temporaryFolder()
    const started = await Promise.all([1, 2, 3, 4].map(() => startProduct({ folder })))
    expect(await Promise.all(started.map((one) => one.stop()))).toEqual([0, 0, 0, 0])
    const database = new Sqlite(join(folder, 'nestwright.db'), { readonly: true })
    expect(database.prepare('select count(*) as n from kysely_migration').get()).toEqual({ n: 1 })
    const loose = database
      .prepare("select name from pragma_table_list where type = 'table' and strict = 0")
      .pluck()
      .all()
      .filter((name) => !/^(sqlite|kysely)_/.test(String(name)))
    expect(loose).toEqual([])
    database.close()
    removeFolder(folder)
  }
})

test('an online backup holds what was acknowledged before', async () => {
  const { body } = await call(product.url, 'booking.create', order('roofing'))
  const target = join(product.folder, 'backup.db')
  execFileSync('npm', ['run', '--silent', 'db:backup', '--', target], {
    env: { ...process.env, DATABASE_URL: product.databaseFile },
  })
  const copy = new Sqlite(target, { readonly: true })
  const ids = copy.prepare('select id from bookings').pluck().all()
  expect(ids).toContain(body.result.data.bookings[0].id)
  expect(copy.pragma('integrity_check', { simple: true })).toBe('ok')
  copy.close()
})

test('SIGTERM under load: every acknowledged booking is stored, and it ends by itself', async () => {
  const one = await startProduct()
  const ids: string[] = []
  const load = Array.from({ length: 40 }, async (_, index) => {
    const services = ['plumbing', 'hvac', 'roofing', 'moving']
    const date = addDays(day, index)
    try {
      const reply = await call(
        one.url,
        'booking.create',
        order(services[index % 4] ?? '', { date }),
      )
      if (reply.status === 200) ids.push(reply.body.result.data.bookings[0].id)
    } catch {
      // the server had stopped listening
    }
  })
  await load[0]
  expect(await one.stop()).toBe(0)
  await Promise.all(load)
  const database = new Sqlite(one.databaseFile, { readonly: true })
  const stored = new Set(database.prepare('select id from bookings').pluck().all())
  database.close()
  expect(ids.length).toBeGreaterThan(0)
  expect(ids.filter((id) => !stored.has(id))).toEqual([])
  removeFolder(one.folder)
})

test('bodies, batches and types that are too much are refused with a sentence', async () => {
  const large = await call(product.url, 'booking.create', 'x'.repeat(65 * 1024))
  expect(large.status).toBe(413)
  const eleven = Array.from({ length: 11 }, () => 'booking.openSlots').join(',')
  const batch = await fetch(`${product.url}/trpc/${eleven}?batch=1&input={}`)
  expect(batch.status).toBe(400)
  const form = await fetch(`${product.url}/trpc/booking.create`, {
    method: 'POST',
    body: new FormData(),
  })
  expect(form.status).toBe(415)
  const broken = await call(product.url, 'booking.create', '{"services":')
  expect(broken.status).toBe(400)
})

test('a refusal names the field, and carries a request id', async () => {
  const { status, body } = await call(product.url, 'booking.create', {
    ...order('plumbing'),
    services: [{ serviceId: 'plumbing', details: {} }],
  })
  expect(status).toBe(400)
  expect(body.error.data.requestId).toMatch(/-/)
  expect(body.error.data.fields).toContainEqual({
    path: ['services', '0', 'details', 'problemDescription'],
    message: 'Describe the problem in a few words.',
  })
  expect(JSON.stringify(body)).not.toContain('stack')
})

test('security headers, health, and pages that do not exist', async () => {
  const page = await fetch(`${product.url}/services`)
  expect(page.status).toBe(200)
  const policy = page.headers.get('content-security-policy') ?? ''
  for (const rule of ["frame-ancestors 'none'", "object-src 'none'", "base-uri 'none'"])
    expect(policy).toContain(rule)
  expect(policy).not.toMatch(/unsafe-/)
  expect(page.headers.get('x-content-type-options')).toBe('nosniff')
  expect(page.headers.get('referrer-policy')).toBeTruthy()
  const statuses = await Promise.all(
    [
      '/health/live',
      '/health/ready',
      '/nope',
      '/booking/unicorn',
      '/trpc/nope',
      '/assets/nope.js',
    ].map(async (path) => (await fetch(product.url + path)).status),
  )
  expect(statuses).toEqual([200, 200, 404, 404, 404, 404])
})

test('slow connections are closed while others are served', async () => {
  const port = Number(new URL(product.url).port)
  const closed = Array.from(
    { length: 500 },
    () =>
      new Promise<void>((resolve) => {
        const socket = connect(port, '127.0.0.1', () =>
          socket.write('POST /trpc/x HTTP/1.1\r\nhost: x\r\n'),
        )
        socket.resume()
        socket.on('close', () => resolve()).on('error', () => resolve())
      }),
  )
  expect((await fetch(`${product.url}/health/ready`)).status).toBe(200)
  const began = Date.now()
  await Promise.all(closed)
  expect(Date.now() - began).toBeLessThan(35_000)
})

test('the log holds nothing that a customer typed', async () => {
  const canary = 'canary-7Q2'
  const contact = {
    fullName: canary,
    email: `${canary}@example.com`,
    phone: canary,
    address: canary,
  }
  const good = await call(product.url, 'booking.create', order('smart-home', { contact }))
  await call(product.url, 'booking.create', order('smart-home', { contact }))
  await call(
    product.url,
    'booking.create',
    order('plumbing', { contact: { ...contact, phone: '' } }),
  )
  await fetch(`${product.url}/${canary}?q=${canary}`)
  const { token } = good.body.result.data
  expect(product.output()).toContain('"msg":"request"')
  expect(product.output()).not.toContain(canary)
  expect(product.output()).not.toContain(token)
})
