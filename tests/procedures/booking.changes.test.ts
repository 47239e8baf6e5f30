import { afterEach, beforeEach, expect, test } from 'vitest'
import { type BookingStatus, bookingStatuses } from '../../shared/booking-status.ts'
import { admin } from '../support/accounts.ts'
import { orderFor } from '../support/order.ts'
import { outcome } from '../support/outcome.ts'
import { lastFree, lateFee, wellAhead, wellAheadStart } from '../support/policy.ts'
import { testServer, tick } from '../support/server.ts'

let server: Awaited<ReturnType<typeof testServer>>
beforeEach(async () => {
  server = await testServer()
})
afterEach(() => server.close())

/** A guest's booking: Tuesday, November 24, at ten in New York; it is Monday, nine. Costs $198. */
async function booked(serviceId = 'plumbing', more: Record<string, unknown> = {}) {
  const { bookings, token } = await server.guest.booking.create(orderFor(serviceId, more))
  return { id: bookings[0]?.id ?? '', token }
}

const isFree = async (date: string, time: string, serviceId = 'plumbing') =>
  (await server.guest.booking.openSlots({ serviceIds: [serviceId] })).some(
    (slot) => slot.date === date && slot.startTime === time,
  )

const setStatus = (status: BookingStatus) =>
  server.database.write.updateTable('bookings').set({ status }).execute()

test('rescheduling claims the new time, releases the old one, and notifies the customer', async () => {
  const ref = await booked()
  await server.guest.booking.reschedule({ ...ref, date: '2026-11-25', time: '14:00' })
  expect(await isFree('2026-11-24', '10:00')).toBe(true)
  expect(await isFree('2026-11-25', '14:00')).toBe(false)
  expect(await server.guest.booking.details(ref)).toMatchObject({
    date: '2026-11-25',
    time: '14:00',
    status: 'pending',
    history: [
      {
        kind: 'rescheduled',
        actor: 'customer',
        facts: {
          from: { date: '2026-11-24', time: '10:00' },
          to: { date: '2026-11-25', time: '14:00' },
        },
      },
    ],
  })
  const kinds = await server.database.read.selectFrom('outbox').select('kind').execute()
  expect(kinds.map(({ kind }) => kind).toSorted()).toEqual(['bookingChanged', 'bookingReceived'])
})

test.each([
  ['a time that is taken', { date: '2026-11-24', time: '12:00' }, 'CONFLICT'],
  ['a time that has begun', { date: '2026-11-23', time: '08:00' }, 'BAD_REQUEST'],
  ['a time that is not offered', { date: '2026-11-25', time: '09:00' }, 'BAD_REQUEST'],
  ['a day beyond the horizon', { date: '2027-03-01', time: '10:00' }, 'BAD_REQUEST'],
])('rescheduling to %s is refused and changes nothing', async (_what, to, code) => {
  await booked('plumbing', { time: '12:00' })
  const ref = await booked()
  expect(await outcome(server.guest.booking.reschedule({ ...ref, ...to }))).toBe(code)
  expect(await server.guest.booking.details(ref)).toMatchObject({
    date: '2026-11-24',
    time: '10:00',
    history: [],
  })
  expect(await isFree('2026-11-24', '10:00')).toBe(false)
})

test.each(bookingStatuses)('what a customer may do with a %s booking', async (status) => {
  const ref = await booked('plumbing', { date: wellAhead })
  await setStatus(status)
  const move = await outcome(
    server.guest.booking.reschedule({ ...ref, date: '2026-12-16', time: '14:00' }),
  )
  const review = await outcome(server.guest.booking.review({ ...ref, rating: 4 }))
  const cancel = await outcome(server.guest.booking.cancel({ ...ref, fee: 0 }))
  expect({ move, review, cancel }).toEqual({
    move: status === 'pending' ? 'done' : 'CONFLICT',
    review: status === 'completed' ? 'done' : 'CONFLICT',
    cancel: status === 'pending' || status === 'confirmed' ? 'done' : 'CONFLICT',
  })
})

