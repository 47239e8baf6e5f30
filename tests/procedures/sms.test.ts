import { text } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import { sendNext } from '../../src-server/mail/sender.ts'
import { admin, customer } from '../support/accounts.ts'
import { loopback } from '../support/loopback/loopback.ts'
import { messages, messagesInShort, prefers } from '../support/messages.ts'
import { contact, orderFor } from '../support/order.ts'
import { outcome, refusal } from '../support/outcome.ts'
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
type Server = Awaited<ReturnType<typeof start>>

/** Twilio's messages API, as far as we use it. */
async function smsProvider(status = 201) {
  const received: { url: string; auth: string; form: Record<string, string> }[] = []
  const box = { status }
  const server = await loopback(async (request, response) => {
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
  })
  closing.push(server.close)
  const environment = {
    TWILIO_ACCOUNT_SID: 'AC1',
    TWILIO_AUTH_TOKEN: 'secret',
    TWILIO_FROM: '+15550140123',
    TWILIO_BASE_URL: server.url,
  }
  return { received, environment, answerWith: (next: number) => (box.status = next) }
}

type Caller = Awaited<ReturnType<typeof prefers>>

async function sendAll(server: Server) {
  while (await sendNext(server.deps));
}

/** The code that was sent last, which only the phone shows. */
const codeIn = (received: { form: Record<string, string> }[]) =>
  /\d{6}/.exec(received.at(-1)?.form.Body ?? '')?.[0] ?? ''

/** A customer who wants confirmations by text message, at a number that they have confirmed. */
async function withPhone() {
  const provider = await smsProvider()
  const server = await start(provider.environment)
  const caller = await prefers(server, { smsBookingConfirmations: true })
  await caller.dashboard.sendPhoneCode({ phone: '(518) 555-0142' })
  await sendAll(server)
  await caller.dashboard.confirmPhone({ code: codeIn(provider.received) })
  provider.received.splice(0)
  return { provider, server, caller }
}

test('a text message goes out through the provider to the confirmed number, whatever number the booking has', async () => {
  const { provider, server, caller } = await withPhone()
  await caller.booking.create(
    orderFor('hvac', { contact: { ...contact, phone: '+88216 1234 5678' } }),
  )
  await sendAll(server)
  expect(provider.received).toEqual([
    {
      url: '/2010-04-01/Accounts/AC1/Messages.json',
      auth: 'AC1:secret',
      form: {
        To: '+15185550142',
        From: '+15550140123',
        Body: 'Nestwright: your HVAC is booked for Tue, Nov 24, 10:00 AM EST.',
      },
    },
  ])
  expect((await messagesInShort(server)).toSorted()).toEqual([
    'bookingReceived email sent',
    'bookingReceived sms sent',
  ])
})

test('a text message is retried if the provider is down, but not if it rejects the number', async () => {
  const { provider, server, caller } = await withPhone()
  provider.answerWith(503)
  await caller.booking.create(orderFor('hvac'))
  await sendAll(server)
  expect(await messagesInShort(server)).toContain('bookingReceived sms queued')
  provider.answerWith(400)
  tick(server, 3_600_000)
  await sendAll(server)
  expect(await messagesInShort(server)).toContain('bookingReceived sms failed')
  expect(provider.received).toHaveLength(2)
})

const heldWith = (reason: string) =>
  expect.objectContaining({ channel: 'sms', status: 'held', reason })

test('without credentials or a confirmed number the message is withheld, with the reason', async () => {
  const server = await start()
  const caller = await prefers(server, { smsBookingConfirmations: true })
  await caller.booking.create(orderFor('hvac'))
  expect(await messages(server)).toContainEqual(heldWith('text messages are not set up'))
  expect(await outcome(caller.dashboard.sendPhoneCode({ phone: '518 555 0142' }))).toBe('NOT_FOUND')
  const provider = await smsProvider()
  const other = await start(provider.environment)
  const second = await prefers(other, { smsBookingConfirmations: true })
  await second.dashboard.sendPhoneCode({ phone: '518 555 0142' })
  await second.booking.create(orderFor('hvac'))
  expect(await messages(other)).toContainEqual(
    heldWith('the customer has no confirmed phone number'),
  )
})

async function withProvider(environment: Record<string, string> = {}) {
  const provider = await smsProvider()
  const server = await start({ ...provider.environment, ...environment })
  return { provider, server, caller: await prefers(server, {}) }
}

