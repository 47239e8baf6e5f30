import type { OutgoingHttpHeaders } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createApp } from '../../src-server/app.ts'
import { customer, mailedToken, password, signIn } from '../support/accounts.ts'
import { clientId, openIdProvider } from '../support/loopback/openid-provider.ts'
import { testServer } from '../support/server.ts'

let provider: Awaited<ReturnType<typeof openIdProvider>>
let server: Awaited<ReturnType<typeof testServer>>
let app: FastifyInstance
beforeEach(async () => {
  provider = await openIdProvider()
  server = await testServer({
    GOOGLE_CLIENT_ID: clientId,
    GOOGLE_CLIENT_SECRET: 'secret',
    GOOGLE_ISSUER: provider.issuer,
  })
  app = await createApp(server.deps)
})
afterEach(async () => {
  await app.close()
  await server.close()
  await provider.close()
})

const cookieOf = (headers: OutgoingHttpHeaders) =>
  [headers['set-cookie'] ?? []]
    .flat()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')

/** Starts a sign-in as a browser does; the returned address contains what Google would receive. */
async function begin(redirect?: string) {
  const reply = await app.inject({
    method: 'POST',
    url: '/trpc/auth.startGoogle',
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify({ redirect }),
  })
  const { result } = reply.json<{ result: { data: { url: string } } }>()
  const { searchParams } = new URL(result.data.url)
  return { asked: searchParams, cookie: cookieOf(reply.headers), state: searchParams.get('state') }
}
type Begun = Awaited<ReturnType<typeof begin>>

const seconds = () => Math.floor(server.clock.now().getTime() / 1000)

const goodClaims = ({ asked }: Begun) => ({
  iss: provider.issuer,
  aud: clientId,
  sub: 'subject-1',
  nonce: asked.get('nonce'),
  email: 'Ada@Example.com',
  email_verified: true,
  name: 'Ada Byron',
  iat: seconds(),
  exp: seconds() + 300,
})

/** Comes back from Google; returns where the browser is sent and who is signed in then. */
async function comeBack(
  begun: Begun,
  query = `code=c&state=${begun.state}`,
  cookie = begun.cookie,
) {
  const reply = await app.inject({
    url: `/auth/google/callback?${query}`,
    headers: { cookie, host: 'evil.example' },
  })
  const me = await app.inject({
    url: '/trpc/auth.me',
    headers: { cookie: cookieOf(reply.headers) },
  })
  return {
    to: `${reply.statusCode} ${reply.headers.location}`,
    who: me.json<{ result: { data: { email: string } | null } }>().result.data?.email,
  }
}

const refused = { to: '302 /auth?google=failed', who: undefined }

test('signing in with Google sends state, nonce and PKCE, and returns to the page that the user wanted', async () => {
  const begun = await begin('/dashboard/profile')
  expect(begun.asked.get('code_challenge_method')).toBe('S256')
  expect(begun.asked.get('redirect_uri')).toBe(`${server.env.PUBLIC_URL}/auth/google/callback`)
  expect(begun.asked.get('scope')).toBe('openid email profile')
  provider.answerWith({ claims: goodClaims(begun) })
  expect(await comeBack(begun)).toEqual({ to: '302 /dashboard/profile', who: 'ada@example.com' })
  expect(provider.lastChallenge()).toBe(begun.asked.get('code_challenge'))
  const { full_name: name } = await server.database.read
    .selectFrom('profiles')
    .select('full_name')
    .executeTakeFirstOrThrow()
  expect(name).toBe('Ada Byron')
})

test('with a booking subdomain, a user who signs in during a booking goes back there', async () => {
  await app.close()
  const BOOKING_URL = 'https://booking.nestwright.example'
  app = await createApp({ ...server.deps, env: { ...server.env, BOOKING_URL } })
  for (const [wanted, address] of [
    ['/booking/hvac/checkout', `${BOOKING_URL}/booking/hvac/checkout`],
    ['/services?category=HVAC', `${BOOKING_URL}/services?category=HVAC`],
    ['/dashboard', '/dashboard'],
  ]) {
    const begun = await begin(wanted)
    provider.answerWith({ claims: goodClaims(begun) })
    expect(await comeBack(begun)).toEqual({ to: `302 ${address}`, who: 'ada@example.com' })
  }
})