test('of 20 who move to one time one gets it; the others keep the time that they had', async () => {
  const refs = []
  for (const time of ['08:00', '10:00', '12:00', '14:00', '16:00']) {
    for (const date of ['2026-11-24', '2026-11-25', '2026-11-27', '2026-11-28']) {
      refs.push(await booked('plumbing', { date, time }))
    }
  }
  const to = { date: '2026-12-01', time: '10:00' }
  const outcomes = await Promise.all(
    refs.map((ref) => outcome(server.guest.booking.reschedule({ ...ref, ...to }))),
  )
  expect(outcomes.filter((one) => one === 'done')).toHaveLength(1)
  expect(outcomes.filter((one) => one === 'CONFLICT')).toHaveLength(19)
  const taken = await server.database.read
    .selectFrom('availability_slots')
    .innerJoin('bookings', 'bookings.slot_id', 'availability_slots.id')
    .select(['is_booked', 'scheduled_date', 'available_date', 'scheduled_time', 'start_time'])
    .execute()
  expect(taken).toHaveLength(20)
  for (const row of taken) {
    expect(row).toMatchObject({
      is_booked: 1,
      scheduled_date: row.available_date,
      scheduled_time: row.start_time,
    })
  }
})

const minute = 60_000
test.each([
  ['a minute before the free hours end', lastFree(wellAheadStart, -minute), 0],
  ['when the free hours end', lastFree(wellAheadStart), 0],
  ['a minute later', lastFree(wellAheadStart, minute), lateFee(198_00)],
  ['a minute before the visit', '2026-12-15T14:59:00Z', lateFee(198_00)],
])('cancelling %s costs what the policy says, and the fee is recorded', async (_when, at, fee) => {
  const ref = await booked('plumbing', { date: wellAhead })
  server.clock.set(at)
  expect((await server.guest.booking.details(ref)).feeNow).toBe(fee)
  expect(await server.guest.booking.cancel({ ...ref, fee })).toEqual({ fee })
  expect(await server.guest.booking.details(ref)).toMatchObject({
    status: 'cancelled',
    cancellationFee: fee,
    history: [{ kind: 'cancelled', facts: { fee } }],
  })
})

test('a fee other than the one shown is not recorded: the customer has to confirm again', async () => {
  const ref = await booked('plumbing', { date: wellAhead })
  server.clock.set(lastFree(wellAheadStart, minute))
  await expect(server.guest.booking.cancel({ ...ref, fee: 0 })).rejects.toMatchObject({
    code: 'CONFLICT',
    cause: { code: 'FEE_CHANGED' },
  })
  expect(await server.guest.booking.details(ref)).toMatchObject({ status: 'pending' })
})

test('an emergency that should have begun is not refunded', async () => {
  const ref = await booked('plumbing', {
    services: [
      {
        serviceId: 'plumbing',
        details: { problemDescription: 'Water everywhere.', urgencyLevel: 'emergency' },
      },
    ],
  })
  server.clock.set('2026-11-24T14:59:00Z')
  expect((await server.guest.booking.details(ref)).feeNow).toBe(lateFee(248_00))
  server.clock.set('2026-11-24T15:00:00Z')
  expect((await server.guest.booking.details(ref)).feeNow).toBe(248_00)
})

test('a cancelled booking’s slot can be booked again, once among 50 concurrent attempts', async () => {
  const ref = await booked('plumbing', { date: wellAhead })
  await server.guest.booking.cancel({ ...ref, fee: 0 })
  const outcomes = await Promise.all(
    Array.from({ length: 50 }, () =>
      outcome(server.guest.booking.create(orderFor('plumbing', { date: wellAhead }))),
    ),
  )
  expect(outcomes.filter((one) => one === 'done')).toHaveLength(1)
  expect(outcomes.filter((one) => one === 'CONFLICT')).toHaveLength(49)
})

test('of 20 concurrent cancellations one counts, and a concurrent move never leaves a slot occupied', async () => {
  const ref = await booked('plumbing', { date: wellAhead })
  const outcomes = await Promise.all([
    ...Array.from({ length: 20 }, () => outcome(server.guest.booking.cancel({ ...ref, fee: 0 }))),
    outcome(server.guest.booking.reschedule({ ...ref, date: '2026-12-16', time: '10:00' })),
  ])
  expect(outcomes.slice(0, 20).filter((one) => one === 'done')).toHaveLength(1)
  expect((await server.guest.booking.details(ref)).status).toBe('cancelled')
  expect(await isFree(wellAhead, '10:00')).toBe(true)
  expect(await isFree('2026-12-16', '10:00')).toBe(true)
})

