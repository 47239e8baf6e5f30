import { afterEach, beforeEach, expect, test } from 'vitest'
import { maxWaiting } from '../../src-server/auth/password/password.ts'
import { customer, mailedToken, password, signIn, signUp } from '../support/accounts.ts'
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

test('a reset link works once, for 10 minutes, and ends every session', async () => {
  const { browser } = await customer(server)
  await server.guest.auth.requestPasswordReset({ email: 'ada@example.com' })
  const late = await mailedToken(server, 'ada@example.com', 'resetPassword')
  tick(server, 10 * minute)
  const fresh = { token: late, password: 'quite another one' }
  expect(await refusal(server.guest.auth.resetPassword(fresh))).toMatch(/has expired/)
  await server.guest.auth.requestPasswordReset({ email: 'ada@example.com' })
  const token = await mailedToken(server, 'ada@example.com', 'resetPassword')
  const racers = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      refusal(server.guest.auth.resetPassword({ token, password: `new password ${index}` })),
    ),
  )
  expect(racers.filter((one) => one === 'accepted')).toHaveLength(1)
  expect(await (await server.from(browser)).auth.me()).toBeNull()
  await signIn(server, 'ada@example.com', `new password ${racers.indexOf('accepted')}`)
  expect(await refusal(signIn(server, 'ada@example.com'))).toMatch(/^UNAUTHORIZED/)
  expect(await kindsTo('ada@example.com')).toContain('passwordChanged queued')
})

test('a verification link does not reset a password, and a reset link does not verify again', async () => {
  await server.guest.auth.signUp({ email: 'ada@example.com', password })
  const verify = await mailedToken(server, 'ada@example.com')
  expect(
    await refusal(server.guest.auth.resetPassword({ token: verify, password: 'something else' })),
  ).toMatch(/^BAD_REQUEST/)
  tick(server, 1 * minute)
  await server.guest.auth.requestPasswordReset({ email: 'ada@example.com' })
  const reset = await mailedToken(server, 'ada@example.com', 'resetPassword')
  expect(await refusal(server.guest.auth.verifyEmail({ token: reset, password }))).toMatch(
    /^BAD_REQUEST/,
  )
  await server.guest.auth.resetPassword({ token: reset, password: 'something else' })
  await signIn(server, 'ada@example.com', 'something else') // the email proved the address
  expect(await refusal(server.guest.auth.verifyEmail({ token: verify, password }))).toMatch(
    /^BAD_REQUEST/,
  )
})

test('checking a link does not use it up, and reveals nothing else', async () => {
  const checkLink = (token: string, purpose: 'verify' | 'reset') =>
    server.guest.auth.checkLink({ token, purpose })
  const email = 'ada@example.com'
  const works = { works: true }
  const fails = { works: false }
  await server.guest.auth.signUp({ email, password })
  const first = await mailedToken(server, email)
  tick(server, 2 * minute)
  await server.guest.auth.signUp({ email, password })
  const verify = await mailedToken(server, email)
  for (const token of [first, verify, verify])
    expect(await checkLink(token, 'verify')).toEqual(works)
  expect(await checkLink(verify, 'reset')).toEqual(fails)
  await server.guest.auth.verifyEmail({ token: verify, password })
  for (const token of [first, verify]) expect(await checkLink(token, 'verify')).toEqual(fails)

  await server.guest.auth.requestPasswordReset({ email })
  const reset = await mailedToken(server, email, 'resetPassword')
  expect(await checkLink(reset, 'reset')).toEqual(works)
  expect(await checkLink(reset, 'verify')).toEqual(fails)
  await server.guest.auth.resetPassword({ token: reset, password: 'something else' })
  expect(await checkLink(reset, 'reset')).toEqual(fails)

  tick(server, 2 * minute)
  await server.guest.auth.requestPasswordReset({ email })
  const late = await mailedToken(server, email, 'resetPassword')
  tick(server, 10 * minute)
  expect(await checkLink(late, 'reset')).toEqual(fails)

  await server.guest.auth.requestPasswordReset({ email: 'nobody@example.com' })
  const nobodys = await mailedToken(server, 'nobody@example.com', 'resetPassword')
  for (const token of [nobodys, 'no such token', '', '\u0000', 'x'.repeat(2000)]) {
    expect(await checkLink(token, 'reset')).toEqual(fails)
  }
})

