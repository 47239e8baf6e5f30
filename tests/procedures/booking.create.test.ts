import fc from 'fast-check'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { combinedQuote } from '../../shared/bundles.ts'
import { services } from '../../shared/catalogue.ts'
import { estimate } from '../../shared/pricing.ts'
import { guestContext } from '../../src-server/context.ts'
import { openDatabase } from '../../src-server/db/open.ts'
import { createCaller } from '../../src-server/router.ts'
import { sha256 } from '../../src-server/secrets.ts'
import { testDatabase } from '../support/database/database.ts'
import { leastDetails } from '../support/details.ts'
import { inFull } from '../support/in-full.ts'
import { contact, orderFor } from '../support/order.ts'
import { testServer } from '../support/server.ts'

let server: Awaited<ReturnType<typeof testServer>>
beforeEach(async () => {
  server = await testServer()
})
afterEach(() => server.close())

const bookings = () => server.database.read.selectFrom('bookings').selectAll().execute()
const counts = async () => ({
  bookings: (await bookings()).length,
  mails: (await server.database.read.selectFrom('outbox').select('id').execute()).length,
})

test('a guest books: stored as pending, with the price, the hash of the token and an email', async () => {
  const reply = await server.guest.booking.create(orderFor('house-cleaning'))
  expect(reply.bookings).toEqual([
    {
      id: expect.stringMatching(/^[0-9a-f]{32}$/),
      serviceId: 'house-cleaning',
      serviceTitle: 'House Cleaning',
      quoteAmount: 293_00,
      status: 'pending',
    },
  ])
  const [row] = await bookings()
  expect(row).toMatchObject({
    group_id: reply.groupId,
    user_id: null,
    quote_amount: 293_00,
    scheduled_date: '2026-11-24',
    scheduled_time: '10:00',
    customer_email: 'Ada@Example.com',
    customer_email_lower: 'ada@example.com',
    status: 'pending',
    payment_status: 'pending',
    token_hash: sha256(reply.token),
  })
  expect(await counts()).toEqual({ bookings: 1, mails: 1 })
})

test('of 200 guests who book one slot at once the first gets it, and the others learn that it is taken', async () => {
  const rounds = inFull(20, 4)
  for (let round = 0; round < rounds; round += 1) {
    const serviceId = services[round]?.id ?? 'plumbing'
    const orders = Array.from({ length: 200 }, () =>
      server.guest.booking.create(orderFor(serviceId)),
    )
    const results = await Promise.allSettled(orders)
    const refusals = results.filter((result) => result.status === 'rejected')
    expect(refusals).toHaveLength(199)
    expect(refusals.every(({ reason }) => reason.code === 'CONFLICT')).toBe(true)
  }
  expect(await counts()).toEqual({ bookings: rounds, mails: rounds })
})

test('with the guard removed, the same race double-books', async () => {
  await testDatabase.breakGuard(server.database.write)
  await Promise.all(
    Array.from({ length: 20 }, () => server.guest.booking.create(orderFor('plumbing'))),
  )
  expect(await bookings()).toHaveLength(20)
})

test('the database refuses a second live booking of a slot, and accepts one after a cancellation', async () => {
  await server.guest.booking.create(orderFor('plumbing'))
  const [row] = await bookings()
  if (!row) throw new Error('no booking')
  const again = () =>
    server.database.write
      .insertInto('bookings')
      .values({ ...row, id: 'second' })
      .execute()
  await expect(again()).rejects.toThrow(/unique/i)
  await server.database.write.updateTable('bookings').set({ status: 'cancelled' }).execute()
  await again()
  expect(await bookings()).toHaveLength(2)
})

test('one key sent 50 times at once, and again after a restart: one booking, one reply, one email', async () => {
  const order = orderFor('hvac')
  const replies = await Promise.all(
    Array.from({ length: 50 }, () => server.guest.booking.create(order)),
  )
  const restarted = openDatabase(server.env)
  const later = await createCaller(
    guestContext({ ...server.deps, database: restarted }, 'later'),
  ).booking.create(order)
  await restarted.close()
  expect(new Set([...replies, later].map((reply) => JSON.stringify(reply))).size).toBe(1)
  expect(await counts()).toEqual({ bookings: 1, mails: 1 })
})

test('a retry gets its reply even if the time has begun meanwhile', async () => {
  const order = orderFor('hvac')
  const reply = await server.guest.booking.create(order)
  server.clock.set('2026-11-24T18:00:00Z')
  expect(await server.guest.booking.create(order)).toEqual(reply)
})

test('the same key with another order is a conflict', async () => {
  const order = orderFor('hvac')
  await server.guest.booking.create(order)
  await expect(server.guest.booking.create({ ...order, time: '12:00' })).rejects.toMatchObject({
    code: 'CONFLICT',
  })
  expect(await counts()).toEqual({ bookings: 1, mails: 1 })
})

