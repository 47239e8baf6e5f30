import { afterEach, beforeEach, expect, test } from 'vitest'
import { orderFor } from '../support/order.ts'
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

/** Moving at the order's time, the cleaning at noon of the day after. */
function apart(more: Record<string, unknown> = {}) {
  const order = orderFor('moving', more)
  const cleaning = orderFor('house-cleaning').services.map((one) => ({ ...one, ...noon }))
  return { ...order, services: [...order.services, ...cleaning] }
}
const noon = { date: '2026-11-25', time: '12:00' }

test('a service with a time of its own comes then, the others at the order’s time', async () => {
  await server.guest.booking.create(apart())
  const times = (await bookings()).map((row) => [
    row.service_id,
    row.scheduled_date,
    row.scheduled_time,
  ])
  expect(times.toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1))).toEqual([
    ['house-cleaning', noon.date, noon.time],
    ['moving', '2026-11-24', '10:00'],
  ])
  const taken = await server.database.read
    .selectFrom('availability_slots')
    .select(['service_id', 'available_date', 'start_time'])
    .where('is_booked', '=', 1)
    .orderBy('service_id')
    .execute()
  expect(taken).toEqual([
    { service_id: 'house-cleaning', available_date: noon.date, start_time: noon.time },
    { service_id: 'moving', available_date: '2026-11-24', start_time: '10:00' },
  ])
})

test('if one of the times is gone, nothing is booked, and the refusal names its service', async () => {
  await server.guest.booking.create(orderFor('house-cleaning', noon))
  await expect(server.guest.booking.create(apart())).rejects.toMatchObject({
    code: 'CONFLICT',
    cause: { code: 'SLOT_TAKEN', field: 'house-cleaning' },
  })
  expect(await counts()).toEqual({ bookings: 1, mails: 1 })
})

test('a time of its own that has begun, was never offered or is half a time is refused', async () => {
  const withTime = (time: object) => {
    const order = apart()
    return server.guest.booking.create({
      ...order,
      services: order.services.map((one) =>
        one.serviceId === 'moving' ? one : { ...one, date: undefined, time: undefined, ...time },
      ),
    })
  }
  const past = { date: '2026-01-06', time: '10:00' }
  await expect(withTime(past)).rejects.toMatchObject({
    cause: { code: 'TIME_PAST', field: 'house-cleaning' },
  })
  await expect(withTime({ ...noon, time: '03:00' })).rejects.toMatchObject({
    cause: { code: 'SLOT_UNKNOWN', field: 'house-cleaning' },
  })
  await expect(withTime({ date: noon.date })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  await expect(withTime({ time: noon.time })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  expect(await counts()).toEqual({ bookings: 0, mails: 0 })
})

test('the same key with another time for one service is a conflict', async () => {
  const order = apart()
  await server.guest.booking.create(order)
  const later = order.services.map((one) => ('time' in one ? { ...one, time: '14:00' } : one))
  await expect(server.guest.booking.create({ ...order, services: later })).rejects.toMatchObject({
    code: 'CONFLICT',
    cause: { code: 'KEY_REUSED' },
  })
})

test('of orders whose times overlap crosswise, each is stored whole or refused', async () => {
  const crosswise = (index: number) => {
    const other = { date: '2026-11-24', time: '10:00' }
    const [first, second] =
      index % 2 ? (['moving', 'house-cleaning'] as const) : (['house-cleaning', 'moving'] as const)
    const services = [...orderFor(first).services, ...orderFor(second).services]
    return orderFor('moving', {
      ...noon,
      services: services.map((one) => (one.serviceId === 'moving' ? { ...one, ...other } : one)),
    })
  }
  const results = await Promise.allSettled(
    Array.from({ length: 60 }, (_, index) => server.guest.booking.create(crosswise(index))),
  )
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await counts()).toEqual({ bookings: 2, mails: 1 })
})
