import { afterEach, beforeEach, expect, test } from 'vitest'
import { customer, admin as signInAdmin } from '../support/accounts.ts'
import { contact, orderFor } from '../support/order.ts'
import { fieldErrors } from '../support/outcome.ts'
import { professionalInput } from '../support/professionals.ts'
import { testServer } from '../support/server.ts'

let server: Awaited<ReturnType<typeof testServer>>
let admin: Awaited<ReturnType<typeof signInAdmin>>['caller']['admin']
let bookingId = ''
beforeEach(async () => {
  server = await testServer()
  admin = (await signInAdmin(server)).caller.admin
  const { bookings } = await server.guest.booking.create(
    orderFor('plumbing', {
      zip: '12203',
      contact: {
        ...contact,
        fullName: 'Vera Lindqvist',
        email: 'Vera@example.com',
        phone: '+1 (518) 555-0141',
        address: '18 Birch Ln, Albany, NY 12203',
      },
    }),
  )
  bookingId = bookings[0]?.id ?? ''
})
afterEach(() => server.close())

const find = async (text: string) =>
  (await admin.search.find({ text })).customers.map(({ email }) => email)
const vera = ['vera@example.com']

test.each([
  '0141',
  '555-0141',
  '(518) 555 0141',
  '+1 518 555 0141',
  '518',
  'vera',
  'LINDQ',
  'vera@',
  '18 birch',
  'Birch',
  '12203',
  'vera birch',
  'vera 555-0141',
  '518–555–0141 vera',
  'lindqvist (518) 555-0141',
  'lindqvist 12203',
])('a caller is found by %s', async (text) => {
  expect(await find(text)).toEqual(vera)
})

test.each(['0142', 'vera 555-0142', 'verb', 'vera oak', '12204', '~', '  ?'])(
  '%s finds nobody',
  async (text) => {
    expect(await find(text)).toEqual([])
  },
)

test('a guest comes with the next visit, and a booking is found by its number', async () => {
  const visit = { id: bookingId, serviceTitle: 'Plumbing', status: 'pending', time: '10:00' }
  expect(await admin.search.find({ text: 'vera' })).toMatchObject({
    bookings: [],
    customers: [{ email: 'vera@example.com', userId: null, name: 'Vera Lindqvist', visit }],
  })
  for (const text of [bookingId.slice(0, 8), `#${bookingId.slice(0, 8).toUpperCase()}`]) {
    expect((await admin.search.find({ text })).bookings).toMatchObject([
      { id: bookingId, customerName: 'Vera Lindqvist' },
    ])
  }
  await admin.bookings.cancel({ id: bookingId, from: 'pending', reason: 'Snow.' })
  expect((await admin.search.find({ text: 'vera' })).customers[0]?.visit).toMatchObject({
    status: 'cancelled',
  })
})

test('a professional is found by the beginnings of both names', async () => {
  const { id } = await admin.professionals.save(professionalInput({ name: 'Rosa Delgado' }))
  for (const text of ['rosa', 'Delg', 'del ro']) {
    expect((await admin.search.find({ text })).professionals).toEqual([
      { id, name: 'Rosa Delgado' },
    ])
  }
  expect((await admin.search.find({ text: 'osa' })).professionals).toEqual([])
  expect((await admin.search.find({ text: 'rosa', onlyGuests: true })).professionals).toEqual([])
})

test('an account without a booking is found by name, phone and street of the profile', async () => {
  const { caller } = await customer(server, 'ada@example.com')
  await caller.dashboard.saveProfile({
    fullName: 'Ada Byron',
    phone: '(212) 555-0199',
    address: '4 Analytical Way',
    city: 'New York',
    state: 'NY',
    zipCode: '10014',
  })
  for (const text of ['byron', '0199', 'analytical', '10014']) {
    expect((await admin.search.find({ text })).customers).toMatchObject([
      { userId: expect.any(String), name: 'Ada Byron', visit: null },
    ])
  }
  // The number that she no longer has is forgotten.
  await caller.dashboard.saveProfile({ fullName: 'Ada Byron', phone: '(212) 555-0100' })
  expect(await find('0199')).toEqual([])
  expect(await find('0100')).toEqual(['ada@example.com'])
})

