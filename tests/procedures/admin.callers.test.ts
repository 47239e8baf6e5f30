import { afterEach, beforeEach, expect, test } from 'vitest'
import { noEmailFor } from '../../shared/people/no-email.ts'
import { queueReminders } from '../../src-server/mail/reminders.ts'
import { admin } from '../support/accounts.ts'
import { contact, orderFor } from '../support/order.ts'
import { outcome, refusal } from '../support/outcome.ts'
import { testServer } from '../support/server.ts'

const sms = { TWILIO_ACCOUNT_SID: 'AC1', TWILIO_AUTH_TOKEN: 'secret', TWILIO_FROM: '+15550140123' }
const phone = '(518) 555-0142'
const email = noEmailFor(phone)
const walter = { ...contact, fullName: 'Walter Landline', phone, email }

type Server = Awaited<ReturnType<typeof testServer>>
let server: Server
let caller: Awaited<ReturnType<typeof admin>>['caller']
const start = async (environment: Record<string, string> = sms) => {
  server = await testServer(environment)
  caller = (await admin(server)).caller
}
beforeEach(() => start())
afterEach(() => server.close())

async function bookFor(who: typeof contact, serviceId = 'plumbing') {
  const { bookings } = await caller.booking.create(orderFor(serviceId, { contact: who }))
  return bookings[0]?.id ?? ''
}

const outbox = () =>
  server.database.read
    .selectFrom('outbox')
    .select(['kind', 'channel', 'recipient', 'status', 'reason'])
    .orderBy('channel', 'desc')
    .execute()

async function edited(id: string, more: { phone?: string; email?: string }) {
  const record = await caller.admin.bookings.get({ id })
  return {
    id,
    quoteAmount: record.quoteAmount,
    contact: { phone, address: record.contact.address, ...more },
    details: record.answers,
  }
}

test('a caller without an email is booked; text messages go to the phone, and the reason for no email is kept', async () => {
  const id = await bookFor(walter)
  expect(await outbox()).toEqual([
    {
      kind: 'bookingReceived',
      channel: 'sms',
      recipient: '+15185550142',
      status: 'queued',
      reason: 'the customer has no email address',
    },
    {
      kind: 'bookingReceived',
      channel: 'email',
      recipient: email,
      status: 'held',
      reason: 'the customer has no email address',
    },
  ])
  server.clock.set('2026-11-23T16:00:00Z')
  await caller.admin.bookings.updateStatus({ id, to: 'confirmed' })
  await queueReminders(server.deps)
  const texts = (await outbox()).filter(({ status }) => status === 'queued')
  expect(texts.map(({ kind, channel }) => [kind, channel]).toSorted()).toEqual([
    ['bookingConfirmed', 'sms'],
    ['bookingReceived', 'sms'],
    ['reminder', 'sms'],
  ])
})

test.each([
  ['no text messages are set up', {}, phone, 'text messages are not set up'],
  ['the number gets none', sms, '+88216 1234 5678', 'the phone number gets no text messages'],
])(
  'where %s, nothing goes out, and the mail page says why',
  async (_, environment, number, why) => {
    await server.close()
    await start(environment)
    await bookFor({ ...walter, phone: number, email: noEmailFor(number) })
    expect((await outbox()).map(({ status, reason }) => [status, reason])).toEqual([
      ['held', why],
      ['held', 'the customer has no email address'],
    ])
  },
)

test('nobody but the office books without an email', async () => {
  const order = orderFor('plumbing', { contact: walter })
  expect(await refusal(server.guest.booking.create(order))).toBe(
    'BAD_REQUEST: Enter an email address like name@example.com.',
  )
})

test('the same caller is the same customer the next time, however the number is written', async () => {
  await bookFor(walter)
  const again = '+1 518-555-0142 ext 7'
  expect(noEmailFor(again)).toBe(email)
  await bookFor({ ...walter, phone: again, email: noEmailFor(again) }, 'hvac')
  const { customers } = await caller.admin.search.find({ text: '0142' })
  expect(customers.map(({ name, userId }) => [name, userId])).toEqual([['Walter Landline', null]])
  const known = await caller.admin.customers.get({ email })
  expect(known.bookings).toHaveLength(2)
  await caller.admin.customers.addNote({ email, content: 'Calls on Mondays.' })
  expect((await caller.admin.customers.get({ email })).notes).toHaveLength(1)
})

test('what waits for an answer by email is refused, and a message to several says who has none', async () => {
  const id = await bookFor(walter)
  const other = await bookFor(
    { ...contact, email: 'mia@example.com', fullName: 'Mia Long' },
    'hvac',
  )
  const { refused } = await caller.admin.bookings.offerTimes({ ids: [id] })
  expect(refused.map(({ reason }) => reason)).toEqual([
    'The customer has no email address. Call them, or add their email with Edit.',
  ])
  const extra = { id, extraId: 'extra-1', description: 'A new valve', amount: 40_00 }
  expect(await outcome(caller.admin.bookings.proposeExtra(extra))).toBe('CONFLICT')
  const message = { id: 'message-1', ids: [id, other], subject: 'Snow', content: 'We are late.' }
  expect(await caller.admin.bookings.messageMany(message)).toEqual({
    customers: 1,
    withoutEmail: ['Walter Landline'],
  })
})

test('a receipt is numbered and kept, and cannot be emailed', async () => {
  const bookingId = await bookFor(walter)
  const payment = { kind: 'payment', method: 'cash', amount: 50_00, receivedOn: '2026-11-20' }
  const { receiptNumber } = await caller.admin.payments.record({
    ...payment,
    id: 'payment-1',
    bookingId,
  } as Parameters<typeof caller.admin.payments.record>[0])
  expect(receiptNumber).not.toBeNull()
  expect(await outcome(caller.admin.payments.sendReceipt({ id: 'payment-1' }))).toBe('CONFLICT')
})

test('an email that is added later gets the messages; another phone number keeps the caller’s notes', async () => {
  const id = await bookFor(walter)
  await caller.admin.customers.addNote({ email, content: 'Calls on Mondays.' })
  const moved = '(518) 555-0777'
  await caller.admin.bookings.edit(await edited(id, { phone: moved }))
  const known = await caller.admin.customers.get({ email: noEmailFor(moved) })
  expect(known.notes.map(({ content }) => content)).toEqual(['Calls on Mondays.'])
  await caller.admin.bookings.edit(await edited(id, { phone: moved, email: 'walter@example.com' }))
  expect((await caller.admin.customers.get({ email: 'walter@example.com' })).notes).toHaveLength(1)
  const mails = (await outbox()).filter(
    ({ channel, status }) => channel === 'email' && status === 'queued',
  )
  expect(mails.map(({ kind, recipient }) => [kind, recipient])).toEqual([
    ['bookingEdited', 'walter@example.com'],
  ])
  const back = await edited(id, { phone: moved, email })
  expect(await outcome(caller.admin.bookings.edit(back))).toBe('BAD_REQUEST')
})
