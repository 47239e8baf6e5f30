import { afterEach, beforeEach, expect, test } from 'vitest'
import { hasEmail } from '../../shared/people/no-email.ts'
import { addDays } from '../../shared/time/business-time.ts'
import { standInEmail } from '../../src-server/customers/stand-in-email.ts'
import { composeMessage } from '../../src-server/mail/compose-message.ts'
import { queueReminders } from '../../src-server/mail/reminders.ts'
import { admin, customer, password } from '../support/accounts.ts'
import { contact, orderFor } from '../support/order.ts'
import { fieldErrors, outcome, refusal } from '../support/outcome.ts'
import { testServer } from '../support/server.ts'

const sms = { TWILIO_ACCOUNT_SID: 'AC1', TWILIO_AUTH_TOKEN: 'secret', TWILIO_FROM: '+15550140123' }
const phone = '(518) 555-0142'
const email = standInEmail(phone) ?? ''
const { email: _none, ...withoutEmail } = contact
const walter = { ...withoutEmail, fullName: 'Walter Landline', phone }

let server: Awaited<ReturnType<typeof testServer>>
let caller: Awaited<ReturnType<typeof admin>>['caller']
const start = async (environment: Record<string, string> = sms) => {
  server = await testServer(environment)
  caller = (await admin(server)).caller
}
beforeEach(() => start())
afterEach(() => server.close())

async function bookFor(who: object, serviceId = 'plumbing', more: object = {}) {
  const order = orderFor(serviceId, { contact: who, ...more })
  const { bookings } = await caller.booking.create(order)
  return bookings[0]?.id ?? ''
}

const outbox = () =>
  server.database.read.selectFrom('outbox').selectAll().orderBy('channel', 'desc').execute()

/** What goes out as text messages, in the order in which it was queued. */
async function texts() {
  const rows = (await outbox()).filter((one) => one.channel === 'sms' && one.status === 'queued')
  return rows
    .toSorted((one, other) => one.created_at.localeCompare(other.created_at))
    .map((row) => composeMessage(row, { ...server.deps, queuedAt: new Date(0) }))
    .filter((text) => typeof text === 'string')
}

async function edit(id: string, more: { phone?: string; email?: string }) {
  const record = await caller.admin.bookings.get({ id })
  return caller.admin.bookings.edit({
    id,
    quoteAmount: record.quoteAmount,
    sequence: record.sequence,
    contact: { phone: record.contact.phone, address: record.contact.address, ...more },
    details: record.answers,
  })
}

test('a caller without an email is booked; text messages go to the phone, and the reason for no email is kept', async () => {
  const id = await bookFor(walter)
  expect(await outbox()).toMatchObject([
    { channel: 'sms', recipient: '+15185550142', status: 'queued' },
    { channel: 'email', status: 'held', reason: 'the customer has no email address' },
  ])
  expect((await caller.admin.bookings.get({ id })).reach).toBe('text')
  server.clock.set('2026-11-23T16:00:00Z')
  await caller.admin.bookings.updateStatus({ id, to: 'confirmed' })
  await queueReminders(server.deps)
  expect(await texts()).toEqual([
    'Nestwright: your Plumbing is booked for Tue, Nov 24, 10:00 AM EST.',
    'Nestwright: your Plumbing on Tue, Nov 24, 10:00 AM EST is confirmed.',
    'Nestwright: reminder: Plumbing on Tue, Nov 24, 10:00 AM EST.',
  ])
})

test.each([
  ['no text messages are set up', {}, phone, 'text messages are not set up'],
  ['the number gets none', sms, '+88216 1234 5678', 'the phone number can’t receive text messages'],
])(
  'where %s, nothing goes out, the office is told so, and the mail page says why',
  async (_, environment, typed, why) => {
    await server.close()
    await start(environment)
    const id = await bookFor({ ...walter, phone: typed })
    expect((await outbox()).map(({ status, reason }) => [status, reason])).toEqual([
      ['held', why],
      ['held', 'the customer has no email address'],
    ])
    expect((await caller.admin.bookings.get({ id })).reach).toBe('call')
    const place = { date: '2026-11-25', time: '10:00' }
    expect(await caller.admin.bookings.move({ id, from: wasAt, ...place })).toMatchObject({
      isCustomerTold: false,
    })
  },
)
const wasAt = { date: '2026-11-24', time: '10:00', professionalId: null }

test('a move is told by text message, and no reminder follows the news', async () => {
  const id = await bookFor(walter)
  server.clock.set('2026-11-23T16:00:00Z')
  const moved = { date: '2026-11-24', time: '12:00' }
  expect(await caller.admin.bookings.move({ id, from: wasAt, ...moved })).toMatchObject({
    isCustomerTold: true,
  })
  await queueReminders(server.deps)
  expect((await texts()).slice(1)).toEqual([
    'Nestwright: your Plumbing booking is now on Tue, Nov 24, 12:00 PM EST.',
  ])
})