test('the last digits of a phone number find its bookings, also where many customers have a zip code that begins so', async () => {
  const order = orderFor('hvac', { contact: { ...contact, phone: '(518) 555-1001' } })
  const { bookings } = await server.guest.booking.create(order)
  await server.database.write
    .insertInto('customer_words')
    .values(
      Array.from({ length: 250 }, (_, at) => ({ word: '10013', email: `one${at}@example.com` })),
    )
    .execute()
  const ofCaller = { customers: [{ phone: '(518) 555-1001' }] }
  expect(await admin.search.find({ text: '1001' })).toMatchObject(ofCaller)
  expect(await admin.search.find({ text: 'ada 1001' })).toMatchObject(ofCaller)
  expect((await admin.search.find({ text: 'vera 1001' })).customers).toEqual([])
  const { rows, total } = await admin.bookings.list({ search: '1001' })
  expect(rows.map(({ id }) => id)).toEqual(bookings.map(({ id }) => id))
  expect(total).toBe(1)
})

test('an email that holds a phone number is found by all of it', async () => {
  const email = '5185550177@vtext.com'
  await server.guest.booking.create(orderFor('hvac', { contact: { ...contact, email } }))
  expect(await find(email)).toEqual([email])
  expect(await find('5185550177@')).toEqual([email])
})

test('an empty search is refused', async () => {
  expect(await fieldErrors(admin.search.find({ text: ' ' }))).toEqual([
    ['text', 'Enter what to search for.'],
  ])
})

test('today: visits by hour and person, what is unconfirmed, and what should have begun', async () => {
  server.clock.set('2026-11-24T17:30:00.000Z')
  expect(await admin.figures.today()).toMatchObject({
    date: '2026-11-24',
    visits: 1,
    byTime: [{ time: '10:00', visits: 1 }],
    byPerson: [{ id: null, name: null, visits: 1 }],
    unconfirmed: { today: 1, tomorrow: 0 },
    late: [{ id: bookingId, date: '2026-11-24', time: '10:00', customerName: 'Vera Lindqvist' }],
    lateCount: 1,
    oldMessages: 0,
    trend: { last: { bookings: 1 }, before: { bookings: 0 } },
  })
  for (const to of ['confirmed', 'in_progress'] as const) {
    await admin.bookings.updateStatus({ id: bookingId, to })
  }
  expect(await admin.figures.today()).toMatchObject({
    unconfirmed: { today: 0, tomorrow: 0 },
    late: [],
    lateCount: 0,
  })
})

test('a visit that nobody started stays on the list for a week', async () => {
  const late = async () => {
    const { late: visits, lateCount } = await admin.figures.today()
    return [visits.map(({ id }) => id), lateCount]
  }
  server.clock.set('2026-12-01T17:30:00.000Z')
  expect(await late()).toEqual([[bookingId], 1])
  server.clock.set('2026-12-02T17:30:00.000Z')
  expect(await late()).toEqual([[], 0])
})

test('a message counts as old once it has waited for four hours', async () => {
  await server.guest.contact.sendContact({
    firstName: 'Ada',
    lastName: 'Byron',
    email: 'ada@example.com',
    phone: '',
    subject: 'Invoice',
    message: 'Where is my invoice?',
  })
  const old = async () => (await admin.figures.today()).oldMessages
  const sent = server.clock.now().getTime()
  server.clock.set(new Date(sent + 4 * 3_600_000).toISOString())
  expect(await old()).toBe(0)
  server.clock.set(new Date(sent + 4 * 3_600_000 + 1).toISOString())
  expect(await old()).toBe(1)
  expect(await admin.figures.waiting()).toMatchObject({ unanswered: 1, unconfirmed: 1 })
})
