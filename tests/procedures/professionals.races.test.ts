import { afterEach, beforeEach, expect, test } from 'vitest'
import { showVisits, testDatabase } from '../support/database/database.ts'
import { orderFor, orderForAll } from '../support/order.ts'
import { outcome } from '../support/outcome.ts'
import { addProfessional, readVisits } from '../support/professionals.ts'
import { testServer, tick } from '../support/server.ts'

let server: Awaited<ReturnType<typeof testServer>>
beforeEach(async () => {
  server = await testServer()
})
afterEach(() => server.close())

const visits = () => readVisits(server)

const trades = ['plumbing', 'electrical', 'hvac', 'handyman'] as const

test('of 200 orders for four services that one professional does, one gets the time', async () => {
  const ana = await addProfessional(server, { skills: trades })
  const outcomes = await Promise.all(
    Array.from({ length: 200 }, (_, index) =>
      outcome(server.guest.booking.create(orderFor(trades[index % 4] ?? ''))),
    ),
  )
  expect(outcomes.filter((one) => one === 'done')).toHaveLength(1)
  expect(outcomes.filter((one) => one === 'CONFLICT')).toHaveLength(199)
  expect(await visits()).toMatchObject([{ professional_id: ana }])
})

/** Four orders for one professional at one time, none of which sees the others' visits; then all of them are live. */
async function bookBlindly() {
  const ana = await addProfessional(server, { skills: trades })
  await testDatabase.hideVisits(server.database.write)
  await Promise.all(trades.map((id) => server.guest.booking.create(orderFor(id))))
  await showVisits(server.database.write)
  return ana
}

test('where the code does not see other visits, the guard of the database alone refuses a second one', async () => {
  await expect(bookBlindly()).rejects.toThrow(/unique/i)
})

test('with the guard removed, the same race books the professional many times', async () => {
  await testDatabase.dropVisitGuard(server.database.write)
  const ana = await bookBlindly()
  const booked = { professional_id: ana, scheduled_time: '10:00', status: 'pending' }
  expect(await visits()).toMatchObject([booked, booked, booked, booked])
})

test('the database itself refuses a second visit that overlaps, also by one hour', async () => {
  const ana = await addProfessional(server, { skills: ['plumbing'] })
  await server.guest.booking.create(orderFor('plumbing'))
  await server.guest.booking.create(orderFor('hvac', { time: '14:00' }))
  const give = (time: string) =>
    server.database.write
      .updateTable('bookings')
      .set({ professional_id: ana, scheduled_time: time })
      .where('service_id', '=', 'hvac')
      .execute()
  for (const time of ['09:00', '10:00', '11:00']) {
    await expect(give(time)).rejects.toThrow(/unique/i)
  }
  await give('12:00')
  await give('08:00')
})

test('100 crossing orders for two services: none is half booked, nobody is booked twice', async () => {
  await addProfessional(server, { skills: ['plumbing', 'electrical'] })
  await addProfessional(server, { skills: ['plumbing', 'hvac'] })
  await addProfessional(server, { skills: ['hvac', 'electrical'] })
  const pairs = [
    ['plumbing', 'electrical'],
    ['hvac', 'plumbing'],
    ['electrical', 'hvac'],
  ] as const
  const outcomes = await Promise.all(
    Array.from({ length: 100 }, (_, index) =>
      outcome(server.guest.booking.create(orderForAll(pairs[index % 3] ?? []))),
    ),
  )
  expect(outcomes.filter((one) => one === 'done')).toHaveLength(1)
  expect(outcomes.filter((one) => one === 'CONFLICT')).toHaveLength(99)
  const booked = await visits()
  expect(booked).toHaveLength(2)
  expect(new Set(booked.map((one) => one.professional_id)).size).toBe(2)
})

test('a time that was cancelled is booked again, exactly once among 50', async () => {
  await addProfessional(server, { skills: ['plumbing'] })
  const { bookings, token } = await server.guest.booking.create(
    orderFor('plumbing', { date: '2026-12-01' }),
  )
  await server.guest.booking.cancel({ id: bookings[0]?.id ?? '', token, fee: 0 })
  const outcomes = await Promise.all(
    Array.from({ length: 50 }, () =>
      outcome(server.guest.booking.create(orderFor('plumbing', { date: '2026-12-01' }))),
    ),
  )
  expect(outcomes.filter((one) => one === 'done')).toHaveLength(1)
})

test('one order sent 50 times at once, and again later, is one visit of one professional', async () => {
  const ana = await addProfessional(server, { skills: ['plumbing'] })
  const ben = await addProfessional(server, { skills: ['plumbing'] })
  const order = orderFor('plumbing', { professionalId: ben })
  const replies = await Promise.all(
    Array.from({ length: 50 }, () => server.guest.booking.create(order)),
  )
  tick(server, 3_600_000)
  replies.push(await server.guest.booking.create(order))
  expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1)
  expect(await visits()).toMatchObject([{ professional_id: ben }])
  const queued = await server.database.read.selectFrom('outbox').select('kind').execute()
  expect(queued).toEqual([{ kind: 'bookingReceived' }])
  expect(await outcome(server.guest.booking.create({ ...order, professionalId: ana }))).toBe(
    'CONFLICT',
  )
})

test('two orders at once never take both professionals who could do an unassigned visit', async () => {
  const times = ['08:00', '10:00', '12:00', '14:00', '16:00']
  for (const time of times) await server.guest.booking.create(orderFor('plumbing', { time }))
  await addProfessional(server, { skills: ['plumbing', 'electrical'] })
  await addProfessional(server, { skills: ['plumbing', 'hvac'] })
  const outcomes = await Promise.all(
    times.flatMap((time) =>
      (['electrical', 'hvac'] as const).map((id) =>
        outcome(server.guest.booking.create(orderFor(id, { time }))),
      ),
    ),
  )
  expect(outcomes.filter((one) => one === 'done')).toHaveLength(times.length)
  expect(outcomes.filter((one) => one === 'CONFLICT')).toHaveLength(times.length)
  const taken = (await visits()).filter(({ professional_id }) => professional_id !== null)
  expect(taken.map(({ scheduled_time }) => scheduled_time).toSorted()).toEqual(times)
})
