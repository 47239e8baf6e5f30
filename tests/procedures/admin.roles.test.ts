import { expect, test } from 'vitest'
import { migrations } from '../../migrations/index.ts'
import { admin, customer, password } from '../support/accounts.ts'
import { outcome, refusal } from '../support/outcome.ts'
import { serverWithAdmin } from '../support/server-with-admin.ts'

const at = serverWithAdmin()

test('promotion finds the account by its verified email, never by the editable profile field', async () => {
  const { caller } = await customer(at.server, 'eve@example.com')
  await caller.dashboard.saveProfile({ email: 'carol@example.com' })
  const promote = (email: string, secret = password) =>
    refusal(at.boss.settings.promote({ email, password: secret }))
  expect(await promote(' ')).toContain('Please enter a user email')
  expect(await promote('carol@example.com')).toBe('BAD_REQUEST: User not found with that email')
  expect(await promote('eve@example.com', 'wrong')).toBe('BAD_REQUEST: This is not your password.')
  await at.server.guest.auth.signUp({ email: 'unverified@example.com', password })
  expect(await promote('unverified@example.com')).toContain('User not found with that email')
  expect(await outcome(caller.admin.figures.overview())).toBe('FORBIDDEN')
  expect(await at.boss.settings.promote({ email: 'Eve@Example.com', password })).toEqual({
    promoted: true,
  })
  expect(await at.boss.settings.promote({ email: 'eve@example.com', password })).toEqual({
    promoted: false,
  })
  expect((await at.boss.settings.admins()).map(({ email }) => email)).toEqual([
    'boss@example.com',
    'eve@example.com',
  ])
  expect((await at.actions()).filter((action) => action === 'admin.promote')).toHaveLength(2)
})

test('a demotion applies from the next call on; the last admin stays', async () => {
  const { caller: eve } = await admin(at.server, 'eve@example.com')
  expect(
    await refusal(at.boss.settings.demote({ email: 'eve@example.com', password: 'wrong' })),
  ).toBe('BAD_REQUEST: This is not your password.')
  expect(await outcome(at.boss.settings.demote({ email: 'nobody@example.com', password }))).toBe(
    'NOT_FOUND',
  )
  const outcomes = await Promise.all([
    outcome(at.boss.settings.demote({ email: 'eve@example.com', password })),
    outcome(eve.admin.settings.demote({ email: 'boss@example.com', password })),
  ])
  expect(outcomes.filter((one) => one === 'done')).toHaveLength(1)
  expect(['CONFLICT', 'FORBIDDEN']).toContain(outcomes.find((one) => one !== 'done'))
  const left = await at.server.database.read
    .selectFrom('user_roles')
    .select('user_id')
    .where('role', '=', 'admin')
    .execute()
  expect(left).toHaveLength(1)
})

test('a demoted admin’s pending calls do nothing, and the demoted admin is signed out', async () => {
  const { caller: eve } = await admin(at.server, 'eve@example.com')
  await at.boss.settings.demote({ email: 'eve@example.com', password })
  // These calls began while she was an administrator.
  expect(await outcome(eve.admin.settings.promote({ email: 'eve@example.com', password }))).toBe(
    'FORBIDDEN',
  )
  await customer(at.server, 'friend@example.com')
  expect(await outcome(eve.admin.settings.promote({ email: 'friend@example.com', password }))).toBe(
    'FORBIDDEN',
  )
  const { id } = await at.booked()
  expect(await outcome(eve.admin.bookings.updateStatus({ id, to: 'confirmed' }))).toBe('FORBIDDEN')
  expect((await at.boss.bookings.get({ id })).status).toBe('pending')
  const sessions = await at.server.database.read
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'user_id')
    .select('sessions.id')
    .where('email', '=', 'eve@example.com')
    .execute()
  expect(sessions).toEqual([])
})

test('system information: the version, the newest migration, today in the business zone', async () => {
  at.server.clock.set('2026-11-24T03:00:00Z')
  expect(await at.boss.settings.system()).toEqual({
    version: '1.0.0',
    migration: Object.keys(migrations).at(-1),
    today: '2026-11-23',
    warnings: [],
  })
})
