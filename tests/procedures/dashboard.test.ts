import { afterEach, beforeEach, expect, test } from 'vitest'
import { customer } from '../support/accounts.ts'
import { monday } from '../support/database/template.ts'
import { contact, orderFor } from '../support/order.ts'
import { fieldErrors, outcome } from '../support/outcome.ts'
import { testServer } from '../support/server.ts'

let server: Awaited<ReturnType<typeof testServer>>
beforeEach(async () => {
  server = await testServer()
})
afterEach(() => server.close())

test.each([
  ['2026-11-25T04:59:00Z', 3], // 23:59 on Tuesday in New York
  ['2026-11-25T05:01:00Z', 3], // 00:01 on Wednesday
  ['2026-11-25T12:59:00Z', 3], // a minute before the visit
  ['2026-11-25T13:00:00Z', 2], // it has begun
])('upcoming is decided in the business zone: %s', async (at, upcoming) => {
  const { caller } = await customer(server)
  for (const [serviceId, date, time] of [
    ['hvac', '2026-11-24', '16:00'],
    ['moving', '2026-11-25', '08:00'],
    ['roofing', '2026-11-25', '16:00'],
    ['chimney', '2026-11-26', '08:00'],
    ['plumbing', '2026-11-26', '08:00'],
  ] as const) {
    await caller.booking.create(orderFor(serviceId, { date, time }))
  }
  await server.database.write
    .updateTable('bookings')
    .set({ status: 'cancelled' })
    .where('service_id', '=', 'plumbing')
    .execute()
  server.clock.set(at)
  const { counters, recent } = await caller.dashboard.overview()
  expect(counters).toEqual({ total: 5, upcoming, pending: 4, completed: 0 })
  expect(recent).toHaveLength(5)
})

const field = { phone: 'phone number', zipCode: 'zip code' }
test.each([
  ['phone', 'abc'],
  ['phone', '555'],
  ['phone', '1234 5678 9012 3456'],
  ['phone', '555 010 1843 or 1844'],
  ['phone', 'x12'],
  ['phone', '(((((())))))'],
  ['zipCode', 'abc'],
  ['zipCode', '1220'],
  ['zipCode', '122031234'],
  ['zipCode', '12203-12'],
] as const)(
  'a profile whose %s is %j is refused at the field, and nothing is saved',
  async (name, value) => {
    const { caller } = await customer(server)
    await caller.dashboard.saveProfile({ fullName: 'Ada', [name]: '' })
    const refused = caller.dashboard.saveProfile({ fullName: 'Eve', [name]: value })
    expect(await fieldErrors(refused)).toEqual([
      [name, expect.stringContaining(`Enter a ${field[name]}`)],
    ])
    expect(await caller.dashboard.profile()).toMatchObject({ fullName: 'Ada', [name]: '' })
  },
)

test.each([
  ['5550101', '12203'],
  ['(555) 010-1843', '12203-1234'],
  ['+1 555.010.1843', ' 12203 '],
  ['555-010-1843 ext 12', ''],
  ['+49 30 901820 Ext. 123456', ''],
  ['5550101843x9', ''],
  ['', ''],
])('a profile accepts the phone number %j and the zip code %j', async (phone, zipCode) => {
  const { caller } = await customer(server)
  await caller.dashboard.saveProfile({ phone, zipCode })
  expect(await caller.dashboard.profile()).toMatchObject({ phone, zipCode: zipCode.trim() })
})

test('a second order begins with the profile, and with the latest order where that says nothing', async () => {
  const { caller } = await customer(server)
  expect(await caller.dashboard.savedContact()).toMatchObject({ fullName: '', phone: '', zip: '' })
  await caller.booking.create(orderFor('plumbing'))
  const ordered = {
    fullName: contact.fullName,
    phone: contact.phone,
    address: contact.address,
    zip: '12207',
  }
  expect(await caller.dashboard.savedContact()).toMatchObject(ordered)
  await caller.dashboard.saveProfile({ phone: '5550101', address: '1 Elm St', zipCode: '06101' })
  expect(await caller.dashboard.savedContact()).toMatchObject({
    ...ordered,
    phone: '5550101',
    address: '1 Elm St, 06101',
    zip: '06101',
  })
  const other = await customer(server, 'eve@example.com')
  expect(await other.caller.dashboard.savedContact()).toMatchObject({ fullName: '', address: '' })
})

test('the list of bookings: newest first, a page at a time, by status, with counts', async () => {
  const { caller } = await customer(server)
  let made = Date.parse(monday)
  const slots = (await caller.booking.openSlots({ serviceIds: ['hvac'] })).slice(0, 45)
  for (const { date, startTime } of slots) {
    made += 1
    server.clock.set(new Date(made).toISOString())
    await caller.booking.create(orderFor('hvac', { date, time: startTime }))
  }
  const pages = []
  let cursor: string | undefined
  do {
    const page = await caller.dashboard.bookings({ cursor })
    pages.push(page.bookings)
    cursor = page.nextCursor
    expect(page.counts).toMatchObject({ pending: 45, completed: 0 })
  } while (cursor)
  expect(pages.map((page) => page.length)).toEqual([20, 20, 5])
  expect(pages.flat().map(({ date, time }) => `${date} ${time}`)).toEqual(
    slots.map(({ date, startTime }) => `${date} ${startTime}`).toReversed(),
  )
  const none = await caller.dashboard.bookings({ status: 'completed' })
  expect(none.bookings).toEqual([])
  expect(await outcome(caller.dashboard.bookings({ status: 'nonsense' as 'pending' }))).toBe(
    'BAD_REQUEST',
  )
})
