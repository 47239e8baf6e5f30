import { afterAll, beforeAll, expect, test } from 'vitest'
import { bookingColumns } from '../../shared/admin/booking-columns.ts'
import { admin, customer } from '../support/accounts.ts'
import { contact, orderFor } from '../support/order.ts'
import { testServer, tick } from '../support/server.ts'

let server: Awaited<ReturnType<typeof testServer>>
let boss: Awaited<ReturnType<typeof admin>>['caller']['admin']
const people = [
  ['Maria Kowalski', 'maria@example.com'],
  ['José Ñandú', 'jose@example.com'],
  ['Anne-Marie O’Neill', 'anne@example.org'],
] as const
const services = ['plumbing', 'hvac', 'roofing', 'solar-energy'] as const

beforeAll(async () => {
  server = await testServer()
  boss = (await admin(server)).caller.admin
  let number = 0
  for (const [fullName, email] of people) {
    for (const serviceId of services) {
      for (const time of ['08:00', '10:00', '12:00', '14:00', '16:00']) {
        number += 1
        tick(server, 60_000)
        await server.guest.booking.create(
          orderFor(serviceId, {
            date: `2026-12-${String(1 + people.findIndex((one) => one[1] === email)).padStart(2, '0')}`,
            time,
            contact: { ...contact, fullName, email, phone: `(555) 010-${1000 + number}` },
          }),
        )
      }
    }
  }
})
afterAll(() => server.close())

type Filter = Parameters<typeof boss.bookings.list>[0]

/** All rows, page by page to the end and back again. */
async function walk(filter: Filter) {
  const there: string[] = []
  let page = await boss.bookings.list(filter)
  there.push(...page.rows.map(({ id }) => id))
  while (page.next !== undefined) {
    page = await boss.bookings.list({ ...filter, after: page.next })
    there.push(...page.rows.map(({ id }) => id))
  }
  let back = page.rows.map(({ id }) => id)
  while (page.previous !== undefined) {
    page = await boss.bookings.list({ ...filter, before: page.previous })
    back = [...page.rows.map(({ id }) => id), ...back]
  }
  expect(back).toEqual(there)
  return there
}

test.each([
  [{}, 60],
  [{ direction: 'oldest' }, 60],
  [{ by: 'scheduled' }, 60],
  [{ status: 'pending' }, 60],
  [{ status: 'completed' }, 0],
  [{ serviceId: 'hvac' }, 15],
  [{ serviceId: 'hvac', by: 'scheduled', direction: 'oldest' }, 15],
  [{ by: 'scheduled', from: '2026-12-02', to: '2026-12-02' }, 20],
  [{ from: '2026-11-23', to: '2026-11-23' }, 60],
  [{ from: '2026-11-24' }, 0],
  [{ to: '2026-11-22' }, 0],
] as [Filter, number][])('a list can be paged to its end and back: %j', async (filter, count) => {
  const ids = await walk(filter)
  expect(ids).toHaveLength(count)
  expect(new Set(ids).size).toBe(count)
})

test.each([
  ['maria', 20],
  ['MARIA kow', 20],
  ['kowalski', 20],
  ['walski', 0],
  ['ñandú', 20],
  ['jose@example.com', 20],
  ['jose@ex', 20],
  ['anne@example', 20],
  ['anne', 20],
  ['marie', 20],
  ['neill', 20],
  ['O’Neill', 20],
  ['anne-marie', 20],
  ['Kowalski, Maria', 20],
  ['&', 0],
  ['plumb', 15],
  ['maria plumbing', 5],
  ['solar', 15],
  // Maria has booked with twenty numbers; any one of them finds her.
  ['(555) 010-1001', 20],
  ['555-010-1001', 20],
  ['5550101013', 20],
  ['010-1001', 20],
  ['1013', 20],
  ['1099', 0],
  ['5550101099', 0],
  ['%', 0],
  ['maria jose', 0],
])('search: %s', async (search, count) => {
  expect(await walk({ search })).toHaveLength(count)
})

test('search: the id in its short form', async () => {
  const [id = ''] = await walk({})
  expect(await walk({ search: id.slice(0, 8).toUpperCase() })).toEqual([id])
  expect(await walk({ search: id })).toEqual([id])
})

test('search and filters together', async () => {
  expect(await walk({ search: 'maria', serviceId: 'roofing', status: 'pending' })).toHaveLength(5)
  expect(
    await walk({ search: 'maria', by: 'scheduled', from: '2026-12-02', to: '2026-12-09' }),
  ).toEqual([])
})

