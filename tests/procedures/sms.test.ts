import { text } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import { sendNext } from '../../src-server/mail/sender.ts'
import { loopback } from '../support/loopback.ts'
import { messages, messagesInShort, prefers } from '../support/messages.ts'
import { contact, orderFor } from '../support/order.ts'
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
  expect(await messagesInShort(server)).toEqual([
    'bookingReceived email sent',
    'bookingReceived sms sent',
  ])
})

test('a provider that is down is tried again; a number that it refuses is not', async () => {
  const provider = await smsProvider(503)
  const server = await start(provider.environment)
  const caller = await prefers(server, smsOnly)
  await caller.booking.create(orderFor('hvac'))
  await sendAll(server)
  expect(await messagesInShort(server)).toContain('bookingReceived sms queued')
  provider.answerWith(400)
  tick(server, 3_600_000)
  await sendAll(server)
  expect(await messagesInShort(server)).toContain('bookingReceived sms failed')
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