test.each([
  [
    'no_show',
    'Nestwright: we came for your Plumbing visit on Tue, Nov 24, 10:00 AM EST, but no one was there. Reason: The door stayed shut.',
  ],
  [
    'not_done',
    'Nestwright: we could not complete your Plumbing visit on Tue, Nov 24, 10:00 AM EST. Reason: The door stayed shut.',
  ],
] as const)('how a visit ended is told with its reason: %s', async (ended, text) => {
  const id = await bookFor(walter)
  await caller.admin.bookings.updateStatus({ id, to: 'confirmed' })
  server.clock.set('2026-11-24T15:30:00Z')
  const reason = 'The door stayed shut'
  const from = 'confirmed' as const
  await caller.admin.bookings.endVisit({ id, from, outcome: ended, reason, waivesFee: false })
  const told = (await texts()).at(-1) ?? ''
  expect(told).toContain(text)
  expect(told.includes('The fee is $')).toBe(ended === 'no_show')
})

test('nobody but the office books without an email, and nobody can use what stands in for one', async () => {
  const { caller: member } = await customer(server, 'member@example.com')
  for (const other of [server.guest, member]) {
    expect(await refusal(other.booking.create(orderFor('plumbing', { contact: walter })))).toBe(
      'BAD_REQUEST: Enter your email address.',
    )
    const typed = orderFor('plumbing', { contact: { ...walter, email } })
    expect((await fieldErrors(other.booking.create(typed))).map(([field]) => field)).toEqual([
      'email',
    ])
  }
  const asAdmin = bookFor({ ...walter, email })
  expect(await outcome(asAdmin)).toBe('BAD_REQUEST')
  expect(await outcome(server.guest.auth.signUp({ email, password }))).toBe('BAD_REQUEST')
  expect(await outcome(member.dashboard.saveProfile({ email }))).toBe('BAD_REQUEST')
  const message = { firstName: 'Walter', lastName: 'L', email, subject: 'Hi', message: 'Hello' }
  expect(await outcome(server.guest.contact.sendContact(message))).toBe('BAD_REQUEST')
})

test.each(['none', '555-0142', '12'])(
  'a caller needs a whole phone number: not %s',
  async (typed) => {
    expect(await refusal(bookFor({ ...walter, phone: typed }))).toBe(
      'BAD_REQUEST: Without an email address we need the whole phone number, with its area code.',
    )
  },
)

test('the same caller is the same customer the next time, however the number is written', async () => {
  await bookFor(walter)
  expect(standInEmail('+1 518.555.0142')).toBe(email)
  await bookFor({ ...walter, phone: '+1 518-555-0142 ext 7' }, 'hvac')
  const { customers } = await caller.admin.search.find({ text: '0142' })
  expect(customers.map(({ name, userId }) => [name, userId])).toEqual([['Walter Landline', null]])
  expect((await caller.admin.customers.get({ email })).bookings).toHaveLength(2)
})

test('what waits for an answer by email is refused, and a message to several says who has none', async () => {
  const id = await bookFor(walter)
  const mia = { ...contact, email: 'mia@example.com', fullName: 'Mia Long' }
  const other = await bookFor(mia, 'hvac')
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
  const { receiptNumber } = await caller.admin.payments.record({
    id: 'payment-1',
    bookingId,
    kind: 'payment',
    method: 'cash',
    amount: 50_00,
    receivedOn: '2026-11-20',
  })
  expect(receiptNumber).not.toBeNull()
  expect(await refusal(caller.admin.payments.sendReceipt({ id: 'payment-1' }))).toBe(
    'CONFLICT: The customer has no email address. Download the receipt instead.',
  )
})

test('a claim that a caller makes is confirmed by text message; its answer is left to the phone', async () => {
  const id = await bookFor(walter)
  for (const to of ['confirmed', 'in_progress', 'completed'] as const) {
    await caller.admin.bookings.updateStatus({ id, to })
  }
  await caller.admin.claims.record({ bookingId: id, content: 'The tap still drips.' })
  const [open] = (await caller.admin.claims.list({})).rows
  await caller.admin.claims.settle({ id: open?.id ?? '', outcome: 'closed', message: 'Sorry.' })
  const kinds = (await outbox()).filter(({ channel }) => channel === 'sms').map(({ kind }) => kind)
  expect(kinds).toContain('claimReceived')
  expect(kinds).not.toContain('claimSettled')
  expect(kinds).not.toContain('bookingCompleted')
})

