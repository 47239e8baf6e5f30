import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import { defaultPreferences, type Preferences } from '../../shared/customer.ts'
import { queueDigests } from '../../src-server/mail/digests.ts'
import { queueReminders } from '../../src-server/mail/reminders.ts'
import { sendNext } from '../../src-server/mail/sender.ts'
import { type Mail, renderMail } from '../../src-server/mail/templates.ts'
import { admin, customer } from '../support/accounts.ts'
import { contact, orderFor } from '../support/order.ts'
import { testServer } from '../support/server.ts'

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

async function start(environment: Record<string, string> = {}) {
  const server = await testServer(environment)
  closing.push(() => server.close())
  return server
}
type Server = Awaited<ReturnType<typeof start>>

const messages = (server: Server) =>
  server.database.read
    .selectFrom('outbox')
    .select(['kind', 'channel', 'status', 'reason', 'recipient', 'next_attempt_at'])
    .where('group_id', 'is not', null)
    .orderBy('created_at')
    .orderBy('channel')
    .execute()

const inShort = async (server: Server) =>
  (await messages(server)).map(({ kind, channel, status }) => `${kind} ${channel} ${status}`)

async function prefers(server: Server, wishes: Partial<Preferences>) {
  const { caller } = await customer(server)
  await caller.dashboard.savePreferences({ ...defaultPreferences, ...wishes })
  return caller
}

const tick = (server: Server, ms = 1) =>
  server.clock.set(new Date(server.clock.now().getTime() + ms).toISOString())

const hours = 3_600_000

test('what the business does follows the preferences; what the customer does is always confirmed', async () => {
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
  for (const from of ['pending', 'confirmed', 'in_progress'] as const) {
    tick(server)
    await boss.caller.admin.advanceBooking({ id, from })
  }
  expect(await messages(server)).toMatchObject([
    {
      kind: 'bookingReceived',
      status: 'queued',
      reason: 'confirms what the customer has just done',
    },
    {
      kind: 'bookingChanged',
      status: 'queued',
      reason: 'confirms what the customer has just done',
    },
    {
      kind: 'bookingConfirmed',
      status: 'held',
      reason: 'the customer has turned off booking confirmations by e-mail',
    },
    {
      kind: 'bookingCompleted',
      status: 'held',
      reason: 'the customer has turned off booking updates by e-mail',
    },
  ])
})

test('a guest gets the default kinds; an admin’s cancellation is an update', async () => {
  const server = await start()
  const boss = await admin(server)
  const { bookings } = await server.guest.booking.create(orderFor('hvac', { date: '2026-11-27' }))
  const id = bookings[0]?.id ?? ''
  tick(server)
  await boss.caller.admin.advanceBooking({ id, from: 'pending' })
  tick(server)
  await boss.caller.booking.cancel({ id, fee: 0 })
  expect(await messages(server)).toMatchObject([
    { kind: 'bookingReceived', status: 'queued' },
    {
      kind: 'bookingConfirmed',
      status: 'queued',
      reason: 'the customer wants booking confirmations by e-mail',
    },
    {
      kind: 'bookingCancelled',
      status: 'queued',
      reason: 'the customer wants booking updates by e-mail',
    },
  ])
})

