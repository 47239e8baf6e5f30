import { expect, test } from 'vitest'
import { bookingColumns } from '../../shared/admin/booking-columns.ts'
import { bookingFilter } from '../../shared/admin/bookings.ts'
import { bookingCsv } from '../../src-server/admin/bookings/booking-csv.ts'
import { customerCsv } from '../../src-server/admin/customers/customer-csv.ts'
import { paymentCsv } from '../../src-server/admin/payments/payment-csv.ts'
import { guestContext } from '../../src-server/context.ts'
import { seedDatabase } from '../../src-server/seed/bulk/seed-database.ts'
import { customer } from '../support/accounts.ts'
import { refusal } from '../support/outcome.ts'
import { serverWithAdmin } from '../support/server-with-admin.ts'

const at = serverWithAdmin()
const ctx = () => guestContext(at.server.deps, 'test')
const always = async () => true

/** A file, in the pieces in which it is sent. */
async function pagesOf(file: AsyncGenerator<string>): Promise<string[]> {
  const pages: string[] = []
  for await (const page of file) pages.push(page)
  return pages
}

const bookings = (isAllowed = always) =>
  pagesOf(bookingCsv(ctx(), bookingFilter.parse({}), isAllowed))

const cellsOf = (line = '') => line.slice(1, -1).split('","')

/** The rows by the titles of their columns. */
async function rowsOf(file: AsyncGenerator<string>) {
  const [head = '', ...lines] = (await pagesOf(file)).join('').split('\r\n')
  const titles = cellsOf(head.slice(1))
  return lines
    .slice(0, -1)
    .map((line) => Object.fromEntries(cellsOf(line).map((cell, index) => [titles[index], cell])))
}

test('the bookings file has the title and the text of each of its columns', async () => {
  await at.booked()
  const { rows } = await at.boss.bookings.list({})
  const columns = bookingColumns.filter(({ shownIn }) => shownIn.includes('bookingsCsv'))
  const [head = '', ...lines] = (await bookings()).join('').split('\r\n')
  expect(head.startsWith('\uFEFF')).toBe(true)
  expect(cellsOf(head.slice(1))).toEqual(columns.map(({ title }) => title))
  const { TIME_ZONE } = at.server.deps.env
  expect(rows).toHaveLength(1)
  expect(lines.slice(0, -1).map(cellsOf)).toEqual(
    rows.map((row) => columns.map(({ text }) => text(row, TIME_ZONE))),
  )
})

test('the payments file has a row for each payment, refund and declined card of the period, what was voided too', async () => {
  const { id: bookingId } = await at.booked()
  const record = (id: string, more: object) =>
    at.boss.payments.record({
      id,
      bookingId,
      kind: 'payment',
      method: 'card',
      amount: 50_00,
      receivedOn: '2026-11-22',
      ...more,
    })
  await record('declined', { kind: 'declined', receivedOn: '2026-11-21' })
  await record('one', {})
  await record('other', { amount: 20_00, method: 'cash' })
  await at.boss.payments.void({ id: 'other', reason: '=typed twice' })
  await record('back', { kind: 'refund', amount: 10_50, receivedOn: '2026-11-23' })
  const all = await rowsOf(paymentCsv(ctx(), {}, always))
  expect(all).toEqual([
    expect.objectContaining({
      'Received On': '2026-11-21',
      Receipt: '',
      Kind: 'declined',
      Received: '0.00',
    }),
    {
      'Received On': '2026-11-22',
      Receipt: '1001',
      Kind: 'payment',
      Method: 'card',
      Amount: '50.00',
      Received: '50.00',
      'Booking ID': bookingId.slice(0, 8).toUpperCase(),
      Customer: 'Ada Byron',
      Service: 'Plumbing',
      'Recorded By': 'boss@example.com',
      Void: '',
      'Why Void': '',
    },
    expect.objectContaining({
      Receipt: '1002',
      Method: 'cash',
      Amount: '20.00',
      Received: '0.00',
      Void: 'void',
      'Why Void': "'=typed twice",
    }),
    expect.objectContaining({
      Receipt: '1003',
      Kind: 'refund',
      Amount: '10.50',
      Received: '-10.50',
    }),
  ])
  const oneDay = { from: '2026-11-23', to: '2026-11-23' }
  expect(await rowsOf(paymentCsv(ctx(), oneDay, always))).toEqual(all.slice(3))
})

test('the customers file has the registered ones and the guests, each with what they booked', async () => {
  const { caller } = await customer(at.server, 'grace@example.com')
  await caller.dashboard.saveProfile({
    fullName: 'Grace Hopper',
    address: '18 Birch Street',
    city: 'Albany',
    state: 'NY',
    zipCode: '12203',
  })
  const { id } = await at.booked()
  const { quoteAmount } = await at.boss.bookings.get({ id })
  const rows = await rowsOf(customerCsv(ctx(), {}, always))
  expect(rows.map(({ Account }) => Account)).toEqual(['registered', 'registered', 'guest'])
  expect(rows.find(({ Email }) => Email === 'grace@example.com')).toEqual({
    Name: 'Grace Hopper',
    Email: 'grace@example.com',
    Phone: '',
    Address: '18 Birch Street',
    City: 'Albany',
    State: 'NY',
    Zip: '12203',
    Account: 'registered',
    Bookings: '0',
    Value: '0.00',
    'First Booking': '',
    'Latest Booking': '',
    Joined: '2026-11-23',
  })
  expect(rows.at(-1)).toMatchObject({
    Name: 'Ada Byron',
    Email: 'ada@example.com',
    Bookings: '1',
    Value: (quoteAmount / 100).toFixed(2),
    'First Booking': '2026-11-23',
    'Latest Booking': '2026-11-23',
    Joined: '',
  })
  const found = await rowsOf(customerCsv(ctx(), { search: 'hopper' }, always))
  expect(found.map(({ Name }) => Name)).toEqual(['Grace Hopper'])
})

test('who is no longer an administrator gets no further page of any file', async () => {
  await at.booked()
  const never = async () => false
  for (const file of [
    bookingCsv(ctx(), bookingFilter.parse({}), never),
    paymentCsv(ctx(), {}, never),
    customerCsv(ctx(), {}, never),
  ]) {
    expect(await refusal(pagesOf(file))).toContain('This is for administrators.')
  }
})

test('during an export, other requests get their turn after every page', async () => {
  await at.server.database.write.deleteFrom('availability_slots').execute()
  await seedDatabase(at.server.deps, { bookings: 3_000, customers: 50, conversations: 10 })
  let turns = 0
  let counting = true
  const count = () => {
    turns += 1
    if (counting) setImmediate(count)
  }
  setImmediate(count)
  const pages = await bookings()
  counting = false
  expect(pages.join('').split('\r\n')).toHaveLength(1 + 3_000 + 1)
  expect(turns).toBeGreaterThanOrEqual(pages.length - 1)
})