test('a second reset email within a minute is withheld; the first one’s link still works', async () => {
  await signUp(server, 'ada@example.com')
  tick(server, 5 * minute)
  await server.guest.auth.requestPasswordReset({ email: 'ada@example.com' })
  const token = await mailedToken(server, 'ada@example.com', 'resetPassword')
  await server.guest.auth.requestPasswordReset({ email: 'ada@example.com' })
  expect(await kindsTo('ada@example.com')).toEqual([
    'resetPassword held',
    'resetPassword queued',
    'verifyEmail queued',
  ])
  await server.guest.auth.resetPassword({ token, password: 'something else' })
})

test('ten failures in 15 minutes give 429 for known and unknown emails alike, and the reset path stays open', async () => {
  await signUp(server, 'ada@example.com')
  for (const email of ['ada@example.com', 'nobody@example.com']) {
    const tries = await Promise.all(
      Array.from({ length: 30 }, () => refusal(signIn(server, email, 'wrong password'))),
    )
    expect(tries.filter((one) => one.startsWith('UNAUTHORIZED'))).toHaveLength(10)
    expect(tries.filter((one) => one.startsWith('TOO_MANY_REQUESTS'))).toHaveLength(20)
    expect(await refusal(signIn(server, email))).toMatch(/^TOO_MANY_REQUESTS/)
  }
  for (let wrong = 0; wrong < 100; wrong += 1) {
    await refusal(signIn(server, 'ada@example.com', 'wrong password'))
  }
  await server.guest.auth.requestPasswordReset({ email: 'ada@example.com' })
  const token = await mailedToken(server, 'ada@example.com', 'resetPassword')
  await server.guest.auth.resetPassword({ token, password: 'something else' })
  await signIn(server, 'ada@example.com', 'something else')
})

test('wrong passwords from elsewhere lock out neither the owner’s network nor the owner’s browser', async () => {
  await signUp(server, 'ada@example.com')
  const wrong = (address: string) =>
    refusal(signIn(server, 'ada@example.com', 'wrong', testBrowser(address)))
  for (let time = 0; time < 10; time += 1) await wrong('198.51.100.7')
  expect(await wrong('198.51.100.7')).toMatch(/^TOO_MANY_REQUESTS/)
  const owners = testBrowser('203.0.113.1')
  await signIn(server, 'ada@example.com', password, owners)
  for (let time = 0; time < 200; time += 1) await wrong(`198.51.${100 + (time % 20)}.9`)
  expect(await wrong('203.0.113.2')).toMatch(/^TOO_MANY_REQUESTS/)
  owners.address = '203.0.113.3'
  await signIn(server, 'ada@example.com', password, owners)
  await signUp(server, 'bob@example.com')
  await expect(
    signIn(server, 'bob@example.com', 'wrong', owners),
    'a browser is known for its own account',
  ).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
})

test('of 500 sign-ins at once, those that would wait long are refused with a message', async () => {
  await signUp(server, 'ada@example.com')
  const tries = await Promise.all(
    Array.from({ length: 500 }, (_, index) =>
      refusal(
        signIn(server, 'ada@example.com', password, testBrowser(`198.51.100.${index % 250}`)),
      ),
    ),
  )
  const refused = tries.filter((one) => one.startsWith('SERVICE_UNAVAILABLE: Many people are'))
  const accepted = tries.filter((one) => one === 'accepted')
  expect(refused.length).toBeGreaterThan(300)
  expect(accepted.length).toBeGreaterThanOrEqual(maxWaiting)
  expect(refused.length + accepted.length).toBe(500)
})

test('after 15 minutes, or after the right password, the user can try again', async () => {
  await signUp(server, 'ada@example.com')
  const fail = async (times: number) => {
    for (let time = 0; time < times; time += 1) {
      expect(await refusal(signIn(server, 'ada@example.com', 'wrong'))).toMatch(/^UNAUTHORIZED/)
    }
  }
  await fail(9)
  await signIn(server, 'ada@example.com')
  await fail(10)
  tick(server, 15 * minute)
  await signIn(server, 'ada@example.com')
})

