import { afterEach, beforeEach, expect, test } from 'vitest'
import { customer, mailedToken, password, signIn, signUp } from '../support/accounts.ts'
import { orderFor } from '../support/order.ts'
import { refusal } from '../support/outcome.ts'
import { testBrowser, testServer, tick } from '../support/server.ts'

const minute = 60_000

let server: Awaited<ReturnType<typeof testServer>>
beforeEach(async () => {
  server = await testServer()
})
afterEach(() => server.close())

const kindsTo = async (recipient: string) =>
  (
    await server.database.read
      .selectFrom('outbox')
      .select(['kind', 'status'])
      .where('recipient', '=', recipient)
      .execute()
  )
    .map(({ kind, status }) => `${kind} ${status}`)
    .toSorted()

test('sign up, verify through the email, sign in; the email is compared in lower case', async () => {
  await server.guest.auth.signUp({ email: 'Ada@Example.com', password })
  expect(await kindsTo('ada@example.com')).toEqual(['verifyEmail queued'])
  expect(await refusal(signIn(server, 'ada@example.com'))).toBe('FORBIDDEN: Email not confirmed')
  const token = await mailedToken(server, 'ada@example.com')
  expect(await server.guest.auth.verifyEmail({ token, password })).toEqual({
    email: 'ada@example.com',
    role: 'user',
  })
  expect(await refusal(server.guest.auth.verifyEmail({ token, password }))).toMatch(
    /^BAD_REQUEST: This link/,
  )
  const { caller } = await signIn(server, 'ADA@example.com')
  expect(await caller.auth.me()).toEqual({ email: 'ada@example.com', role: 'user' })
  expect(await server.guest.auth.me()).toBeNull()
})

test.each([
  ['short', 'Use at least 8 characters.'],
  ['x'.repeat(129), 'Use at most 128 characters.'],
  ['password123', 'This password is one of the most common ones. Please choose another.'],
  ['QWERTYUIOP', 'This password is one of the most common ones. Please choose another.'],
])('the password %s is refused', async (weak, words) => {
  const call = server.guest.auth.signUp({ email: 'a@example.com', password: weak })
  await expect(call).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  await expect(call).rejects.toThrow(words)
})

test('a password of 8 spaces or of 128 emoji parts is accepted', async () => {
  for (const [index, odd] of ['        ', '🦆'.repeat(64), 'pass\nword\u0000'].entries()) {
    const email = `odd${index}@example.com`
    await server.guest.auth.signUp({ email, password: odd })
    await server.guest.auth.verifyEmail({ token: await mailedToken(server, email), password: odd })
    await signIn(server, email, odd)
  }
})

test('signing up with a known address gets the same answer; the email says that there is an account', async () => {
  await signUp(server, 'ada@example.com')
  const answer = await server.guest.auth.signUp({
    email: 'ada@example.com',
    password: 'another one!',
  })
  expect(answer).toEqual(await server.guest.auth.signUp({ email: 'new@example.com', password }))
  expect(await kindsTo('ada@example.com')).toEqual(['accountExists queued', 'verifyEmail queued'])
  await signIn(server, 'ada@example.com')
  expect(await refusal(signIn(server, 'ada@example.com', 'another one!'))).toMatch(/^FORBIDDEN/)
})

test.each([
  ['before', true],
  ['after', false],
])('a sign-up %s the owner with their address gains nothing', async (_when, attackerFirst) => {
  const [email, theirs] = ['ada@example.com', 'of an attacker']
  const inOrder = attackerFirst ? [theirs, password] : [password, theirs]
  const tokens: Record<string, string> = {}
  for (const secret of inOrder) {
    tick(server)
    await server.guest.auth.signUp({ email, password: secret })
    tokens[secret] = await mailedToken(server, email)
  }
  // The link in their email is opened too, but the password typed there is the owner's.
  expect(
    await refusal(server.guest.auth.verifyEmail({ token: tokens[theirs] ?? '', password })),
  ).toMatch(/^BAD_REQUEST: That isn’t the password/)
  await server.guest.auth.verifyEmail({ token: tokens[password] ?? '', password })
  await signIn(server, email)
  expect(await refusal(signIn(server, email, theirs))).toMatch(/^UNAUTHORIZED/)
  expect(
    await refusal(server.guest.auth.verifyEmail({ token: tokens[theirs] ?? '', password: theirs })),
  ).toMatch(/^BAD_REQUEST: This link/)
})