test('a row has the columns that the table shows, and no more', async () => {
  const { rows } = await boss.bookings.list({ direction: 'oldest' })
  const fields = bookingColumns.flatMap((column) => column.fields)
  const names = new Set(fields.map((field) => field.split(' as ').at(-1) ?? field))
  expect(Object.keys(rows[0] ?? {}).toSorted()).toEqual(
    [...names, 'professionalName', 'reach', 'due'].toSorted(),
  )
  expect(rows[0]).toMatchObject({
    id: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
    serviceId: 'plumbing',
    serviceTitle: 'Plumbing',
    status: 'pending',
    paymentStatus: 'pending',
    quoteAmount: 198_00,
    date: '2026-12-01',
    time: '08:00',
    customerName: 'Maria Kowalski',
    customerEmail: 'maria@example.com',
    createdAt: expect.any(String) as string,
  })
})

test('an invalid page position is refused', async () => {
  for (const after of [
    'x',
    '[]',
    '["a"]',
    '{"0":"a"}',
    '[["a"],"b"]',
    'null',
    '["\\u0000","x"]',
    '[1,2]',
  ]) {
    await expect(boss.bookings.list({ after })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  }
  for (const after of [
    '["abc","a","b"]',
    '[1.5,"a","b"]',
    '[1e999,"a","b"]',
    '[99999999999,"a","b"]',
  ]) {
    await expect(boss.leads.list({ by: 'score', after })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    })
  }
  for (const date of ['0000-01-01', '0099-01-01', '9999-12-31', '1999-12-31']) {
    await expect(boss.bookings.list({ from: date })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    await expect(boss.figures.revenue({ to: date })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    await expect(boss.schedule.week({ from: date })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  }
  await expect(boss.bookings.list({ from: 'yesterday' })).rejects.toMatchObject({
    code: 'BAD_REQUEST',
  })
  await expect(boss.bookings.list({ serviceId: 'x' })).rejects.toMatchObject({
    code: 'BAD_REQUEST',
  })
})

test('a page whose rows are gone meanwhile returns the start of the list', async () => {
  const { rows } = await boss.bookings.list({ after: '["2000-01-01T00:00:00.000Z","x"]' })
  expect(rows).toHaveLength(50)
})

test('registered customers are found by name, address and phone', async () => {
  const { caller } = await customer(server, 'zoe@example.com')
  await caller.dashboard.saveProfile({
    fullName: 'Zoë Quill',
    email: 'contact@example.com',
    phone: '(555) 777-0000',
    city: 'Troy',
    state: 'NY',
    zipCode: '12180',
  })
  const found = async (search: string) =>
    (await boss.customers.list({ search })).rows.map(({ fullName }) => fullName)
  expect(await found('quill')).toEqual(['Zoë Quill'])
  expect(await found('zoe@ex')).toEqual(['Zoë Quill'])
  expect(await found('contact@example.com')).toEqual(['Zoë Quill'])
  expect(await found('+1 (555) 777-0000')).toEqual(['Zoë Quill'])
  expect(await found('(555) 777-0000')).toEqual(['Zoë Quill'])
  expect(await found('0000')).toEqual(['Zoë Quill'])
  expect(await found('0001')).toEqual([])
  expect(await found('5557770001')).toEqual([])
  await caller.dashboard.saveProfile({ fullName: 'Zoë Smith' })
  expect(await found('quill')).toEqual([])
  expect(await found('smith')).toEqual(['Zoë Smith'])
  // Maria has booked as a guest, so she is not a registered customer.
  expect(await found('maria')).toEqual([])
  const all = await boss.customers.list({})
  expect(all).toMatchObject({ total: 2, isMore: false, registered: 2 })
  expect(all.rows.map(({ accountEmail }) => accountEmail)).toEqual([
    'zoe@example.com',
    'boss@example.com',
  ])
})

test('a customer’s page: bookings, reviews, conversations and what they have spent', async () => {
  const { caller } = await customer(server, 'fay@example.com')
  const own = { date: '2026-12-10', contact: { ...contact, email: 'fay@example.com' } }
  const { bookings } = await caller.booking.create(orderFor('plumbing', own))
  await caller.booking.create(orderFor('hvac', own))
  const { bookings: cancelled } = await caller.booking.create(orderFor('roofing', own))
  await caller.booking.cancel({ id: cancelled[0]?.id ?? '', fee: 0 })
  const id = bookings[0]?.id ?? ''
  for (const to of ['confirmed', 'in_progress', 'completed'] as const) {
    await boss.bookings.updateStatus({ id, to })
  }
  await caller.booking.review({ id, rating: 4, text: 'Fine' })
  await caller.chat.send({ sessionId: 'fays-conversation-1', message: 'my sink leaks' })
  const { rows } = await boss.customers.list({ search: 'fay@example.com' })
  const page = await boss.customers.get({ userId: rows[0]?.userId ?? '' })
  expect(page.totals).toMatchObject({ bookings: 2, value: 198_00 + 275_00 })
  expect(page.bookings).toHaveLength(3)
  expect(page.reviews).toMatchObject([{ rating: 4, text: 'Fine', serviceTitle: 'Plumbing' }])
  expect(page.conversations).toMatchObject([{ status: 'new' }])
  await expect(boss.customers.get({ userId: 'x' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