test('passwords are hashed with Argon2id, off the event loop', async () => {
  await signUp(server, 'ada@example.com')
  let turns = 0
  let done = false
  const turn = () => {
    turns += 1
    if (!done) setImmediate(turn)
  }
  turn()
  await Promise.all(Array.from({ length: 20 }, () => signIn(server, 'ada@example.com')))
  done = true
  expect(turns).toBeGreaterThan(1000)
  const { password_hash: hash } = await server.database.read
    .selectFrom('users')
    .select('password_hash')
    .executeTakeFirstOrThrow()
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})

test('changing the password requires the current one and ends the other sessions', async () => {
  const { caller, browser } = await customer(server)
  const other = await signIn(server, 'ada@example.com')
  await expect(
    caller.auth.changePassword({ current: 'wrong', password: 'something else' }),
  ).rejects.toMatchObject({ code: 'BAD_REQUEST', cause: { field: 'current' } })
  await expect(
    caller.auth.changePassword({ current: password, password: 'password123' }),
  ).rejects.toMatchObject({ code: 'BAD_REQUEST', cause: { field: 'password' } })
  await caller.auth.changePassword({ current: password, password: 'something else' })
  expect(await (await server.from(browser)).auth.me()).not.toBeNull()
  expect(await (await server.from(other.browser)).auth.me()).toBeNull()
  await signIn(server, 'ada@example.com', 'something else')
})

test('a reset ends every session, including the caller’s; changing the password invalidates emailed links', async () => {
  const { browser, caller } = await customer(server)
  tick(server, 5 * minute)
  await server.guest.auth.requestPasswordReset({ email: 'ada@example.com' })
  const token = await mailedToken(server, 'ada@example.com', 'resetPassword')
  await caller.auth.changePassword({ current: password, password: 'something else' })
  expect(
    await refusal(server.guest.auth.resetPassword({ token, password: 'and another' })),
  ).toMatch(/^BAD_REQUEST/)
  tick(server, 5 * minute)
  await server.guest.auth.requestPasswordReset({ email: 'ada@example.com' })
  const fresh = await mailedToken(server, 'ada@example.com', 'resetPassword')
  await caller.auth.resetPassword({ token: fresh, password: 'and another' })
  expect(await (await server.from(browser)).auth.me()).toBeNull()
})

test('calls that were checked against the old password have no effect during a reset', async () => {
  await signUp(server, 'ada@example.com')
  for (let round = 0; round < 5; round += 1) {
    const old = round === 0 ? password : `new password ${round - 1}`
    const thief = await signIn(server, 'ada@example.com', old)
    tick(server, 2 * minute)
    await server.guest.auth.requestPasswordReset({ email: 'ada@example.com' })
    const token = await mailedToken(server, 'ada@example.com', 'resetPassword')
    const fresh = `new password ${round}`
    const [reset, , ...others] = await Promise.all([
      refusal(server.guest.auth.resetPassword({ token, password: fresh })),
      refusal(thief.caller.auth.changePassword({ current: old, password: 'of the thief' })),
      ...Array.from({ length: 4 }, () =>
        signIn(server, 'ada@example.com', old).then(
          ({ browser }) => browser,
          () => undefined,
        ),
      ),
    ])
    if (reset !== 'accepted') {
      // The thief was first, which invalidated the owner's link; the next one works.
      tick(server, 2 * minute)
      await server.guest.auth.requestPasswordReset({ email: 'ada@example.com' })
      const next = await mailedToken(server, 'ada@example.com', 'resetPassword')
      await server.guest.auth.resetPassword({ token: next, password: fresh })
    }
    for (const browser of others) {
      if (typeof browser !== 'object') continue
      expect(await (await server.from(browser)).auth.me()).toBeNull()
    }
    await signIn(server, 'ada@example.com', fresh)
    expect(await refusal(signIn(server, 'ada@example.com', 'of the thief'))).toMatch(/^UNAUTH/)
  }
})
