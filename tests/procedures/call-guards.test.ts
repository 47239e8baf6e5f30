import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createApp } from '../../src-server/app.ts'
import { maxConnections } from '../../src-server/http/guards/idle-connections.ts'
import { inFull } from '../support/in-full.ts'
import { testServer } from '../support/server.ts'

let server: Awaited<ReturnType<typeof testServer>>
let app: FastifyInstance
beforeAll(async () => {
  server = await testServer({ RATE_LIMIT: 'off' })
  app = await createApp(server.deps)
})
afterAll(async () => {
  await app.close()
  await server.close()
})

beforeEach(() => server.database.write.deleteFrom('use_counts').execute())

/** Resolves when the connection is closed, in whatever way. */
const ended = (socket: Socket) =>
  new Promise<void>((resolve) => socket.on('error', () => {}).on('close', () => resolve()))

/** In full, as long as in production. */
const shortTimeout = inFull(undefined, { connectionTimeoutMs: 200 })

async function limitedApp() {
  const limited = await createApp({ ...server.deps, env: { ...server.env, RATE_LIMIT: 'on' } })
  const statusOf = async (path: string, address: string) =>
    (await limited.inject({ url: `/trpc/${path}`, headers: { 'x-forwarded-for': address } }))
      .statusCode
  return { limited, statusOf }
}

test('limits count across processes and restarts; a /64 of IPv6 is one address', async () => {
  const app = (address: string) =>
    createApp({ ...server.deps, env: { ...server.env, RATE_LIMIT: 'on', TRUST_PROXY: address } })
  const [one, other] = [await app('1'), await app('1')]
  const ask = (to: FastifyInstance, ip: string) =>
    to
      .inject({ url: '/trpc/contact.sendHelp', headers: { 'x-forwarded-for': ip } })
      .then(({ statusCode }) => statusCode)
  for (let call = 0; call < 30; call += 1) {
    expect(await ask(call % 2 ? one : other, `2001:db8:1:2::${call}`)).not.toBe(429)
  }
  expect(await ask(one, '2001:db8:1:2::ffff')).toBe(429)
  expect(await ask(one, '2001:db8:1:3::1')).not.toBe(429)
  await Promise.all([one.close(), other.close()])
  const again = await app('1')
  const refused = await again.inject({
    url: '/trpc/contact.sendHelp',
    headers: { 'x-forwarded-for': '2001:db8:1:2::1' },
  })
  expect(refused.statusCode).toBe(429)
  expect(refused.headers['retry-after']).toBe('3600')
  await again.close()
})

test('a request forwarded by a proxy logs a warning if no proxy is configured', async () => {
  const warned = async (TRUST_PROXY: string | undefined, headers: Record<string, string>) => {
    const deps = { ...server.deps, env: { ...server.env, TRUST_PROXY }, warnings: new Set<never>() }
    const one = await createApp(deps)
    await one.inject({ url: '/health/live', headers })
    await one.close()
    return [...deps.warnings]
  }
  const forwarded = { 'x-forwarded-for': '198.51.100.7' }
  expect(await warned(undefined, forwarded)).toEqual(['PROXY_NOT_CONFIGURED'])
  expect(await warned(undefined, { forwarded: 'for=198.51.100.7' })).toEqual([
    'PROXY_NOT_CONFIGURED',
  ])
  expect(await warned(undefined, {})).toEqual([])
  expect(await warned('1', forwarded)).toEqual([])
})

test('behind one proxy the address is the one that the proxy saw', async () => {
  const behindOne = await createApp({
    ...server.deps,
    env: { ...server.env, RATE_LIMIT: 'on', TRUST_PROXY: '1' },
  })
  const ask = (forwarded: string) =>
    behindOne.inject({
      url: '/trpc/booking.openSlots',
      headers: { 'x-forwarded-for': forwarded },
    })
  for (let call = 0; call < 600; call += 1) await ask(`10.0.${call % 250}.1, 192.0.2.7`)
  expect((await ask('10.1.1.1, 192.0.2.7')).statusCode).toBe(429)
  expect((await ask('10.1.1.1, 192.0.2.8')).statusCode).not.toBe(429)
  await behindOne.close()
})

