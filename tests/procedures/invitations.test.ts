import { afterEach, beforeEach, expect, test } from 'vitest'
import { composeMessage } from '../../src-server/mail/compose-message.ts'
import { password, admin as signInAdmin, signUp } from '../support/accounts.ts'
import { orderFor } from '../support/order.ts'
import { refusal } from '../support/outcome.ts'
import { professionalInput } from '../support/professionals.ts'
import { testBrowser, testServer, tick } from '../support/server.ts'

let server: Awaited<ReturnType<typeof testServer>>
let admin: Awaited<ReturnType<typeof signInAdmin>>['caller']['admin']
beforeEach(async () => {
  server = await testServer()
  admin = (await signInAdmin(server)).caller.admin
})
afterEach(() => server.close())

const add = async (more: Parameters<typeof professionalInput>[0] = {}) =>
  (await admin.professionals.save(professionalInput(more))).id

const invitations = () =>
  server.database.read
    .selectFrom('outbox')
    .selectAll()
    .where('kind', '=', 'professionalInvited')
    .orderBy('created_at')
    .execute()

async function mailedInvitation(): Promise<string> {
  const mail = (await invitations()).at(-1)
  const { invitationId } = JSON.parse(mail?.facts ?? '{}') as { invitationId: string }
  return server.secrets.linkToken(invitationId)
}

async function accept(token: string, secret = password) {
  const browser = testBrowser()
  const account = await (await server.from(browser)).auth.acceptInvitation({
    token,
    password: secret,
  })
  return { account, caller: await server.from(browser) }
}

test('an invited professional chooses a password and sees their own visits, and nobody else’s', async () => {
  const id = await add()
  await admin.professionals.invite({ id })
  const [mail] = await invitations()
  if (!mail) throw new Error('No invitation was sent.')
  expect(mail.recipient).toBe('ana@example.com')
  const { text } = composeMessage(mail, { ...server, queuedAt: server.clock.now() }) as unknown as {
    text: string
  }
  const token = await mailedInvitation()
  expect(text).toContain(`/auth/invitation#${token}`)
  expect(text).toContain('7 days')
  expect(await server.guest.auth.checkInvitation({ token })).toEqual({
    email: 'ana@example.com',
    firstName: 'Ana',
    hasPassword: false,
  })
  const { account, caller } = await accept(token)
  expect(account).toEqual({ email: 'ana@example.com', role: 'professional' })
  const own = await server.guest.booking.create(orderFor('plumbing'))
  await add({ name: 'Ben Okoro', email: 'ben@example.com' })
  await server.guest.booking.create(orderFor('plumbing'))
  const { firstName, visits } = await caller.professional.visits()
  expect(firstName).toBe('Ana')
  expect(visits.map((visit) => visit.id)).toEqual([own.bookings[0]?.id])
  expect(JSON.stringify(visits)).not.toContain('quote')
  expect(await refusal(caller.admin.bookings.list({}))).toContain('FORBIDDEN')
  // The link works once, and the sign-in is an ordinary one from then on.
  expect(await refusal(accept(token))).toContain('BAD_REQUEST')
  expect(await server.guest.auth.signIn({ email: 'ana@example.com', password })).toEqual(account)
  expect(await admin.professionals.get({ id })).toMatchObject({
    signInEmail: 'ana@example.com',
    invitedAt: null,
  })
})

test('an address that has an account takes its password, not another', async () => {
  await signUp(server, 'ana@example.com')
  await admin.professionals.invite({ id: await add() })
  const token = await mailedInvitation()
  expect(await server.guest.auth.checkInvitation({ token })).toMatchObject({ hasPassword: true })
  expect(await refusal(accept(token, 'some other password'))).toContain(
    'BAD_REQUEST: That isn’t your account’s password.',
  )
  expect((await accept(token)).account.role).toBe('professional')
})

test('a password that is too short or too common is refused, and the link still works', async () => {
  await admin.professionals.invite({ id: await add() })
  const token = await mailedInvitation()
  for (const bad of ['short', 'password']) {
    expect(await refusal(accept(token, bad))).toContain('BAD_REQUEST')
  }
  expect((await accept(token)).account.role).toBe('professional')
})

test('only the latest invitation works, for seven days, for the address that it went to', async () => {
  const id = await add()
  expect(await admin.professionals.invite({ id })).toMatchObject({ isSent: true })
  const first = await mailedInvitation()
  // A double click sends nothing.
  expect(await admin.professionals.invite({ id })).toMatchObject({ isSent: false })
  expect(await invitations()).toHaveLength(1)
  tick(server, 61_000)
  await admin.professionals.invite({ id })
  const second = await mailedInvitation()
  expect(await server.guest.auth.checkInvitation({ token: first })).toBeNull()
  expect(await server.guest.auth.checkInvitation({ token: second })).not.toBeNull()
  await admin.professionals.save({ ...professionalInput({ email: 'ana.ruiz@example.com' }), id })
  expect(await server.guest.auth.checkInvitation({ token: second })).toBeNull()
  tick(server, 61_000)
  await admin.professionals.invite({ id })
  const third = await mailedInvitation()
  tick(server, 7 * 24 * 3_600_000 - 1000)
  expect(await server.guest.auth.checkInvitation({ token: third })).not.toBeNull()
  tick(server, 1001)
  expect(await server.guest.auth.checkInvitation({ token: third })).toBeNull()
})

test('who cannot be invited: without an email, inactive, or with a sign-in', async () => {
  const silent = await add({ email: undefined })
  expect(await refusal(admin.professionals.invite({ id: silent }))).toBe(
    'CONFLICT: Add an email to Ana’s profile first.',
  )
  const gone = await add({ email: 'gone@example.com', isActive: false })
  expect(await refusal(admin.professionals.invite({ id: gone }))).toContain(
    'Only active professionals can sign in.',
  )
  const id = await add()
  await admin.professionals.invite({ id })
  await accept(await mailedInvitation())
  expect(await refusal(admin.professionals.invite({ id }))).toContain('Ana can already sign in.')
  expect(await refusal(admin.professionals.invite({ id: 'nobody' }))).toContain('NOT_FOUND')
})

test('a sign-in ends at once when the office removes it or the professional leaves', async () => {
  const id = await add()
  await admin.professionals.invite({ id })
  const { caller } = await accept(await mailedInvitation())
  await caller.professional.visits()
  await admin.professionals.save({ ...professionalInput({ isActive: false }), id })
  const signIn = async () => server.guest.auth.signIn({ email: 'ana@example.com', password })
  expect((await signIn()).role).toBe('user')
  await admin.professionals.save({ ...professionalInput(), id })
  expect((await signIn()).role).toBe('professional')
  await admin.professionals.removeSignIn({ id })
  expect((await signIn()).role).toBe('user')
})

test('an account that belongs to another professional is not given to a second one', async () => {
  const first = await add()
  await admin.professionals.invite({ id: first })
  await accept(await mailedInvitation())
  await admin.professionals.save({ ...professionalInput({ email: undefined }), id: first })
  const second = await add({ name: 'Ana Ray' })
  tick(server, 61_000)
  await admin.professionals.invite({ id: second })
  expect(await refusal(accept(await mailedInvitation()))).toContain('CONFLICT')
})