test.each([
  ['another audience', { aud: 'someone-else' }],
  ['another issuer', { iss: 'https://accounts.evil.example' }],
  ['another nonce', { nonce: 'replayed' }],
  ['no nonce', { nonce: undefined }],
  ['an expired id token', { exp: 1_700_000_000 }],
  ['an email that is not verified', { email_verified: false }],
  ['an email that does not say', { email_verified: undefined }],
  ['no subject', { sub: undefined }],
])('%s: refused, no session', async (_what, wrong) => {
  const begun = await begin()
  provider.answerWith({ claims: { ...goodClaims(begun), ...wrong } })
  expect(await comeBack(begun)).toEqual(refused)
})

test('an id token signed by another key is refused', async () => {
  const begun = await begin()
  provider.answerWith({ claims: goodClaims(begun), foreignKey: true })
  expect(await comeBack(begun)).toEqual(refused)
})

test('a wrong, missing, foreign, replayed or old state is refused before the code is used', async () => {
  const begun = await begin()
  const other = await begin()
  provider.answerWith({ claims: goodClaims(begun) })
  expect(await comeBack(begun, 'code=c&state=wrong')).toEqual(refused)
  expect(await comeBack(begun, 'code=c')).toEqual(refused)
  expect(await comeBack(begun, `state=${begun.state}`)).toEqual(refused)
  expect(await comeBack(begun, 'error=access_denied&state=x')).toEqual(refused)
  expect(await comeBack(begun, undefined, '')).toEqual(refused)
  expect(await comeBack(begun, undefined, other.cookie)).toEqual(refused)
  expect(provider.exchanges()).toBe(0)
  expect((await comeBack(begun)).who).toBe('ada@example.com')
  expect(await comeBack(begun)).toEqual(refused)
  server.clock.set(new Date(server.clock.now().getTime() + 10 * 60_000).toISOString())
  provider.answerWith({ claims: goodClaims(other) })
  expect(await comeBack(other)).toEqual(refused)
})

test('a Google sign-in takes over an unverified password account: the old password and its links stop working', async () => {
  await server.guest.auth.signUp({ email: 'ada@example.com', password })
  const token = await mailedToken(server, 'ada@example.com')
  const begun = await begin()
  provider.answerWith({ claims: goodClaims(begun) })
  expect((await comeBack(begun)).who).toBe('ada@example.com')
  await expect(signIn(server, 'ada@example.com')).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  await expect(server.guest.auth.verifyEmail({ token, password })).rejects.toMatchObject({
    code: 'BAD_REQUEST',
  })
})

test('a verified account with the same email is linked and keeps its password', async () => {
  await customer(server)
  const begun = await begin()
  provider.answerWith({ claims: goodClaims(begun) })
  expect((await comeBack(begun)).who).toBe('ada@example.com')
  await signIn(server, 'ada@example.com')
})

test('the key is issuer and subject: another email later is the same account', async () => {
  const first = await begin()
  provider.answerWith({ claims: goodClaims(first) })
  await comeBack(first)
  const later = await begin()
  provider.answerWith({
    claims: { ...goodClaims(later), email: 'new@example.com', email_verified: false },
  })
  expect((await comeBack(later)).who).toBe('ada@example.com')
  const stranger = await begin()
  provider.answerWith({ claims: { ...goodClaims(stranger), sub: 'subject-2', email: 'b@x.org' } })
  expect((await comeBack(stranger)).who).toBe('b@x.org')
})

test('without credentials, or with a provider that does not answer, the sign-in fails with a plain message', async () => {
  const without = await testServer()
  await expect(without.guest.auth.startGoogle({})).rejects.toThrow(
    'There was an error signing in with Google. Please try again.',
  )
  await without.close()
  const silent = await testServer({
    GOOGLE_CLIENT_ID: clientId,
    GOOGLE_CLIENT_SECRET: 'secret',
    GOOGLE_ISSUER: 'http://127.0.0.1:9',
  })
  await expect(silent.guest.auth.startGoogle({})).rejects.toMatchObject({
    code: 'SERVICE_UNAVAILABLE',
  })
  await silent.close()
})