test.each([
  ['daily', '2026-11-24T13:00:00.000Z', 'Your day at a glance: 2 updates'],
  ['weekly', '2026-11-30T13:00:00.000Z', 'Your week at a glance: 2 updates'],
] as const)(
  '%s: updates wait for the digest and go out as one mail',
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
    const mail: Mail = renderMail('digest', JSON.parse(one?.facts ?? '{}'), {
      env,
      secrets,
      queuedAt: new Date(),
    })
    expect(mail.subject).toBe(subject)
    expect(mail.text).toMatch(/HVAC: cancelled, was on Thu, Dec 10, 10:00 AM EST/)
    expect(await inShort(server)).not.toContain('bookingCancelled email waiting')
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

test('a reminder goes out once, 24 hours before, restarts and two processes included', async () => {
  const server = await start()
  await server.guest.booking.create(orderFor('hvac', { date: '2026-11-27' })) // 15:00 UTC
  const reminders = async () =>
    (await inShort(server)).filter((line) => line.startsWith('reminder'))
  server.clock.set('2026-11-26T14:59:59Z')
  await queueReminders(server.deps)
  expect(await reminders()).toEqual([])
  server.clock.set('2026-11-26T15:00:00Z')
  await Promise.all([queueReminders(server.deps), queueReminders(server.deps)])
  expect(await reminders()).toEqual(['reminder email queued'])
  for (const at of ['2026-11-26T15:01:00Z', '2026-11-27T14:59:00Z', '2026-11-27T15:00:00Z']) {
    server.clock.set(at)
    await queueReminders({ ...server.deps })
  }
  expect(await reminders()).toHaveLength(1)
})

test('a server that was down for hours still reminds before the visit, never after it began', async () => {
  const server = await start()
  await server.guest.booking.create(orderFor('hvac', { date: '2026-11-27' }))
  await server.guest.booking.create(orderFor('roofing', { date: '2026-11-26', time: '08:00' }))
  server.clock.set('2026-11-27T12:00:00Z')
  await queueReminders(server.deps)
  const sent = (await messages(server)).filter(({ kind }) => kind === 'reminder')
  expect(sent).toHaveLength(1)
})

test('no reminder for who does not want it, has cancelled, or has just picked the time', async () => {
  const server = await start()
  const caller = await prefers(server, { emailBookingReminders: false })
  await caller.booking.create(orderFor('hvac', { date: '2026-11-27' }))
  const { bookings } = await caller.booking.create(orderFor('roofing', { date: '2026-11-27' }))
  await caller.booking.cancel({ id: bookings[0]?.id ?? '', fee: 0 })
  const other = { contact: { ...contact, email: 'b@example.com' } }
  await server.guest.booking.create(
    orderFor('moving', { date: '2026-11-24', time: '08:00', ...other }),
  )
  server.clock.set('2026-11-23T14:30:00Z')
  await queueReminders(server.deps)
  expect((await inShort(server)).filter((line) => line.startsWith('reminder'))).toEqual([])
  server.clock.set('2026-11-26T16:00:00Z')
  await queueReminders(server.deps)
  expect((await messages(server)).filter(({ kind }) => kind === 'reminder')).toMatchObject([
    { status: 'held', reason: 'the customer has turned off booking reminders by e-mail' },
  ])
})

test('a booking that is moved is reminded of its new time; an order of several once', async () => {
  const server = await start()
  const order = orderFor('plumbing', { date: '2026-11-30' })
  const { bookings, token } = await server.guest.booking.create({
    ...order,
    services: [...order.services, ...orderFor('electrical').services],
  })
  server.clock.set('2026-11-29T16:00:00Z')
  await queueReminders(server.deps)
  await queueReminders(server.deps)
  const reminders = async () =>
    (await messages(server)).filter(({ kind }) => kind === 'reminder').length
  expect(await reminders()).toBe(1)
  const moved = { id: bookings[0]?.id ?? '', token, date: '2026-12-03', time: '10:00' }
  await server.guest.booking.reschedule(moved)
  server.clock.set('2026-12-02T15:00:00Z')
  await queueReminders(server.deps)
  expect(await reminders()).toBe(2)
})

/** Twilio's messages API, as far as we use it. */
async function smsProvider(status = 201) {
  const received: { url: string; auth: string; form: Record<string, string> }[] = []
  const box = { status }
  const server = createServer(async (request, response) => {
    received.push({
      url: request.url ?? '',
      auth: Buffer.from(
        String(request.headers.authorization).replace('Basic ', ''),
        'base64',
      ).toString(),
      form: Object.fromEntries(new URLSearchParams(await text(request))),
    })
    response.statusCode = box.status
    response.end('{"sid":"SM1"}')
  }).listen(0, '127.0.0.1')
  closing.push(() => new Promise((resolve) => server.close(resolve)))
  await new Promise((resolve) => server.once('listening', resolve))
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const environment = {
    TWILIO_ACCOUNT_SID: 'AC1',
    TWILIO_AUTH_TOKEN: 'secret',
    TWILIO_FROM: '+15550140123',
    TWILIO_BASE_URL: base,
  }
  return { received, environment, answerWith: (next: number) => (box.status = next) }
}

const smsOnly = { smsBookingConfirmations: true } as const

async function sendAll(server: Server) {
  while (await sendNext(server.deps));
}

test('a text message goes out through the provider, to who asked for it', async () => {
  const provider = await smsProvider()
  const server = await start(provider.environment)
  const caller = await prefers(server, smsOnly)
  await caller.booking.create(orderFor('hvac'))
  await sendAll(server)
  expect(provider.received).toEqual([
    {
      url: '/2010-04-01/Accounts/AC1/Messages.json',
      auth: 'AC1:secret',
      form: {
        To: '+15550101843',
        From: '+15550140123',
        Body: 'Nestwright: your HVAC booking is in for Tue, Nov 24, 10:00 AM EST.',
      },
    },
  ])
  expect(await inShort(server)).toEqual(['bookingReceived email sent', 'bookingReceived sms sent'])
})

test('a provider that is down is tried again; a number that it refuses is not', async () => {
  const provider = await smsProvider(503)
  const server = await start(provider.environment)
  const caller = await prefers(server, smsOnly)
  await caller.booking.create(orderFor('hvac'))
  await sendAll(server)
  expect(await inShort(server)).toContain('bookingReceived sms queued')
  provider.answerWith(400)
  tick(server, hours)
  await sendAll(server)
  expect(await inShort(server)).toContain('bookingReceived sms failed')
  expect(provider.received).toHaveLength(2)
})

test('without credentials, or to a number that cannot be dialed, the message is held back with the reason', async () => {
  const server = await start()
  const caller = await prefers(server, smsOnly)
  await caller.booking.create(orderFor('hvac'))
  expect(await messages(server)).toContainEqual(
    expect.objectContaining({
      channel: 'sms',
      status: 'held',
      reason: 'text messages are not set up',
    }),
  )
  const provider = await smsProvider()
  const other = await start(provider.environment)
  const second = await prefers(other, smsOnly)
  await second.booking.create(orderFor('hvac', { contact: { ...contact, phone: 'ask Bob' } }))
  expect(await messages(other)).toContainEqual(
    expect.objectContaining({
      channel: 'sms',
      status: 'held',
      reason: 'the phone number cannot be dialed',
    }),
  )
})

test('links in mails come from the configured address', async () => {
  const server = await start({ PUBLIC_URL: 'https://nestwright.example' })
  const tools = { env: server.env, secrets: server.secrets, queuedAt: new Date() }
  const facts = { linkId: 'x', redirect: '/dashboard/profile' }
  expect(renderMail('resetPassword', facts, tools).text).toMatch(
    /https:\/\/nestwright\.example\/auth\/reset-password\?redirect=%2Fdashboard%2Fprofile#[\w-]{43}\s/,
  )
  expect(renderMail('verifyEmail', facts, tools).html).toContain(
    'https://nestwright.example/auth/verify-email?redirect=%2Fdashboard%2Fprofile#',
  )
})
