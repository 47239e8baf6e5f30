import { afterEach, beforeEach, expect, test } from 'vitest'
import type { ServiceId } from '../../shared/catalogue.ts'
import { orderFor } from '../support/order.ts'
import { addProfessional } from '../support/professionals.ts'
import { testServer } from '../support/server.ts'

let server: Awaited<ReturnType<typeof testServer>>
beforeEach(async () => {
  server = await testServer()
})
afterEach(() => server.close())

const tuesday = '2026-11-24'

const timesOf = async (
  serviceIds: ServiceId[],
  more: { zip?: string; professionalId?: string } = { zip: '12207' },
) =>
  (await server.guest.booking.openSlots({ serviceIds, ...more }))
    .filter(({ date }) => date === tuesday)
    .map(({ startTime }) => startTime)

const everyTime = ['08:00', '10:00', '12:00', '14:00', '16:00']

test('without professionals a service has its seats, as before', async () => {
  await addProfessional(server, { skills: ['plumbing'] })
  expect(await timesOf(['hvac'])).toEqual(everyTime)
  await server.guest.booking.create(orderFor('hvac'))
  expect(await timesOf(['hvac'])).toEqual(['08:00', '12:00', '14:00', '16:00'])
})

test('a time is offered while somebody who does the service is free then', async () => {
  await addProfessional(server, { skills: ['plumbing'] })
  await addProfessional(server, { skills: ['plumbing'] })
  await server.guest.booking.create(orderFor('plumbing'))
  expect(await timesOf(['plumbing'])).toEqual(everyTime)
  await server.guest.booking.create(orderFor('plumbing'))
  expect(await timesOf(['plumbing'])).toEqual(['08:00', '12:00', '14:00', '16:00'])
})

test('only within working hours, and not when off', async () => {
  const id = await addProfessional(server, { skills: ['plumbing'], hours: ['09:30', '17:00'] })
  expect(await timesOf(['plumbing'])).toEqual(['10:00', '12:00', '14:00'])
  await server.database.write
    .insertInto('time_off')
    .values({
      id: 'off',
      professional_id: id,
      starts_at: `${tuesday} 11:30`,
      ends_at: `${tuesday} 14:00`,
      reason: null,
    })
    .execute()
  expect(await timesOf(['plumbing'])).toEqual(['14:00'])
})

test('only where somebody covers the zip code', async () => {
  await addProfessional(server, { skills: ['plumbing'], zips: ['070'] })
  expect(await timesOf(['plumbing'], { zip: '12207' })).toEqual([])
  expect(await timesOf(['plumbing'], { zip: '07030' })).toEqual(everyTime)
  expect(await timesOf(['plumbing'], {})).toEqual(everyTime)
})

test('somebody who is no longer active does not count, and the service has its seats again', async () => {
  await addProfessional(server, { skills: ['plumbing'], hours: ['08:00', '10:00'] })
  expect(await timesOf(['plumbing'])).toEqual(['08:00'])
  await server.database.write.updateTable('professionals').set({ is_active: 0 }).execute()
  expect(await timesOf(['plumbing'])).toEqual(everyTime)
})

test('several services at one time need a professional each', async () => {
  await addProfessional(server, { skills: ['plumbing', 'electrical'] })
  expect(await timesOf(['plumbing'])).toEqual(everyTime)
  expect(await timesOf(['plumbing', 'electrical'])).toEqual([])
  await addProfessional(server, { skills: ['plumbing'], hours: ['12:00', '16:00'] })
  expect(await timesOf(['plumbing', 'electrical'])).toEqual(['12:00', '14:00'])
})