const sendCode = (caller: Caller, phone: string) =>
  refusal(caller.dashboard.sendPhoneCode({ phone }))

test.each([
  ['a satellite phone', '+88216 1234 5678'],
  ['another country', '+44 20 7946 0018'],
  ['no number', 'ask Bob'],
])('no code goes to %s', async (_what, phone) => {
  const { caller } = await withProvider()
  expect(await sendCode(caller, phone)).toBe(
    'BAD_REQUEST: Enter a phone number in one of these countries: United States.',
  )
})

test('the supported countries are a setting', async () => {
  const { caller } = await withProvider({ SMS_COUNTRIES: 'US,GB' })
  expect(await sendCode(caller, '+44 20 7946 0018')).toBe('accepted')
})

test('one code a minute and five a day, for a number and for an account', async () => {
  const { caller, server } = await withProvider()
  const other = (await customer(server, 'bob@example.com')).caller
  expect(await sendCode(caller, '518 555 0142')).toBe('accepted')
  expect(await sendCode(caller, '518 555 0143')).toMatch(/^TOO_MANY_REQUESTS/)
  expect(await sendCode(other, '518 555 0142')).toMatch(/^TOO_MANY_REQUESTS/)
  for (let count = 0; count < 4; count += 1) {
    tick(server, 61_000)
    expect(await sendCode(caller, '518 555 0142')).toBe('accepted')
  }
  tick(server, 61_000)
  expect(await sendCode(caller, '518 555 0143')).toMatch(/^TOO_MANY_REQUESTS/)
  expect(await sendCode(other, '518 555 0142')).toMatch(/^TOO_MANY_REQUESTS/)
})

test('a code works once, for ten minutes, and not after five wrong attempts', async () => {
  const { caller, server, provider } = await withProvider()
  const confirm = (code: string) => outcome(caller.dashboard.confirmPhone({ code }))
  const fresh = async () => {
    tick(server, 61_000)
    await caller.dashboard.sendPhoneCode({ phone: '518 555 0142' })
    await sendAll(server)
    return codeIn(provider.received)
  }
  const wrong = (code: string) => (code === '000000' ? '000001' : '000000')
  const first = await fresh()
  for (let count = 0; count < 5; count += 1) expect(await confirm(wrong(first))).toBe('BAD_REQUEST')
  expect(await confirm(first)).toBe('BAD_REQUEST')
  const late = await fresh()
  tick(server, 10 * 60_000)
  expect(await confirm(late)).toBe('BAD_REQUEST')
  expect(await caller.dashboard.phone()).toEqual({ phone: null, pending: '+15185550142' })
  const right = await fresh()
  expect(await confirm(right)).toBe('done')
  expect(await confirm(right)).toBe('BAD_REQUEST')
  expect(await caller.dashboard.phone()).toEqual({ phone: '+15185550142', pending: null })
})

test('the queue contains no code', async () => {
  const { caller, server, provider } = await withProvider()
  await caller.dashboard.sendPhoneCode({ phone: '518 555 0142' })
  const rows = await server.database.read.selectFrom('outbox').selectAll().execute()
  await sendAll(server)
  expect(codeIn(provider.received)).toMatch(/^\d{6}$/)
  expect(JSON.stringify(rows)).not.toContain(codeIn(provider.received))
})

test('a caller gets the confirmation by text message too where the office says so, and nobody else can ask for it', async () => {
  const provider = await smsProvider()
  const server = await start(provider.environment)
  const { caller } = await admin(server)
  const wish = { confirmBySms: true, contact: { ...contact, phone: '(518) 555-0142' } }
  await caller.booking.create(orderFor('hvac', wish))
  await server.guest.booking.create(orderFor('plumbing', wish))
  await sendAll(server)
  expect(provider.received.map(({ form }) => form)).toEqual([
    {
      To: '+15185550142',
      From: '+15550140123',
      Body: 'Nestwright: your HVAC is booked for Tue, Nov 24, 10:00 AM EST.',
    },
  ])
  const unreachable = { confirmBySms: true, contact: { ...contact, phone: '+88216 1234 5678' } }
  expect(await refusal(caller.booking.create(orderFor('roofing', unreachable)))).toContain(
    'This number can’t receive text messages',
  )
})
