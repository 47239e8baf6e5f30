import { afterEach, beforeEach, expect, test } from 'vitest'
import { currentAreaNames } from '../../src-server/areas/current-names.ts'
import { housekeeping } from '../../src-server/jobs/jobs.ts'
import { admin } from '../support/accounts.ts'
import { montana } from '../support/areas.ts'
import { conversationsWith } from '../support/chat/conversations.ts'
import { contact, orderFor } from '../support/order.ts'
import { outcome, refusal } from '../support/outcome.ts'
import { testServer } from '../support/server.ts'

let server: Awaited<ReturnType<typeof testServer>>
beforeEach(async () => {
  server = await testServer()
})
afterEach(() => server.close())

const bookings = () => server.database.read.selectFrom('bookings').selectAll().execute()

const orderAt = (zip: string | undefined, address: string) =>
  server.guest.booking.create(orderFor('plumbing', { zip, contact: { ...contact, address } }))

test.each([
  ['12207', '12 St James Square, Albany, NY', '12 St James Square, Albany, NY 12207'],
  ['12207-1843', '12207 Western Ave, Albany', '12207 Western Ave, Albany 12207'],
  [undefined, '12 Oak St, Albany, NY 12207-1843, USA', '12 Oak St, Albany, NY 12207-1843, USA'],
])('the zip code %j and the address %j are stored as %j', async (zip, address, stored) => {
  await orderAt(zip, address)
  expect(await bookings()).toMatchObject([{ customer_zip: '12207', customer_address: stored }])
})

test('an area that the office adds is served at once, and those who waited for it are told once', async () => {
  const { caller } = await admin(server)
  await server.guest.area.request({ zip: '59715', email: 'Ada@Example.com' })
  await server.guest.area.request({ zip: '59715', email: 'ada@example.com' })
  await server.guest.area.request({ zip: '96813', email: 'kai@example.com' })
  const { id, answered } = await caller.admin.areas.save(montana)
  expect(answered).toBe(1)
  expect(await server.guest.area.check({ zip: '59715' })).toEqual({
    covered: 'expanding',
    place: 'Bozeman, MT',
    area: 'Montana',
  })
  expect((await server.guest.area.list()).at(-1)).toEqual({
    id,
    name: 'Montana',
    state: 'MT',
    coverage: 'expanding',
    professionals: 12,
    cities: ['Bozeman', 'Billings'],
    zips: ['591', '59715', '59716', '59717', '59718'],
  })
  expect((await caller.admin.areas.save({ ...montana, id })).answered).toBe(0)
  const { rows } = await caller.admin.areas.requests({})
  expect(rows.map(({ zip, email, answeredAt }) => [zip, email, answeredAt !== null])).toEqual([
    ['96813', 'kai@example.com', false],
    ['59715', 'ada@example.com', true],
  ])
  const mails = await server.database.read
    .selectFrom('outbox')
    .select(['kind', 'recipient', 'status'])
    .execute()
  expect(mails).toEqual([{ kind: 'areaOpened', recipient: 'ada@example.com', status: 'queued' }])
})

test('an area that the office removes is refused from then on, and its bookings stay', async () => {
  const { caller } = await admin(server)
  await server.guest.booking.create(orderFor('plumbing'))
  await caller.admin.areas.remove({ id: 'ny' })
  expect(await outcome(server.guest.booking.create(orderFor('hvac')))).toBe('BAD_REQUEST')
  expect(await bookings()).toHaveLength(1)
  expect(await outcome(caller.admin.areas.remove({ id: 'ny' }))).toBe('NOT_FOUND')
  const { rows } = await caller.admin.settings.auditLog({})
  expect(rows.map(({ action }) => action)).toContain('area.remove')
})

test('a zip code belongs to one area, but part of one can be another', async () => {
  const { caller } = await admin(server)
  expect(await refusal(caller.admin.areas.save({ ...montana, zips: '122' }))).toBe(
    'CONFLICT: 122 already belongs to New York.',
  )
  await caller.admin.areas.save({
    ...montana,
    name: 'Fishers Island',
    coverage: 'soon',
    zips: '12207',
  })
  expect(await server.guest.area.check({ zip: '12207' })).toMatchObject({ covered: 'soon' })
  expect(await server.guest.area.check({ zip: '12208' })).toMatchObject({ covered: 'full' })
})

test('the names on the pages follow the office within ten seconds', async () => {
  const names = currentAreaNames(server.deps)
  expect((await names()).served).not.toContain('Montana')
  const { caller } = await admin(server)
  await caller.admin.areas.save(montana)
  expect((await names()).served).not.toContain('Montana')
  server.clock.set(new Date(server.clock.now().getTime() + 10_000).toISOString())
  expect((await names()).served).toContain('Montana')
})

test('the assistant says whether we come to the zip code that it is given', async () => {
  const chat = conversationsWith(server)
  const { say } = chat.conversation()
  expect((await say('do you work in 96813?')).response).toContain(
    'Honolulu, HI: we do not work there yet.',
  )
  expect((await say('and in 12207?')).response).toContain('Albany, NY: yes, we work there.')
  expect((await say('60601')).response).toContain('Chicago is one of our next cities.')
})

test('who asked is forgotten: a month after the answer, two years without one', async () => {
  const { caller } = await admin(server)
  await server.guest.area.request({ zip: '59715', email: 'ada@example.com' })
  await server.guest.area.request({ zip: '96813', email: 'kai@example.com' })
  await caller.admin.areas.save(montana)
  const kept = async () => {
    await housekeeping(server.deps)
    const rows = await server.database.read.selectFrom('area_requests').select('zip').execute()
    return rows.map(({ zip }) => zip).sort()
  }
  server.clock.set('2026-12-23T13:59:00Z')
  expect(await kept()).toEqual(['59715', '96813'])
  server.clock.set('2026-12-23T14:01:00Z')
  expect(await kept()).toEqual(['96813'])
  server.clock.set('2028-11-23T14:01:00Z')
  expect(await kept()).toEqual([])
})