test('another phone number gets what has not gone out, for the whole order, and keeps the notes', async () => {
  const { bookings } = await caller.booking.create(
    orderFor('plumbing', {
      contact: walter,
      services: [...orderFor('plumbing').services, ...orderFor('hvac').services],
    }),
  )
  const [id = '', other = ''] = bookings.map((booking) => booking.id)
  await caller.admin.customers.addNote({ email, content: 'Calls on Mondays.' })
  const moved = '(518) 555-0777'
  await edit(id, { phone: moved })
  const known = await caller.admin.customers.get({ email: standInEmail(moved) ?? '' })
  expect(known.notes.map(({ content }) => content)).toEqual(['Calls on Mondays.'])
  expect((await caller.admin.bookings.get({ id: other })).contact.phone).toBe(moved)
  const waiting = (await outbox()).filter(({ status }) => status === 'queued')
  expect(new Set(waiting.map(({ recipient }) => recipient))).toEqual(new Set(['+15185550777']))
  expect(await outcome(edit(id, { phone: '12' }))).toBe('BAD_REQUEST')
})

test('an email that is added later gets the messages, and the caller stays one customer', async () => {
  const id = await bookFor(walter)
  await bookFor(walter, 'hvac')
  await caller.admin.customers.addNote({ email, content: 'Calls on Mondays.' })
  await edit(id, { email: 'walter@example.com' })
  const known = await caller.admin.customers.get({ email: 'walter@example.com' })
  expect(known.emails).toEqual(['walter@example.com', email])
  expect(known.notes).toHaveLength(1)
  expect(known.totals.bookings).toBe(2)
  const mails = (await outbox()).filter((one) => hasEmail(one.recipient) && one.channel === 'email')
  expect(mails.map(({ kind, recipient, status }) => [kind, recipient, status])).toEqual([
    ['bookingEdited', 'walter@example.com', 'queued'],
  ])
  expect(await outcome(edit(id, { email }))).toBe('BAD_REQUEST')
})

test('a merged address that becomes a caller’s email is the customer itself, and merges stay', async () => {
  const id = await bookFor(walter)
  const walters = { ...walter, email: 'walter@example.com' }
  await server.guest.booking.create(orderFor('hvac', { contact: walters }))
  await caller.admin.customers.merge({ email, other: walters.email })
  await edit(id, { email: walters.email })
  const known = await caller.admin.customers.get({ email: walters.email })
  expect(known).toMatchObject({ mergedInto: null, emails: [walters.email] })
  expect(known.totals.bookings).toBe(2)
})

test('a caller who is merged into a guest stays so with another phone number', async () => {
  const id = await bookFor(walter)
  const walters = { ...walter, email: 'walter@example.com' }
  await server.guest.booking.create(orderFor('hvac', { contact: walters }))
  await caller.admin.customers.merge({ email: walters.email, other: email })
  await edit(id, { phone: '(518) 555-0777' })
  const known = await caller.admin.customers.get({ email: walters.email })
  expect(known.totals.bookings).toBe(2)
  expect((await caller.admin.customers.guests({})).rows).toHaveLength(1)
})

test('a number that was somebody else’s, typed by mistake, makes the two no one customer once it is corrected', async () => {
  await bookFor(walter)
  await caller.admin.customers.saveTags({ email, tags: ['VIP'] })
  const id = await bookFor({ ...walter, fullName: 'Ida Wrong-Number' }, 'hvac')
  await edit(id, { phone: '(518) 555-0777' })
  const ida = await caller.admin.customers.get({ email: standInEmail('(518) 555-0777') ?? '' })
  expect(ida).toMatchObject({ fullName: 'Ida Wrong-Number', tags: [], totals: { bookings: 1 } })
  expect(await caller.admin.customers.get({ email })).toMatchObject({
    mergedInto: null,
    tags: ['VIP'],
    totals: { bookings: 1 },
  })
})

test('texts that have not gone out are withheld once the number gets none', async () => {
  const id = await bookFor(walter)
  await edit(id, { phone: '+44 20 7946 0958' })
  const rows = (await outbox()).filter(({ channel }) => channel === 'sms')
  expect(rows.map(({ status, reason }) => [status, reason])).toEqual(
    rows.map(() => ['held', 'the phone number can’t receive text messages']),
  )
  expect(rows).toHaveLength(2)
})

test('a property manager with many visits hears of each: what the office causes falls under no limit for strangers', async () => {
  for (let day = 1; day <= 18; day += 1) {
    await bookFor(walter, 'hvac', { date: addDays('2026-11-24', day) })
  }
  expect(await texts()).toHaveLength(18)
})