test('extra fields from a browser are ignored: random orders store what the formula calculates', async () => {
  const slots = await server.guest.booking.openSlots({ serviceIds: ['house-cleaning'] })
  const cleaners = services.filter(({ bookingCategory }) => bookingCategory === 'cleaning')
  const places = cleaners.flatMap((service) => slots.map((slot) => ({ service, slot })))
  const details = fc.record({
    propertyType: fc.constantFrom('house', 'apartment', 'condo', 'office', 'commercial'),
    propertySize: fc.integer({ min: 1, max: 100_000 }),
    roomCount: fc.integer({ min: 0, max: 100 }),
    bathroomCount: fc.integer({ min: 0, max: 100 }),
    cleaningType: fc.constantFrom('regular', 'deep'),
    serviceFrequency: fc.constantFrom('one-time', 'weekly', undefined),
    basePrice: fc.constant(1),
    quote_amount: fc.constant(1),
  })
  const orders = inFull(1000, 200)
  for (const [index, answers] of fc.sample(details, orders).entries()) {
    const place = places[index]
    if (!place) throw new Error('not enough slots')
    const { service, slot } = place
    const tampered = {
      ...orderFor(service.id, {
        services: [
          { serviceId: service.id, details: answers, quoteAmount: 1, serviceTitle: 'Free' },
        ],
      }),
      date: slot.date,
      time: slot.startTime,
      quote_amount: 1,
      status: 'completed',
      payment_status: 'paid',
      user_id: 'someone',
    }
    const reply = await server.guest.booking.create(tampered)
    expect(reply.bookings[0]).toMatchObject({
      quoteAmount: estimate(service, answers).total,
      serviceTitle: service.title,
      status: 'pending',
    })
  }
  const rows = await bookings()
  expect(rows).toHaveLength(orders)
  expect(
    rows.every(
      (row) => row.status === 'pending' && row.payment_status === 'pending' && row.user_id === null,
    ),
  ).toBe(true)
  expect(rows.some((row) => /basePrice|quote_amount/.test(row.service_details))).toBe(false)
})

test.each([
  ['a past time', { date: '2026-11-23', time: '08:00' }, 'BAD_REQUEST'],
  ['a time that begins this minute', { date: '2026-11-23', time: '10:00' }, 'BAD_REQUEST'],
  ['a time that is never offered', { time: '11:00' }, 'BAD_REQUEST'],
  ['a date beyond the horizon', { date: '2027-06-01' }, 'BAD_REQUEST'],
  ['a date that does not exist', { date: '2026-02-30' }, 'BAD_REQUEST'],
  ['no service', { services: [] }, 'BAD_REQUEST'],
  [
    'a move on a day that has passed',
    {
      services: [
        {
          ...orderFor('moving').services[0],
          details: { ...leastDetails.moving, moveDate: '2026-11-22' },
        },
      ],
    },
    'BAD_REQUEST',
  ],
  ['an unknown service', { services: [{ serviceId: 'unicorn', details: {} }] }, 'BAD_REQUEST'],
  ['missing answers', { services: [{ serviceId: 'plumbing', details: {} }] }, 'BAD_REQUEST'],
  ['an address that is blank', { contact: { ...contact, address: '  ' } }, 'BAD_REQUEST'],
  ['a name that nobody can see', { contact: { ...contact, fullName: '\u200b' } }, 'BAD_REQUEST'],
  ['an email that is none', { contact: { ...contact, email: 'ada at example' } }, 'BAD_REQUEST'],
  [
    'a line break in a name',
    { contact: { ...contact, fullName: 'Ada\r\nBcc: all@example.com' } },
    'BAD_REQUEST',
  ],
])('%s is refused and nothing is stored', async (_what, change, code) => {
  server.clock.set('2026-11-23T15:00:00Z')
  await expect(server.guest.booking.create(orderFor('plumbing', change))).rejects.toMatchObject({
    code,
  })
  expect(await counts()).toEqual({ bookings: 0, mails: 0 })
})

test('a combined order is all or none, and its amounts add up', async () => {
  await server.guest.booking.create(orderFor('pest-control'))
  const order = orderFor('moving')
  order.services.push(...orderFor('house-cleaning').services, ...orderFor('pest-control').services)
  await expect(server.guest.booking.create(order)).rejects.toMatchObject({ code: 'CONFLICT' })
  expect(await counts()).toEqual({ bookings: 1, mails: 1 })
  const reply = await server.guest.booking.create({ ...order, time: '12:00' })
  const total = reply.bookings.reduce((sum, booking) => sum + booking.quoteAmount, 0)
  expect(total).toBe(110_00 + 293_00 + 110_00 - 20_00 - 50_00)
  expect(await counts()).toEqual({ bookings: 4, mails: 2 })
})

test('random orders: the stored amounts add up to the quote, to the cent', async () => {
  const slots = await server.guest.booking.openSlots({ serviceIds: ['moving'] })
  const sets = fc.sample(fc.subarray([...services], { minLength: 1, maxLength: 8 }), 100)
  for (const [index, chosen] of sets.entries()) {
    const order = orderFor('moving', {
      services: chosen.flatMap(({ id }) => orderFor(id).services),
      date: slots[index]?.date,
      time: slots[index]?.startTime,
    })
    const { bookings: made } = await server.guest.booking.create(order)
    const quote = combinedQuote(
      chosen.map((service) => ({ service, details: leastDetails[service.bookingCategory] })),
    )
    expect(made.map(({ quoteAmount }) => quoteAmount)).toEqual(quote.amounts)
    expect(made.reduce((sum, { quoteAmount }) => sum + quoteAmount, 0)).toBe(quote.total)
  }
})

test('of orders that overlap, each is stored whole or refused', async () => {
  const pair = (first: string, second: string) =>
    orderFor(first, { services: [...orderFor(first).services, ...orderFor(second).services] })
  const orders = Array.from({ length: 100 }, (_, index) =>
    index % 2 ? pair('plumbing', 'electrical') : pair('electrical', 'plumbing'),
  )
  const results = await Promise.allSettled(
    orders.map((order) => server.guest.booking.create(order)),
  )
  const refusals = results.filter((result) => result.status === 'rejected')
  expect(refusals).toHaveLength(99)
  expect(refusals.every(({ reason }) => reason.code === 'CONFLICT')).toBe(true)
  expect(await counts()).toEqual({ bookings: 2, mails: 1 })
})
