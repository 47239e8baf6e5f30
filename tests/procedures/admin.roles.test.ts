import { afterEach, beforeEach, expect, test } from 'vitest'
import { migrations } from '../../migrations/index.ts'
import { admin, customer, password } from '../support/accounts.ts'
import { guestBooks } from '../support/guest-books.ts'
import { outcome, refusal } from '../support/outcome.ts'
import { testServer } from '../support/server.ts'

type Boss = Awaited<ReturnType<typeof admin>>['caller']['admin']
let server: Awaited<ReturnType<typeof testServer>>
let boss: Boss
beforeEach(async () => {
  server = await testServer()
  boss = (await admin(server)).caller.admin
})
afterEach(() => server.close())

const booked = (more: Record<string, unknown> = {}) => guestBooks(server, 'plumbing', more)

const actions = async () => (await boss.actions({})).rows.map(({ action }) => action).toSorted()

test('promotion: the specified words; never by what a customer wrote into the profile (decision 28)', async () => {
  const { caller } = await customer(server, 'eve@example.com')
  await caller.dashboard.saveProfile({ email: 'carol@example.com' })
  const promote = (email: string, secret = password) =>
    refusal(boss.promote({ email, password: secret }))
  expect(await promote(' ')).toContain('Please enter a user email')
  expect(await promote('carol@example.com')).toBe('BAD_REQUEST: User not found with that email')
  expect(await promote('eve@example.com', 'wrong')).toBe('BAD_REQUEST: This is not your password.')
  await server.guest.auth.signUp({ email: 'unverified@example.com', password })
  expect(await promote('unverified@example.com')).toContain('User not found with that email')
  expect(await outcome(caller.admin.overview())).toBe('FORBIDDEN')
  expect(await boss.promote({ email: 'Eve@Example.com', password })).toEqual({ promoted: true })
  expect(await boss.promote({ email: 'eve@example.com', password })).toEqual({ promoted: false })
  expect((await boss.admins()).map(({ email }) => email)).toEqual([
    'boss@example.com',
    'eve@example.com',
  ])
  expect((await actions()).filter((action) => action === 'made an admin')).toHaveLength(2)
})

test('demotion counts from the next call on; the last admin stays', async () => {
  const { caller: eve } = await admin(server, 'eve@example.com')
  expect(await refusal(boss.demote({ email: 'eve@example.com', password: 'wrong' }))).toBe(
    'BAD_REQUEST: This is not your password.',
  )
  expect(await outcome(boss.demote({ email: 'nobody@example.com', password }))).toBe('NOT_FOUND')
  const outcomes = await Promise.all([
    outcome(boss.demote({ email: 'eve@example.com', password })),
    outcome(eve.admin.demote({ email: 'boss@example.com', password })),
  ])
  expect(outcomes.filter((one) => one === 'done')).toHaveLength(1)
  expect(['CONFLICT', 'FORBIDDEN']).toContain(outcomes.find((one) => one !== 'done'))
  const left = await server.database.read
    .selectFrom('user_roles')
    .select('user_id')
    .where('role', '=', 'admin')
    .execute()
  expect(left).toHaveLength(1)
})

test('who was demoted a moment ago does nothing more, and is signed out', async () => {
  const { caller: eve } = await admin(server, 'eve@example.com')
  await boss.demote({ email: 'eve@example.com', password })
  // These calls began while she was an administrator.
  expect(await outcome(eve.admin.promote({ email: 'eve@example.com', password }))).toBe('FORBIDDEN')
  await customer(server, 'friend@example.com')
  expect(await outcome(eve.admin.promote({ email: 'friend@example.com', password }))).toBe(
    'FORBIDDEN',
  )
  const { id } = await booked()
  expect(await outcome(eve.admin.advanceBooking({ id, from: 'pending' }))).toBe('FORBIDDEN')
  expect((await boss.booking({ id })).status).toBe('pending')
  const sessions = await server.database.read
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'user_id')
    .select('sessions.id')
    .where('email', '=', 'eve@example.com')
    .execute()
  expect(sessions).toEqual([])
})

test('system information: the version, the newest migration, today in the business zone', async () => {
  server.clock.set('2026-11-24T03:00:00Z')
  expect(await boss.system()).toEqual({
    version: '1.0.0',
    migration: Object.keys(migrations).at(-1),
    today: '2026-11-23',
  })
})