test('one booking of an order can be moved or cancelled; the others stay', async () => {
  const order = orderFor('plumbing', { date: wellAhead })
  const { bookings, token } = await server.guest.booking.create({
    ...order,
    services: [...order.services, ...orderFor('electrical').services],
  })
  const [electrical, plumbing] = ['electrical', 'plumbing'].map(
    (service) => bookings.find(({ serviceId }) => serviceId === service)?.id ?? '',
  )
  await server.guest.booking.reschedule({
    id: electrical ?? '',
    token,
    date: '2026-12-16',
    time: '08:00',
  })
  await server.guest.booking.cancel({ id: plumbing ?? '', token, fee: 0 })
  const receipt = await server.guest.booking.receipt({ id: plumbing ?? '', token })
  expect(receipt.bookings).toMatchObject([
    { serviceId: 'electrical', status: 'pending', date: '2026-12-16', time: '08:00' },
    { serviceId: 'plumbing', status: 'cancelled', date: wellAhead, time: '10:00' },
  ])
})

test('a review has stars and text and is stored once, even among 20 at once', async () => {
  const ref = await booked()
  await setStatus('completed')
  const outcomes = await Promise.all(
    Array.from({ length: 20 }, () =>
      outcome(server.guest.booking.review({ ...ref, rating: 5, text: 'Spotless.\nThank you!' })),
    ),
  )
  expect(outcomes.filter((one) => one === 'done')).toHaveLength(1)
  expect(outcomes.filter((one) => one === 'CONFLICT')).toHaveLength(19)
  expect((await server.guest.booking.details(ref)).review).toMatchObject({
    rating: 5,
    text: 'Spotless.\nThank you!',
  })
})

test.each([0, 6, 2.5, Number.NaN])('a review with %s stars is refused', async (rating) => {
  const ref = await booked()
  await setStatus('completed')
  expect(await outcome(server.guest.booking.review({ ...ref, rating }))).toBe('BAD_REQUEST')
})

test('a wrong token changes nothing', async () => {
  const { id } = await booked()
  const ref = { id, token: 'x'.repeat(43) }
  const calls = [
    server.guest.booking.details(ref),
    server.guest.booking.reschedule({ ...ref, date: '2026-11-25', time: '14:00' }),
    server.guest.booking.cancel({ ...ref, fee: 0 }),
    server.guest.booking.review({ ...ref, rating: 5 }),
  ]
  expect(await Promise.all(calls.map(outcome))).toEqual(Array(4).fill('NOT_FOUND'))
})

test('a visit that has begun cannot be moved, nor a cancelled one to its own time', async () => {
  const ref = await booked()
  server.clock.set('2026-11-24T15:00:00Z')
  const to = { date: '2026-12-10', time: '10:00' }
  expect(await outcome(server.guest.booking.reschedule({ ...ref, ...to }))).toBe('CONFLICT')
  await server.guest.booking.cancel({ ...ref, fee: lateFee(198_00) })
  const same = { date: '2026-11-24', time: '10:00' }
  expect(await outcome(server.guest.booking.reschedule({ ...ref, ...same }))).toBe('CONFLICT')
})

/** Four services in one order: 10% off the whole, and the savings of a bundle. */
async function largeOrder() {
  const ids = ['plumbing', 'electrical', 'handyman', 'locksmith']
  const { bookings, token } = await server.guest.booking.create({
    ...orderFor('plumbing'),
    services: ids.map((id) => orderFor(id).services[0] ?? { serviceId: '', details: {} }),
    date: wellAhead,
  })
  const named = (id: string) => ({
    id: bookings.find(({ serviceId }) => serviceId === id)?.id ?? '',
    token,
  })
  const amounts = async () => {
    const receipt = await server.guest.booking.receipt(named('plumbing'))
    return Object.fromEntries(receipt.bookings.map((one) => [one.serviceId, one.quoteAmount]))
  }
  return { named, amounts }
}

