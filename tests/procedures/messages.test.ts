import { afterEach, expect, test } from 'vitest'
import { deleteOldMessages } from '../../src-server/mail/delete-old-messages.ts'
import { queueDigests } from '../../src-server/mail/digests.ts'
import { messages as definitions } from '../../src-server/mail/messages/messages.ts'
import { admin } from '../support/accounts.ts'
import { messages, messagesInShort, prefers } from '../support/messages.ts'
import { orderFor } from '../support/order.ts'
import { testServer, tick } from '../support/server.ts'

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

async function start(environment: Record<string, string> = {}) {
  const server = await testServer(environment)
  closing.push(() => server.close())
  return server
}

test('changes by the business follow the preferences; changes by the customer are always confirmed', async () => {
  const server = await start()
  const caller = await prefers(server, {
    emailBookingConfirmations: false,
    emailBookingUpdates: false,
  })
  const boss = await admin(server)
  const { bookings } = await caller.booking.create(orderFor('hvac', { date: '2026-11-27' }))
  const id = bookings[0]?.id ?? ''
  tick(server)
  await caller.booking.reschedule({ id, date: '2026-11-28', time: '10:00' })
  for (const to of ['confirmed', 'in_progress', 'completed'] as const) {
    tick(server)
    await boss.caller.admin.bookings.updateStatus({ id, to })
  }
  expect(await messages(server)).toMatchObject([
    {
      kind: 'bookingReceived',
      status: 'queued',
      reason: 'confirms what the customer just did',
    },
    {
      kind: 'bookingChanged',
      status: 'queued',
      reason: 'confirms what the customer just did',
    },
    {
      kind: 'bookingConfirmed',
      status: 'held',
      reason: 'the customer has turned off booking confirmations by email',
    },
    {
      kind: 'bookingCompleted',
      status: 'held',
      reason: 'the customer has turned off booking updates by email',
    },
  ])
})

test('a guest gets the default messages; a cancellation by an admin is an update', async () => {
  const server = await start()
  const boss = await admin(server)
  const { bookings } = await server.guest.booking.create(orderFor('hvac', { date: '2026-11-27' }))
  const id = bookings[0]?.id ?? ''
  tick(server)
  await boss.caller.admin.bookings.updateStatus({ id, to: 'confirmed' })
  tick(server)
  await boss.caller.booking.cancel({ id, fee: 0 })
  expect(await messages(server)).toMatchObject([
    { kind: 'bookingReceived', status: 'queued' },
    {
      kind: 'bookingConfirmed',
      status: 'queued',
      reason: 'the customer wants booking confirmations by email',
    },
    {
      kind: 'bookingCancelled',
      status: 'queued',
      reason: 'the customer wants booking updates by email',
    },
  ])
})

test.each([
  ['daily', '2026-11-24T13:00:00.000Z', 'Your day at a glance: 2 updates'],
  ['weekly', '2026-11-30T13:00:00.000Z', 'Your week at a glance: 2 updates'],
] as const)(
  '%s: updates wait for the digest and go out as one email',
  async (frequency, due, subject) => {
    const server = await start()
    const caller = await prefers(server, { communicationFrequency: frequency })
    const boss = await admin(server)
    for (const serviceId of ['hvac', 'roofing']) {
      const { bookings } = await caller.booking.create(orderFor(serviceId, { date: '2026-12-10' }))
      tick(server)
      await boss.caller.booking.cancel({ id: bookings[0]?.id ?? '', fee: 0 })
      tick(server)
    }
    const waiting = (await messages(server)).filter(({ kind }) => kind === 'bookingCancelled')
    expect(waiting).toMatchObject([
      { status: 'waiting', reason: `waits for the ${frequency} digest`, next_attempt_at: due },
      { status: 'waiting', next_attempt_at: due },
    ])
    server.clock.set(new Date(Date.parse(due) - 1).toISOString())
    await queueDigests(server.deps)
    const digests = () =>
      server.database.read.selectFrom('outbox').selectAll().where('kind', '=', 'digest').execute()
    expect(await digests()).toEqual([])
    server.clock.set(due)
    await Promise.all([queueDigests(server.deps), queueDigests(server.deps)])
    const [one, ...more] = await digests()
    expect(more).toEqual([])
    const { env, secrets } = server
    const mail = definitions.digest.mail(JSON.parse(one?.facts ?? '{}'), {
      env,
      secrets,
      queuedAt: new Date(),
    })
    expect(mail.subject).toBe(subject)
    expect(mail.text).toMatch(/HVAC: cancelled: visit on Thu, Dec 10, 10:00 AM EST/)
    expect(await messagesInShort(server)).not.toContain('bookingCancelled email waiting')
  },
)

test('an update about a visit before the digest does not wait for it', async () => {
  const server = await start()
  const caller = await prefers(server, { communicationFrequency: 'weekly' })
  const boss = await admin(server)
  const { bookings } = await caller.booking.create(orderFor('hvac', { date: '2026-11-27' }))
  await boss.caller.booking.cancel({ id: bookings[0]?.id ?? '', fee: 0 })
  expect(await messages(server)).toContainEqual(
    expect.objectContaining({
      kind: 'bookingCancelled',
      status: 'queued',
      reason: 'the visit is before the weekly digest',
    }),
  )
})

test('links in emails use the configured address', async () => {
  const server = await start({ PUBLIC_URL: 'https://nestwright.example' })
  const tools = { env: server.env, secrets: server.secrets, queuedAt: new Date() }
  const facts = { linkId: 'x', redirect: '/dashboard/profile' }
  expect(definitions.resetPassword.mail(facts, tools).text).toMatch(
    /https:\/\/nestwright\.example\/auth\/reset-password\?redirect=%2Fdashboard%2Fprofile#[\w-]{43}\s/,
  )
  expect(definitions.verifyEmail.mail(facts, tools).html).toContain(
    'https://nestwright.example/auth/verify-email?redirect=%2Fdashboard%2Fprofile#',
  )
})

test('a visit that was moved weeks ago, and told of, is moved, confirmed and cancelled like any other', async () => {
  const server = await start()
  const boss = await admin(server)
  const { bookings } = await server.guest.booking.create(orderFor('hvac', { date: '2027-01-11' }))
  const id = bookings[0]?.id ?? ''
  const move = (date: string) => boss.caller.admin.bookings.move({ id, date, time: '10:00' })
  await move('2027-01-12')
  await server.database.write
    .updateTable('outbox')
    .set({ status: 'sent', sent_at: server.clock.now().toISOString() })
    .execute()
  tick(server, 15 * 24 * 60 * 60_000)
  await deleteOldMessages(server.deps)
  expect(await move('2027-01-13')).toMatchObject({ isCustomerTold: true })
  await boss.caller.admin.bookings.updateStatus({ id, to: 'confirmed' })
  await boss.caller.admin.bookings.undoStatus({ id, from: 'confirmed' })
  await boss.caller.admin.bookings.cancel({ id, from: 'pending', reason: 'The crew is sick.' })
  const goesOut = (await messages(server)).filter(({ status }) => status === 'queued')
  expect(goesOut.map(({ kind }) => kind)).toEqual(['bookingCancelled'])
})
