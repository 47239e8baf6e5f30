import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedAreas } from '../../shared/areas/seed-areas.ts'
import { admin } from '../support/accounts.ts'
import { montana } from '../support/areas.ts'
import { contact, orderFor } from '../support/order.ts'
import { fieldErrors, refusal } from '../support/outcome.ts'
import { testServer } from '../support/server.ts'

// Nothing here is stored: one server serves all.
let server: Awaited<ReturnType<typeof testServer>>
let office: Awaited<ReturnType<typeof admin>>['caller']
beforeAll(async () => {
  server = await testServer()
  office = (await admin(server)).caller
})
afterAll(() => server.close())

const bookings = () => server.database.read.selectFrom('bookings').selectAll().execute()

const orderAt = (zip: string | undefined, address: string) =>
  server.guest.booking.create(orderFor('plumbing', { zip, contact: { ...contact, address } }))

test('a new database has the areas that the prerendered pages show', async () => {
  expect(await server.guest.area.list()).toEqual(seedAreas)
})

test.each([
  ['12207', { covered: 'full', place: 'Albany, NY', area: 'New York' }],
  ['12207-1234', { covered: 'full', place: 'Albany, NY', area: 'New York' }],
  [' 33101 ', { covered: 'expanding', place: 'Miami, FL', area: 'Florida' }],
  ['60601', { covered: 'soon', place: 'Chicago, IL', area: 'Chicago' }],
  ['96813', { covered: 'no', place: 'Honolulu, HI' }],
  ['59801', { covered: 'no', place: 'Missoula, MT' }],
  ['00901', { covered: 'no', place: 'San Juan, PR' }],
  ['09012', { covered: 'no', isMilitary: true }],
  ['34001', { covered: 'no', isMilitary: true }],
  ['00001', { covered: 'no' }],
])('zip code %j', async (zip, answer) => {
  expect(await server.guest.area.check({ zip })).toEqual(answer)
})

test.each(['', '1220', '122071', 'ABCDE', '12 07', '12207-12'])(
  'the zip code %j is refused at its field',
  async (zip) => {
    const message = 'Enter the five digits of your zip code.'
    expect(await fieldErrors(server.guest.area.check({ zip }))).toEqual([['zip', message]])
    const order = server.guest.booking.create(orderFor('plumbing', { zip }))
    expect(await fieldErrors(order)).toEqual([['zip', message]])
  },
)

test.each([
  ['Honolulu', '96813', '1 King St, Honolulu, HI'],
  ['a city that comes next', '60601', '1 Wacker Dr, Chicago, IL 60601'],
  ['an address alone that is outside', undefined, '1 King St, Honolulu, HI 96813'],
])('an order for %s is refused, and nothing is stored', async (_where, zip, address) => {
  const at = zip ?? '96813'
  expect(await refusal(orderAt(zip, address))).toBe(
    `BAD_REQUEST: We do not work in ${at} yet. Nothing has been booked.`,
  )
  expect(await bookings()).toEqual([])
})

test('an order without any zip code, or with two, is refused', async () => {
  expect(await refusal(orderAt(undefined, '1 Main St, Albany, NY'))).toBe(
    'BAD_REQUEST: Enter the five digits of your zip code.',
  )
  expect(await refusal(orderAt('12207', '88 Perry Street, New York, NY 10014'))).toBe(
    'BAD_REQUEST: The address has the zip code 10014, but you asked for 12207. Which one is right?',
  )
  expect(await bookings()).toEqual([])
})

test.each([
  ['name', { name: ' ' }, 'Enter the name of the state or city.'],
  ['state', { state: 'Montana' }, 'Use at most 2 characters.'],
  ['state', { state: '4' }, 'Enter the two letters of the state.'],
  ['coverage', { coverage: 'partly' as 'full' }, 'Choose a coverage level.'],
  ['professionals', { professionals: 'many' }, 'Enter a whole number.'],
  ['professionals', { professionals: '1.5' }, 'Enter a whole number.'],
  ['zips', { zips: 'Bozeman' }, 'Enter zip codes or prefixes'],
  ['zips', { zips: '59' }, 'Enter zip codes or prefixes'],
  ['zips', { zips: '599-591' }, 'Enter ranges from low to high'],
  ['zips', { zips: '591-59999' }, 'Enter ranges from low to high'],
  ['zips', { zips: '50000-59999' }, 'Too many zip codes. Use shorter prefixes, up to 1,000.'],
])('an area whose %s is %j is refused at its field', async (field, wrong, message) => {
  const call = office.admin.areas.save({ ...montana, ...wrong } as typeof montana)
  const errors = await fieldErrors(call)
  expect(errors.map(([name]) => name)).toContain(field)
  expect(errors.map(([, text]) => text)).toContainEqual(expect.stringContaining(message))
})