test('signing up during a verification does not change the password', async () => {
  for (let round = 0; round < 5; round += 1) {
    const email = `ada${round}@example.com`
    await server.guest.auth.signUp({ email, password })
    const token = await mailedToken(server, email)
    const attack = () => server.guest.auth.signUp({ email, password: 'of an attacker' })
    await Promise.all([server.guest.auth.verifyEmail({ token, password }), attack(), attack()])
    await signIn(server, email)
  }
})

test('signing up and then signing in does not reveal whether there was an account', async () => {
  await signUp(server, 'ada@example.com')
  for (const email of ['ada@example.com', 'nobody@example.com']) {
    await server.guest.auth.signUp({ email, password: 'one that I chose' })
    expect(await refusal(signIn(server, email, 'one that I chose'))).toBe(
      'FORBIDDEN: Email not confirmed',
    )
    expect(await refusal(signIn(server, email, 'another one'))).toMatch(/^UNAUTHORIZED/)
  }
})

test('a verification link works for 24 hours and can be sent again', async () => {
  await server.guest.auth.signUp({ email: 'ada@example.com', password })
  const late = await mailedToken(server, 'ada@example.com')
  tick(server, 24 * 60 * minute)
  expect(await refusal(server.guest.auth.verifyEmail({ token: late, password }))).toMatch(
    /has expired/,
  )
  await server.guest.auth.signUp({ email: 'ada@example.com', password })
  await server.guest.auth.verifyEmail({
    token: await mailedToken(server, 'ada@example.com'),
    password,
  })
  await signIn(server, 'ada@example.com')
})

test('unknown addresses get the same answers, and no email', async () => {
  await signUp(server, 'ada@example.com')
  const [known, unknown] = await Promise.all([
    server.guest.auth.requestPasswordReset({ email: 'ada@example.com' }),
    server.guest.auth.requestPasswordReset({ email: 'nobody@example.com' }),
  ])
  expect(known).toEqual(unknown)
  expect(await kindsTo('nobody@example.com')).toEqual(['resetPassword held'])
  expect(await refusal(signIn(server, 'nobody@example.com'))).toBe(
    await refusal(signIn(server, 'ada@example.com', 'not the password')),
  )
})

test('the database contains only hashes', async () => {
  const { browser } = await customer(server)
  await server.guest.auth.signUp({ email: 'new@example.com', password: 'a fresh one here' })
  await server.guest.auth.requestPasswordReset({ email: 'ada@example.com' })
  const { token } = await server.guest.booking.create(orderFor('hvac'))
  const secrets = [
    browser.cookie('nestwright-session') ?? '',
    await mailedToken(server, 'new@example.com'),
    await mailedToken(server, 'ada@example.com', 'resetPassword'),
    token,
    password,
    'a fresh one here',
  ]
  const tables = await server.database.read.introspection.getTables()
  const dump = JSON.stringify(
    await Promise.all(
      tables.map(({ name }) =>
        server.database.read
          .selectFrom(name as 'users')
          .selectAll()
          .execute(),
      ),
    ),
  )
  for (const secret of secrets) {
    expect(secret.length).toBeGreaterThan(10)
    expect(dump).not.toContain(secret)
  }
})

test('an unknown browser without a user agent can sign in too', async () => {
  await signUp(server, 'ada@example.com')
  const browser = { ...testBrowser(), userAgent: undefined }
  await (await server.from(browser)).auth.signIn({ email: 'ada@example.com', password })
  const { sessions } = await (await server.from(browser)).auth.sessions()
  expect(sessions).toMatchObject([{ device: 'Unknown browser', current: true }])
})
