import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call, orderAhead } from '../support/call.ts'
import { inFull } from '../support/in-full.ts'
import { type Product, removeFolder, startProduct } from '../support/product.ts'

let product: Product
beforeAll(async () => {
  product = await startProduct()
})
afterAll(async () => {
  await product.stop()
  removeFolder(product.folder)
})

test('oversized bodies and batches and wrong content types are refused with a sentence', async () => {
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
    ...orderAhead('plumbing'),
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
  expect(policy).not.toMatch(/unsafe-(inline|eval)/)
  expect(page.headers.get('x-content-type-options')).toBe('nosniff')
  expect(page.headers.get('referrer-policy')).toBeTruthy()
  const script = /\/assets\/[^"]+\.js/.exec(await page.text())?.[0] ?? ''
  const asset = await fetch(product.url + script)
  expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  const statuses = await Promise.all(
    [
      '/health/live',
      '/health/ready',
      '/nope',
      '/booking/unicorn',
      '/trpc/nope',
      '/assets/nope.js',
      '/index.html',
    ].map(async (path) => (await fetch(product.url + path)).status),
  )
  expect(statuses).toEqual([200, 200, 404, 404, 404, 404, 404])
})

test('no page can be held by the page that opened it; all have the same policy, or a reload would lose the tab’s history', async () => {
  const paths = ['/', '/booking/plumbing/success', '/auth', '/dashboard', '/admin', '/manage/x']
  const answers = await Promise.all(paths.map((path) => fetch(product.url + path)))
  const policies = answers.map(({ headers }) => headers.get('cross-origin-opener-policy'))
  expect(new Set(policies)).toEqual(new Set(['same-origin']))
})

test.runIf(inFull(true, false))('slow connections are closed while others are served', async () => {
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

test('the log contains nothing that a customer typed', async () => {
  const canary = 'canary-7Q2'
  const contact = {
    fullName: canary,
    email: `${canary}@example.com`,
    phone: canary,
    address: canary,
  }
  const good = await call(product.url, 'booking.create', orderAhead('smart-home', { contact }))
  await call(product.url, 'booking.create', orderAhead('smart-home', { contact }))
  await call(
    product.url,
    'booking.create',
    orderAhead('plumbing', { contact: { ...contact, phone: '' } }),
  )
  await fetch(`${product.url}/${canary}?q=${canary}`)
  const { token } = good.body.result.data
  expect(product.output()).toContain('"msg":"request"')
  expect(product.output()).not.toContain(canary)
  expect(product.output()).not.toContain(token)
})
