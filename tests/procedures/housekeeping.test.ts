import { afterEach, beforeEach, expect, test } from 'vitest'
import { slotTimes } from '../../shared/time/slots.ts'
import { housekeeping } from '../../src-server/jobs/jobs.ts'
import { orderFor } from '../support/order.ts'
import { testServer } from '../support/server.ts'

let server: Awaited<ReturnType<typeof testServer>>
beforeEach(async () => {
  server = await testServer()
})
afterEach(() => server.close())

const slots = () =>
  server.database.read
    .selectFrom('availability_slots')
    .select(['id', 'available_date', 'start_time', 'is_booked'])
    .where('service_id', '=', 'hvac')
    .orderBy('available_date')
    .orderBy('start_time')
    .execute()

test('a day later there is one more day of slots, and the others are unchanged', async () => {
  await server.guest.booking.create(orderFor('hvac'))
  const before = await slots()
  expect(before.at(-1)?.available_date).toBe('2027-01-22')
  server.clock.set('2026-11-24T14:00:00Z')
  await housekeeping(server.deps)
  const after = await slots()
  expect(after.slice(0, before.length)).toEqual(before)
  expect(after.slice(before.length).map((slot) => slot.available_date)).toEqual(
    Array.from({ length: 5 }, () => '2027-01-23'),
  )
  await housekeeping(server.deps)
  expect(await slots()).toEqual(after)
})

test('a missing day or a single missing time is offered again', async () => {
  const before = await slots()
  const { write } = server.database
  await write.deleteFrom('availability_slots').where('available_date', '=', '2026-12-25').execute()
  await write
    .deleteFrom('availability_slots')
    .where('service_id', '=', 'hvac')
    .where('available_date', '=', '2026-12-28')
    .where('start_time', '=', '12:00')
    .execute()
  await housekeeping(server.deps)
  const times = (all: typeof before) => all.map((one) => `${one.available_date} ${one.start_time}`)
  expect(times(await slots())).toEqual(times(before))
})

test('after a start with the clock 400 days ahead, every day of the horizon has its times', async () => {
  server.clock.set('2027-12-28T14:00:00Z')
  await housekeeping(server.deps)
  server.clock.set('2026-12-23T14:00:00Z')
  await housekeeping(server.deps)
  const offered = await server.guest.booking.openSlots({ serviceIds: ['hvac'] })
  const today = slotTimes('2026-12-23').filter(
    ({ date, startTime }) => date + startTime > '2026-12-2309:00',
  )
  expect(offered.filter(({ date }) => date < '2027-12')).toEqual(today)
})

test('an idempotency key lives for more than a day, but not forever', async () => {
  const order = orderFor('hvac', { date: '2026-12-24' })
  const reply = await server.guest.booking.create(order)
  server.clock.set('2026-11-24T14:01:00Z')
  await housekeeping(server.deps)
  expect(await server.guest.booking.create(order)).toEqual(reply)
  server.clock.set('2026-11-26T14:00:00Z')
  await housekeeping(server.deps)
  await expect(server.guest.booking.create(order)).rejects.toMatchObject({ code: 'CONFLICT' })
})

test('what was remembered of past visits is deleted', async () => {
  const { bookings } = await server.guest.booking.create(orderFor('hvac', { date: '2026-12-24' }))
  const notice = { booking_id: bookings[0]?.id ?? '', scheduled_time: '10:00' }
  const queued_at = '2026-12-23T15:00:00.000Z'
  await server.database.write
    .insertInto('booking_notices')
    .values(
      ['2026-12-22', '2026-12-24'].map((scheduled_date) => ({
        ...notice,
        kind: 'reminder' as const,
        scheduled_date,
        queued_at,
      })),
    )
    .execute()
  server.clock.set('2026-12-24T15:00:00Z')
  await housekeeping(server.deps)
  const left = await server.database.read
    .selectFrom('booking_notices')
    .select('scheduled_date')
    .execute()
  expect(left).toEqual([{ scheduled_date: '2026-12-24' }])
})