test('when a service of an order is cancelled, the rest loses the savings that no longer apply, as shown before', async () => {
  const { named, amounts } = await largeOrder()
  // $198, $220, $99 and $132: less $30 for the first two, less 10% of $649 for four.
  const sum = Object.values(await amounts()).reduce((all, one) => all + one, 0)
  expect(sum).toBe(649_00 - 30_00 - 64_90)
  const { restOfOrder, feeNow } = await server.guest.booking.details(named('locksmith'))
  expect(restOfOrder?.after).toBe(198_00 + 220_00 + 99_00 - 30_00)
  expect(restOfOrder?.before).toBe(sum - ((await amounts()).locksmith ?? 0))
  const cancel = (id: string, restTotal: number) =>
    server.guest.booking.cancel({ ...named(id), fee: feeNow, restTotal })
  expect(await outcome(cancel('locksmith', 1))).toBe('CONFLICT')
  await cancel('locksmith', restOfOrder?.after ?? 0)
  const after = await amounts()
  expect((after.plumbing ?? 0) + (after.electrical ?? 0) + (after.handyman ?? 0)).toBe(487_00)
  tick(server)
  await cancel('electrical', 198_00 + 99_00)
  expect(await amounts()).toMatchObject({ plumbing: 198_00, handyman: 99_00 })
  expect((await server.guest.booking.details(named('plumbing'))).history).toMatchObject([
    { kind: 'repriced' },
    { kind: 'repriced', facts: { price: { after: 198_00 } } },
  ])
  const { facts } = await server.database.read
    .selectFrom('outbox')
    .select('facts')
    .where('kind', '=', 'bookingCancelled')
    .orderBy('created_at')
    .executeTakeFirstOrThrow()
  expect(JSON.parse(facts).rest).toEqual(restOfOrder)
})

test('when three services of one order are cancelled at once, the rest has the price of what is left', async () => {
  const { named, amounts } = await largeOrder()
  const outcomes = await Promise.all(
    ['electrical', 'handyman', 'locksmith'].map((id) =>
      outcome(server.guest.booking.cancel({ ...named(id), fee: 0 })),
    ),
  )
  expect(outcomes).toEqual(['done', 'done', 'done'])
  expect((await amounts()).plumbing).toBe(198_00)
})

test('when the business cancels a service, the customer keeps the price of the others', async () => {
  const { named, amounts } = await largeOrder()
  const { caller: boss } = await admin(server)
  const before = await amounts()
  await boss.admin.bookings.cancel({ id: named('locksmith').id, from: 'pending', reason: 'Ill.' })
  expect(await amounts()).toEqual(before)
})

test('a customer who moves a visit when cancelling it costs a fee still owes that fee', async () => {
  const ref = await booked('plumbing', { date: wellAhead })
  server.clock.set(lastFree(wellAheadStart, minute))
  const fee = lateFee(198_00)
  expect((await server.guest.booking.details(ref)).feeNow).toBe(fee)
  await server.guest.booking.reschedule({ ...ref, date: '2027-01-05', time: '14:00' })
  expect((await server.guest.booking.details(ref)).feeNow).toBe(fee)
  await server.guest.booking.reschedule({ ...ref, date: '2027-01-06', time: '14:00' })
  const unseen = { ...ref, date: '2027-01-07', time: '14:00', keptFee: 0 }
  expect(await outcome(server.guest.booking.reschedule(unseen))).toBe('CONFLICT')
  expect(await outcome(server.guest.booking.cancel({ ...ref, fee: 0 }))).toBe('CONFLICT')
  await server.guest.booking.cancel({ ...ref, fee })
  expect((await server.guest.booking.details(ref)).cancellationFee).toBe(fee)
})

test('a visit that is moved in time costs nothing to cancel', async () => {
  const ref = await booked('plumbing', { date: wellAhead })
  await server.guest.booking.reschedule({ ...ref, date: '2027-01-05', time: '14:00' })
  await server.guest.booking.cancel({ ...ref, fee: 0 })
})
