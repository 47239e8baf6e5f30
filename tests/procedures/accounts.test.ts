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

test('sign up, verify through the mail, sign in; the e-mail is compared in lower case', async () => {
  await server.guest.auth.signUp({ email: 'Ada@Example.com', password })
  expect(await kindsTo('ada@example.com')).toEqual(['verifyEmail queued'])
  expect(await refusal(signIn(server, 'ada@example.com'))).toBe('FORBIDDEN: Email not confirmed')
  const token = await mailedToken(server, 'ada@example.com')
  expect(await server.guest.auth.verifyEmail({ token })).toEqual({ email: 'ada@example.com' })
  expect(await refusal(server.guest.auth.verifyEmail({ token }))).toMatch(/^BAD_REQUEST: This link/)
  const { caller } = await signIn(server, 'ADA@example.com')
  expect(await caller.auth.me()).toEqual({ email: 'ada@example.com', role: 'user' })
  expect(await server.guest.auth.me()).toBeNull()
})

test.each([
  ['short', 'Use 8 characters at least.'],
  ['x'.repeat(129), 'Use 128 characters at most.'],
  ['password123', 'This password is one of the most common ones. Please choose another.'],
  ['QWERTYUIOP', 'This password is one of the most common ones. Please choose another.'],
])('the password %s is refused', async (weak, words) => {
  const call = server.guest.auth.signUp({ email: 'a@example.com', password: weak })
  await expect(call).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  await expect(call).rejects.toThrow(words)
})

test('a password of 8 spaces or of 128 emoji parts is a password', async () => {
  for (const [index, odd] of ['        ', '🦆'.repeat(64), 'pass\nword\u0000'].entries()) {
    const email = `odd${index}@example.com`
    await server.guest.auth.signUp({ email, password: odd })
    await server.guest.auth.verifyEmail({ token: await mailedToken(server, email) })
    await signIn(server, email, odd)
  }
})

test('signing up with a known address answers the same; the mail says that there is an account', async () => {
  await signUp(server, 'ada@example.com')
  const answer = await server.guest.auth.signUp({
    email: 'ada@example.com',
    password: 'another one!',
  })
  expect(answer).toEqual(await server.guest.auth.signUp({ email: 'new@example.com', password }))
  expect(await kindsTo('ada@example.com')).toEqual(['accountExists queued', 'verifyEmail queued'])
  await signIn(server, 'ada@example.com')
  expect(await refusal(signIn(server, 'ada@example.com', 'another one!'))).toMatch(/^UNAUTHORIZED/)
})

test('whoever signs up later with an address does not slip in a password', async () => {
  await server.guest.auth.signUp({ email: 'ada@example.com', password })
  const token = await mailedToken(server, 'ada@example.com')
  await server.guest.auth.signUp({ email: 'ada@example.com', password: 'of an attacker' })
  await server.guest.auth.verifyEmail({ token })
  await signIn(server, 'ada@example.com')
  expect(await refusal(signIn(server, 'ada@example.com', 'of an attacker'))).toMatch(/^UNAUTH/)
})

test('a verification link lives for 24 hours and can be sent again', async () => {
  await server.guest.auth.signUp({ email: 'ada@example.com', password })
  const late = await mailedToken(server, 'ada@example.com')
  tick(server, 24 * 60 * minute)
  expect(await refusal(server.guest.auth.verifyEmail({ token: late }))).toMatch(/too old/)
  await server.guest.auth.resendVerification({ email: 'ada@example.com' })
  await server.guest.auth.verifyEmail({ token: await mailedToken(server, 'ada@example.com') })
  await signIn(server, 'ada@example.com')
})

test('a guest’s bookings join the account when the address is verified, later ones at once', async () => {
  await server.guest.booking.create(orderFor('plumbing'))
  await server.guest.auth.signUp({ email: 'ada@example.com', password })
  const owned = async () =>
    (await server.database.read.selectFrom('bookings').select('user_id').execute()).map(
      ({ user_id }) => user_id !== null,
    )
  expect(await owned()).toEqual([false])
  await server.guest.auth.verifyEmail({ token: await mailedToken(server, 'ada@example.com') })
  await server.guest.booking.create(orderFor('electrical'))
  expect(await owned()).toEqual([true, true])
  const { caller } = await signIn(server, 'ada@example.com')
  expect((await caller.dashboard.bookings({})).bookings).toHaveLength(2)
})

test('unknown addresses get the same answers, and no mail', async () => {
  await signUp(server, 'ada@example.com')
  for (const name of ['requestPasswordReset', 'resendVerification'] as const) {
    const [known, unknown] = await Promise.all([
      server.guest.auth[name]({ email: 'ada@example.com' }),
      server.guest.auth[name]({ email: 'nobody@example.com' }),
    ])
    expect(known).toEqual(unknown)
  }
  expect(await kindsTo('nobody@example.com')).toEqual(['resetPassword held', 'verifyEmail held'])
  expect(await refusal(signIn(server, 'nobody@example.com'))).toBe(
    await refusal(signIn(server, 'ada@example.com', 'not the password')),
  )
})

test('the database holds hashes alone', async () => {
  const { browser } = await customer(server)
  await server.guest.auth.requestPasswordReset({ email: 'ada@example.com' })
  const { token } = await server.guest.booking.create(orderFor('hvac'))
  const secrets = [
    ...browser.cookies.values(),
    await mailedToken(server, 'ada@example.com'),
    token,
    password,
  ].filter((one) => one.length > 1)
  expect(secrets).toHaveLength(4)
  const dump = JSON.stringify(
    await Promise.all(
      (
        ['users', 'sessions', 'account_links', 'outbox', 'bookings', 'idempotency_keys'] as const
      ).map((table) => server.database.read.selectFrom(table).selectAll().execute()),
    ),
  )
  for (const secret of secrets) expect(dump).not.toContain(secret)
})

test('an unknown browser that says nothing can sign in too', async () => {
  await signUp(server, 'ada@example.com')
  const browser = { ...testBrowser(), userAgent: undefined }
  await (await server.from(browser)).auth.signIn({ email: 'ada@example.com', password })
  const { sessions } = await (await server.from(browser)).auth.sessions()
  expect(sessions).toMatchObject([{ device: 'Unknown browser', current: true }])
})