test('HSTS is sent only if the product is served over https', async () => {
  const strict = async (PUBLIC_URL: string) => {
    const one = await createApp({ ...server.deps, env: { ...server.env, PUBLIC_URL } })
    const { headers } = await one.inject({ url: '/health/live' })
    await one.close()
    return headers['strict-transport-security']
  }
  expect(await strict('https://nestwright.example')).toMatch(/^max-age=31536000/)
  expect(await strict('http://localhost:3000')).toBeUndefined()
})

test('readiness fails as soon as the server is told to stop, on open connections too', async () => {
  const stopping = await createApp(server.deps)
  await stopping.listen({ port: 0, host: '127.0.0.1' })
  expect((await stopping.inject({ url: '/health/ready' })).statusCode).toBe(200)
  const socket = connect((stopping.server.address() as AddressInfo).port, '127.0.0.1')
  socket.write('GET /health/ready HTTP/1.1\r\nhost: x\r\nconnection: close\r\n')
  await once(stopping.server, 'connection')
  const closed = stopping.close()
  socket.write('\r\n')
  expect(await text(socket)).toMatch(/^HTTP\/1.1 503 /)
  await closed
})

test('calls past the limit are refused by address; a spoofed address does not help, and a batch counts each call', async () => {
  const { limited, statusOf } = await limitedApp()
  const ten = `${Array.from({ length: 10 }, () => 'booking.openSlots').join(',')}?batch=1`
  for (let call = 0; call < 59; call += 1) {
    expect(await statusOf(ten, `10.0.0.${call}`)).not.toBe(429)
  }
  for (let call = 0; call < 10; call += 1) {
    expect(await statusOf('booking.openSlots', `10.0.1.${call}`)).not.toBe(429)
  }
  expect(await statusOf('booking.openSlots', '10.0.2.1')).toBe(429)
  await limited.close()
})

test('an address can send the assistant 20 messages a minute and 300 a day, streamed or not', async () => {
  const { limited, statusOf } = await limitedApp()
  const start = server.clock.now().getTime()
  const at = (ms: number) => server.clock.set(new Date(start + ms).toISOString())
  const calls = ['chat.send', 'chat.stream']
  for (let minute = 0; minute < 15; minute += 1) {
    at(minute * 61_000)
    for (let call = 0; call < 20; call += 1) {
      expect(await statusOf(calls[call % 2] ?? '', '10.0.0.1')).not.toBe(429)
    }
    expect(await statusOf('chat.stream', '10.0.0.1')).toBe(429)
  }
  at(16 * 61_000)
  expect(await statusOf('chat.send', '10.0.0.1')).toBe(429)
  expect(await statusOf('booking.openSlots', '10.0.0.1')).not.toBe(429)
  at(0)
  await limited.close()
})

test('an address can order at most 30 times an hour, in batches too', async () => {
  const { limited, statusOf } = await limitedApp()
  const ten = `${Array.from({ length: 10 }, () => 'booking.create').join(',')}?batch=1`
  for (let batch = 0; batch < 3; batch += 1) expect(await statusOf(ten, '10.0.0.1')).not.toBe(429)
  expect(await statusOf('booking.create', '10.0.0.2')).toBe(429)
  expect(await statusOf('booking.openSlots', '10.0.0.2')).not.toBe(429)
  await limited.close()
})

