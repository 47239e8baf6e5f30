import { afterEach, beforeEach, expect, test } from 'vitest'
import { createApp } from '../../src-server/app.ts'
import { housekeeping } from '../../src-server/jobs/jobs.ts'
import { admin, customer, password, signIn } from '../support/accounts.ts'
import { monday } from '../support/database/template.ts'
import { testServer } from '../support/server.ts'

let server: Awaited<ReturnType<typeof testServer>>
beforeEach(async () => {
  server = await testServer()
})
afterEach(() => server.close())

const hoursLater = (hours: number) =>
  server.clock.set(new Date(Date.parse(monday) + hours * 3_600_000).toISOString())

test('a session ends after 10 days without use', async () => {
  const { browser } = await customer(server)
  const me = async () => (await server.from(browser)).auth.me()
  hoursLater(9 * 24)
  expect(await me()).not.toBeNull()
  hoursLater(19 * 24 - 0.01)
  expect(await me()).not.toBeNull()
  hoursLater(29 * 24)
  expect(await me()).toBeNull()
  expect([...browser.cookies.keys()]).toEqual(['nestwright-known'])
})

test('a session ends after 30 days in all, however much it is used', async () => {
  const { browser } = await customer(server)
  const me = async () => (await server.from(browser)).auth.me()
  for (let day = 5; day < 30; day += 5) {
    hoursLater(day * 24)
    expect(await me()).not.toBeNull()
  }
  hoursLater(30 * 24)
  expect(await me()).toBeNull()
})

test('an admin’s session ends after 12 hours without use', async () => {
  const { browser } = await admin(server)
  const me = async () => (await server.from(browser)).auth.me()
  hoursLater(11.9)
  expect(await me()).toMatchObject({ role: 'admin' })
  hoursLater(23.9)
  expect(await me()).toBeNull()
})

test('each sign-in has a token of its own; signing out ends it on the server', async () => {
  const { browser } = await customer(server)
  const stolen = { ...browser, cookies: new Map(browser.cookies) }
  stolen.cookie = (name) => stolen.cookies.get(name)
  const first = browser.cookie('nestwright-session')
  await (await server.from(browser)).auth.signIn({ email: 'ada@example.com', password })
  expect(browser.cookie('nestwright-session')).not.toBe(first)
  expect(await (await server.from(stolen)).auth.me()).toBeNull()
  const copy = {
    ...browser,
    cookie: (
      (token) => () =>
        token
    )(browser.cookie('nestwright-session')),
  }
  await (await server.from(browser)).auth.signOut()
  expect([...browser.cookies.keys()]).toEqual(['nestwright-known'])
  expect(await (await server.from(copy)).auth.me()).toBeNull()
})

test('a user sees their sessions with devices and can end one or all of them, never another person’s', async () => {
  const here = await customer(server)
  const there = await signIn(server, 'ada@example.com')
  const eve = await customer(server, 'eve@example.com')
  const { sessions, hasPassword } = await here.caller.auth.sessions()
  expect(hasPassword).toBe(true)
  expect(sessions.map(({ device, current }) => `${device} ${current}`).toSorted()).toEqual([
    'Chrome on Windows false',
    'Chrome on Windows true',
  ])
  const other = sessions.find(({ current }) => !current)?.id ?? ''
  await eve.caller.auth.endSession({ id: other })
  expect(await (await server.from(there.browser)).auth.me()).not.toBeNull()
  await here.caller.auth.endSession({ id: other })
  expect(await (await server.from(there.browser)).auth.me()).toBeNull()
  await here.caller.auth.signOutEverywhere()
  expect(await (await server.from(here.browser)).auth.me()).toBeNull()
  expect(await (await server.from(eve.browser)).auth.me()).not.toBeNull()
})

test('the hash from the database is not a valid token', async () => {
  const { browser } = await customer(server)
  const { id } = await server.database.read
    .selectFrom('sessions')
    .select('id')
    .executeTakeFirstOrThrow()
  browser.cookies.set('nestwright-session', id)
  expect(await (await server.from(browser)).auth.me()).toBeNull()
})

test('sessions that have ended are deleted', async () => {
  await customer(server)
  const count = async () =>
    (await server.database.read.selectFrom('sessions').select('id').execute()).length
  hoursLater(10 * 24)
  expect(await count()).toBe(1)
  await housekeeping(server.deps)
  expect(await count()).toBe(0)
})

test.each([
  [
    'http://localhost:3000',
    /^nestwright-session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
  ],
  [
    'https://nestwright.example',
    /^__Host-nestwright-session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  ],
  [
    'https://nestwright.example',
    /^__Secure-nestwright-session=[\w-]{43}; Max-Age=2592000; Domain=nestwright.example; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    'https://booking.nestwright.example',
  ],
])('the session cookie at %s', async (PUBLIC_URL, shape, BOOKING_URL?: string) => {
  const own = await testServer({ PUBLIC_URL, ...(BOOKING_URL && { BOOKING_URL }) })
  await customer(own)
  const app = await createApp(own.deps)
  const sent = await app.inject({
    method: 'POST',
    url: '/trpc/auth.signIn',
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify({ email: 'ada@example.com', password }),
  })
  const cookies = [sent.headers['set-cookie'] ?? []].flat()
  expect(cookies[0]).toMatch(shape)
  expect(cookies[1]).toMatch(/^nestwright-signed-in=[0-9a-f]{8}; /)
  const token = /=([\w-]{43})/.exec(cookies[0] ?? '')?.[1] ?? 'none'
  expect(sent.body).not.toContain(token)
  const me = await app.inject({
    url: '/trpc/auth.me',
    headers: { cookie: String(cookies[0]?.split(';')[0]) },
  })
  expect(me.json()).toEqual({ result: { data: { email: 'ada@example.com', role: 'user' } } })
  const left = await app.inject({
    url: '/trpc/auth.me',
    headers: { cookie: 'nestwright-signed-in=0a1b2c3d' },
  })
  const dropped = [left.headers['set-cookie'] ?? []]
    .flat()
    .filter((cookie) => cookie.startsWith('nestwright-signed-in=;'))
  expect(dropped.filter((cookie) => !cookie.includes('Domain='))).toHaveLength(1)
  expect(dropped.filter((cookie) => cookie.includes('Domain='))).toHaveLength(1)
  await app.close()
  await own.close()
})
