import { afterEach, beforeEach, expect, test } from 'vitest'
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

test('a day later there is one day more, and what was there is as it was', async () => {
  await server.guest.booking.create(orderFor('hvac'))
  const before = await slots()
  expect(before.at(-1)?.available_date).toBe('2027-01-22')
  await server.database.write
    .deleteFrom('availability_slots')
    .where('service_id', '=', 'hvac')
    .where('available_date', '=', '2026-12-25')
    .execute()
  server.clock.set('2026-11-24T14:00:00Z')
  await housekeeping(server.deps)
  const kept = before.filter((slot) => slot.available_date !== '2026-12-25')
  const after = await slots()
  expect(after.slice(0, kept.length)).toEqual(kept)
  expect(after.slice(kept.length).map((slot) => slot.available_date)).toEqual(
    Array.from({ length: 5 }, () => '2027-01-23'),
  )
  await housekeeping(server.deps)
  expect(await slots()).toEqual(after)
})

test('an idempotency key lives for more than a day, and not for ever', async () => {
  const order = orderFor('hvac', { date: '2026-12-24' })
  const reply = await server.guest.booking.create(order)
  server.clock.set('2026-11-24T14:01:00Z')
  await housekeeping(server.deps)
  expect(await server.guest.booking.create(order)).toEqual(reply)
  server.clock.set('2026-11-26T14:00:00Z')
  await housekeeping(server.deps)
  await expect(server.guest.booking.create(order)).rejects.toMatchObject({ code: 'CONFLICT' })
})