test.each([
  [{ origin: 'https://evil.example' }, 403],
  [{ origin: 'null' }, 403],
  [{ origin: 'http://other.localhost:3000' }, 403],
  [{ 'sec-fetch-site': 'cross-site' }, 403],
  [{ 'sec-fetch-site': 'same-site' }, 403],
  [{ origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' }, 200],
  [{ host: 'shop.example', origin: 'http://shop.example' }, 200],
  [{ host: 'shop.example', origin: 'https://shop.example' }, 403],
  [{ origin: 'https://localhost:3000', 'sec-fetch-site': 'same-origin' }, 403],
  [{ 'content-type': 'text/plain' }, 415],
  [{ host: '[' }, 400],
  [{ host: 'x:99999' }, 400],
])('a call with %j is answered %i', async (headers, status) => {
  const reply = await app.inject({
    method: 'POST',
    url: '/trpc/booking.openSlots',
    payload: '{"serviceIds":["hvac"]}',
    headers: { 'content-type': 'application/json', ...headers },
  })
  expect(reply.statusCode).toBe(status)
  if (status !== 200) expect(reply.json()).toMatchObject({ requestId: expect.any(String) })
})

test.each([
  'auth%252EsignIn',
  'auth.signIn%252Cauth.signIn',
  '%25',
  '%25E0%25A4',
  'auth.me%250',
  'a%2Fb',
])('a doubly encoded or malformed name is not a procedure: %s', async (name) => {
  const reply = await app.inject({
    method: 'POST',
    url: `/trpc/${name}`,
    payload: '{}',
    headers: { 'content-type': 'application/json' },
  })
  expect(reply.statusCode).toBe(404)
})

test('unusual methods and addresses are refused with a sentence and the headers', async () => {
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const ask = async (line: string) => {
    const socket = connect(port, '127.0.0.1')
    socket.write(`${line} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`)
    return text(socket)
  }
  expect(await ask('TRACE /trpc/booking.openSlots')).toMatch(/^HTTP\/1.1 40[45] /)
  expect(await ask('PUT /trpc/booking.openSlots')).toMatch(/^HTTP\/1.1 40[45] /)
  expect(await ask('rubbish')).toMatch(/^HTTP\/1.1 400 /)
  const odd = await ask('GET /%')
  expect(odd).toMatch(/^HTTP\/1.1 400 .*content-security-policy: .*"This address cannot be read."/s)
  expect(odd).not.toContain('%')
})

test('a client that reads no answer is disconnected', async () => {
  const one = await createApp(server.deps, undefined, shortTimeout)
  await one.listen({ port: 0, host: '127.0.0.1' })
  const connected = once(one.server, 'connection')
  const stalled = connect((one.server.address() as AddressInfo).port, '127.0.0.1')
  const body = '{"serviceIds":["hvac"]}'
  const call = `POST /trpc/booking.openSlots HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`
  stalled.pause().write(call.repeat(500))
  const [accepted] = (await connected) as [Socket]
  await once(accepted, 'close')
  stalled.destroy()
  await one.close()
})

test('connections that never finish a request are closed, while others are served', async () => {
  const one = await createApp(server.deps, undefined, shortTimeout)
  await one.listen({ port: 0, host: '127.0.0.1' })
  const { port } = one.server.address() as AddressInfo
  const closed = Array.from({ length: 500 }, () => {
    const socket = connect(port, '127.0.0.1').resume()
    socket.write('POST /trpc/x HTTP/1.1\r\nhost: x\r\n')
    return ended(socket)
  })
  expect((await fetch(`http://127.0.0.1:${port}/health/live`)).status).toBe(200)
  await Promise.all(closed)
  await one.close()
})

test('idle keep-alive connections beyond a thousand are closed, and others are answered', async () => {
  const one = await createApp(server.deps)
  await one.listen({ port: 0, host: '127.0.0.1' })
  const { port } = one.server.address() as AddressInfo
  const ask = async () => {
    const socket = connect(port, '127.0.0.1')
    socket.write('GET /health/live HTTP/1.1\r\nhost: x\r\n\r\n')
    const [answer] = (await once(socket, 'data')) as [Buffer]
    expect(answer.toString()).toMatch(/^HTTP\/1.1 200 /)
    return socket.resume()
  }
  const sockets = []
  for (let count = 0; count < maxConnections + 50; count += 1) sockets.push(await ask())
  const open = () =>
    new Promise<number>((resolve) => one.server.getConnections((_, count) => resolve(count)))
  await expect.poll(open).toBeLessThanOrEqual(maxConnections)
  for (const socket of sockets) socket.destroy()
  await one.close()
}, 60_000)