test('a closed time and a holiday stay above everybody’s hours', async () => {
  await addProfessional(server, { skills: ['plumbing'] })
  await server.database.write
    .updateTable('availability_slots')
    .set({ is_closed: 1 })
    .where('service_id', '=', 'plumbing')
    .where('available_date', '=', tuesday)
    .where('start_time', '=', '08:00')
    .execute()
  expect(await timesOf(['plumbing'])).toEqual(everyTime.slice(1))
  await expect(
    server.guest.booking.create(orderFor('plumbing', { date: tuesday, time: '08:00' })),
  ).rejects.toMatchObject({ cause: { code: 'SLOT_TAKEN' } })
  await server.database.write
    .insertInto('holidays')
    .values({ date: tuesday, name: 'Inventory' })
    .execute()
  expect(await timesOf(['plumbing'])).toEqual([])
})

test('with somebody asked for, only the times of that professional', async () => {
  const ana = await addProfessional(server, { skills: ['plumbing'], hours: ['08:00', '12:00'] })
  await addProfessional(server, { skills: ['plumbing', 'electrical'] })
  expect(await timesOf(['plumbing'], { zip: '12207', professionalId: ana })).toEqual([
    '08:00',
    '10:00',
  ])
  expect(await timesOf(['electrical'], { zip: '12207', professionalId: ana })).toEqual([])
  expect(await timesOf(['plumbing', 'electrical'], { zip: '12207', professionalId: ana })).toEqual([
    '08:00',
    '10:00',
  ])
})

test('a visit from before there were professionals keeps somebody from being offered twice', async () => {
  await server.guest.booking.create(orderFor('plumbing'))
  await addProfessional(server, { skills: ['plumbing'] })
  expect(await timesOf(['plumbing'])).toEqual(['08:00', '12:00', '14:00', '16:00'])
  await expect(server.guest.booking.create(orderFor('plumbing'))).rejects.toMatchObject({
    cause: { code: 'SLOT_TAKEN' },
  })
})

test('the only professional who can do an unassigned visit is not offered for another service, even at an overlapping hour', async () => {
  const { bookings } = await server.guest.booking.create(orderFor('plumbing'))
  await server.database.write
    .updateTable('bookings')
    .set({ scheduled_time: '11:00' })
    .where('id', '=', bookings[0]?.id ?? '')
    .execute()
  await addProfessional(server, { skills: ['plumbing', 'electrical'] })
  expect(await timesOf(['electrical'])).toEqual(['08:00', '14:00', '16:00'])
  for (const time of ['10:00', '12:00']) {
    await expect(
      server.guest.booking.create(orderFor('electrical', { time })),
    ).rejects.toMatchObject({ cause: { code: 'SLOT_TAKEN' } })
  }
  await addProfessional(server, { skills: ['electrical'] })
  expect(await timesOf(['electrical'])).toEqual(['08:00', '10:00', '12:00', '14:00', '16:00'])
  const order = await server.guest.booking.create(orderFor('electrical', { time: '12:00' }))
  expect(order.bookings).toHaveLength(1)
})

test('a cancelled visit gives the time back, and a service keeps the seats that the business gave it', async () => {
  await addProfessional(server, { skills: ['plumbing'] })
  await addProfessional(server, { skills: ['plumbing'] })
  const nextWeek = { date: '2026-12-01' }
  const book = () => server.guest.booking.create(orderFor('plumbing', nextWeek))
  for (const { bookings, token } of [await book(), await book()]) {
    await server.guest.booking.cancel({ id: bookings[0]?.id ?? '', token, fee: 0 })
  }
  await book()
  await server.database.write.updateTable('professionals').set({ is_active: 0 }).execute()
  // The second seat was there for a professional alone.
  await expect(book()).rejects.toMatchObject({ cause: { code: 'SLOT_TAKEN' } })
})

test('which services prevent a common time, and whether it is for lack of people', async () => {
  await addProfessional(server, { skills: ['plumbing', 'electrical'] })
  const weeks = await server.guest.booking.conflictingServices({
    serviceIds: ['plumbing', 'electrical'],
    zip: '12207',
  })
  expect(weeks.length).toBeGreaterThan(7)
  expect(weeks[0]).toMatchObject({ serviceIds: ['electrical'], isForLackOfPeople: true })
})
