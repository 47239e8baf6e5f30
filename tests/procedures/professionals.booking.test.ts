import { afterEach, beforeEach, expect, test } from 'vitest'
import { composeMessage } from '../../src-server/mail/compose-message.ts'
import { admin } from '../support/accounts.ts'
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

/** An order for one service that asks for a professional. */
const orderWith = (professionalId: string, more: Record<string, unknown> = {}) => {
  const { services, ...order } = orderFor('plumbing', more)
  return { ...order, services: services.map((one) => ({ ...one, professionalId })) }
}

test('who has the fewest visits that day comes, then who has waited longest', async () => {
  const ana = await addProfessional(server, { skills: ['plumbing'] })
  const ben = await addProfessional(server, { skills: ['plumbing'] })
  const came = async (more: Record<string, unknown>) => {
    tick(server)
    const { bookings } = await server.guest.booking.create(orderFor('plumbing', more))
    return (await visits()).find(({ id }) => id === bookings[0]?.id)?.professional_id
  }
  const first = await came({ time: '08:00' })
  const second = await came({ time: '10:00' })
  expect(new Set([first, second])).toEqual(new Set([ana, ben]))
  // Both have one visit on Tuesday and none on Wednesday: the first one has waited longer.
  expect(await came({ time: '12:00' })).toBe(first)
  expect(await came({ date: '2026-11-25' })).toBe(second)
  expect(await came({ time: '14:00' })).toBe(second)
})

test('the requested professional comes; if that is not possible, nothing is booked and the customer is told', async () => {
  await addProfessional(server, { skills: ['plumbing'] })
  const ben = await addProfessional(server, { skills: ['plumbing'] })
  const electrician = await addProfessional(server, { skills: ['electrical'] })
  const elsewhere = await addProfessional(server, { skills: ['plumbing'], zips: ['330'] })
  for (const time of ['08:00', '10:00', '12:00']) {
    await server.guest.booking.create(orderWith(ben, { time }))
  }
  expect((await visits()).map((one) => one.professional_id)).toEqual([ben, ben, ben])
  await expect(server.guest.booking.create(orderWith(ben))).rejects.toMatchObject({
    code: 'CONFLICT',
    cause: { code: 'PROFESSIONAL_TAKEN', field: 'plumbing' },
  })
  for (const stranger of [electrician, elsewhere, 'nobody']) {
    await expect(server.guest.booking.create(orderWith(stranger))).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      cause: { code: 'PROFESSIONAL_UNKNOWN', field: 'plumbing' },
    })
  }
  expect(await visits()).toHaveLength(3)
})

test('several services at one time get a professional each, and the only one who can do a service does it', async () => {
  const both = await addProfessional(server, { skills: ['plumbing', 'electrical'] })
  const plumber = await addProfessional(server, { skills: ['plumbing'] })
  await server.guest.booking.create(orderForAll(['plumbing', 'electrical']))
  expect(await visits()).toMatchObject([
    { service_id: 'electrical', professional_id: both },
    { service_id: 'plumbing', professional_id: plumber },
  ])
  await expect(
    server.guest.booking.create(orderForAll(['plumbing', 'electrical'])),
  ).rejects.toMatchObject({ code: 'CONFLICT' })
  expect(await visits()).toHaveLength(2)
})

test('somebody who is asked for and is no longer active is refused before anything is stored', async () => {
  const ana = await addProfessional(server, { skills: ['plumbing'] })
  await addProfessional(server, { skills: ['plumbing'] })
  await server.database.write
    .updateTable('professionals')
    .set({ is_active: 0 })
    .where('id', '=', ana)
    .execute()
  expect(await outcome(server.guest.booking.create(orderWith(ana)))).toBe('BAD_REQUEST')
  expect(await visits()).toEqual([])
  await server.guest.booking.create(orderFor('plumbing'))
  expect(await visits()).toHaveLength(1)
})

test('somebody who is asked for with an order of several services does one of them', async () => {
  const [ana, ben, cem] = [
    await addProfessional(server, { skills: ['plumbing', 'electrical'] }),
    await addProfessional(server, { skills: ['plumbing'] }),
    await addProfessional(server, { skills: ['electrical'] }),
  ]
  const order = (professionalId: string, time: string) =>
    server.guest.booking.create(orderForAll(['plumbing', 'electrical'], { professionalId, time }))
  await order(ana, '10:00')
  expect((await visits()).map((one) => one.professional_id)).toContain(ana)
  await server.guest.booking.create(orderFor('plumbing', { professionalId: ana, time: '08:00' }))
  // Two others could come.
  await expect(order(ana, '08:00')).rejects.toMatchObject({
    code: 'CONFLICT',
    cause: { code: 'PROFESSIONAL_TAKEN' },
  })
  await expect(order('nobody', '12:00')).rejects.toMatchObject({
    cause: { code: 'PROFESSIONAL_UNKNOWN' },
  })
  // Ben is busy then: the plumbing is Ana's, and Cem does the other one.
  await server.guest.booking.create(orderFor('plumbing', { professionalId: ben, time: '14:00' }))
  await order(ana, '14:00')
  const at = (await visits()).filter((one) => one.scheduled_time === '14:00')
  expect(new Set(at.map((one) => `${one.service_id} ${one.professional_id}`))).toEqual(
    new Set([`electrical ${cem}`, `plumbing ${ben}`, `plumbing ${ana}`]),
  )
})

test('one professional does two services of an order at different times', async () => {
  const ana = await addProfessional(server, { skills: ['plumbing', 'electrical'] })
  const order = orderForAll(['plumbing', 'electrical'])
  const services = order.services.map((one, index) =>
    index === 0 ? one : { ...one, date: '2026-11-24', time: '12:00' },
  )
  await server.guest.booking.create({ ...order, services })
  expect((await visits()).map((one) => one.professional_id)).toEqual([ana, ana])
})

test('of visits that overlap in a chain, the first and the last may have the same professional', async () => {
  const { schedule } = (await admin(server)).caller.admin
  const date = '2026-11-24'
  // Only the office offers times between the usual ones, and only while nobody does the service.
  await schedule.addSeat({ serviceId: 'electrical', date, time: '09:00' })
  const ana = await addProfessional(server, { skills: ['plumbing', 'hvac'] })
  const ben = await addProfessional(server, { skills: ['electrical'] })
  const chain = ['plumbing', 'electrical', 'hvac'] as const
  const times = ['08:00', '09:00', '10:00']
  const order = orderForAll(chain)
  await server.guest.booking.create({
    ...order,
    services: order.services.map((one, at) => ({ ...one, date, time: times[at] })),
  })
  expect(await visits()).toMatchObject([
    { service_id: 'electrical', scheduled_time: '09:00', professional_id: ben },
    { service_id: 'hvac', scheduled_time: '10:00', professional_id: ana },
    { service_id: 'plumbing', scheduled_time: '08:00', professional_id: ana },
  ])
})

test('a moved visit keeps its professional where possible, and gets another one where not', async () => {
  const ana = await addProfessional(server, { skills: ['plumbing'] })
  const { bookings, token } = await server.guest.booking.create(orderFor('plumbing'))
  const ben = await addProfessional(server, { skills: ['plumbing'], hours: ['14:00', '18:00'] })
  const id = bookings[0]?.id ?? ''
  const moveTo = (time: string, more: Record<string, unknown> = {}) =>
    server.guest.booking.reschedule({ id, token, date: '2026-11-25', time, ...more })
  const who = async () => (await visits())[0]?.professional_id
  await moveTo('12:00')
  expect(await who()).toBe(ana)
  await server.database.write
    .insertInto('time_off')
    .values({
      id: 'off',
      professional_id: ana,
      starts_at: '2026-11-25 14:00',
      ends_at: '2026-11-25 16:00',
      reason: null,
    })
    .execute()
  await moveTo('14:00')
  expect(await who()).toBe(ben)
  await expect(moveTo('08:00', { professionalId: ben })).rejects.toMatchObject({
    cause: { code: 'PROFESSIONAL_TAKEN' },
  })
  await moveTo('16:00', { professionalId: ana })
  expect(await who()).toBe(ana)
})

test('the emails say who comes, by first name alone, and that somebody else comes after a move', async () => {
  await addProfessional(server, {
    name: 'Ana Ruiz',
    skills: ['plumbing'],
    hours: ['08:00', '12:00'],
  })
  await addProfessional(server, {
    name: 'Ben Cole',
    skills: ['plumbing'],
    hours: ['12:00', '18:00'],
  })
  const { bookings, token } = await server.guest.booking.create(orderFor('plumbing'))
  const id = bookings[0]?.id ?? ''
  await server.guest.booking.reschedule({ id, token, date: '2026-11-25', time: '14:00' })
  await server.guest.booking.reschedule({ id, token, date: '2026-11-25', time: '16:00' })
  const texts = (
    await server.database.read.selectFrom('outbox').selectAll().orderBy('created_at').execute()
  ).map((row) => JSON.stringify(composeMessage(row, { ...server.deps, queuedAt: new Date(0) })))
  expect(texts.join()).toContain('Your time is secured, and Ana will come.')
  expect(texts.filter((text) => text.includes('Professional: Ana'))).toHaveLength(1)
  expect(texts.filter((text) => text.includes('Professional: Ben'))).toHaveLength(2)
  expect(
    texts.filter((text) =>
      text.includes('A different professional will come at the new time: Ben.'),
    ),
  ).toHaveLength(1)
  expect(texts.join()).not.toMatch(/Ruiz|Cole/)
})

test('the emails say how somebody is rated and how many visits they have made, at the order and after a move', async () => {
  await addProfessional(server, { name: 'Ana Ruiz', skills: ['plumbing'] })
  await server.database.write
    .updateTable('professionals')
    .set({ reviews: 2, stars: 9, completed_visits: 23 } as never)
    .execute()
  const { bookings, token } = await server.guest.booking.create(orderFor('plumbing'))
  const id = bookings[0]?.id ?? ''
  await server.guest.booking.reschedule({ id, token, date: '2026-11-25', time: '14:00' })
  const rows = await server.database.read.selectFrom('outbox').selectAll().execute()
  const texts = rows.map((row) =>
    JSON.stringify(composeMessage(row, { ...server.deps, queuedAt: new Date(0) })),
  )
  expect(texts).toHaveLength(2)
  for (const text of texts) expect(text).toContain('Professional: Ana, 4.5 ★ (2) · 23 visits')
})

test('a professional requested for a whole order is recorded only for the service that they do', async () => {
  const ana = await addProfessional(server, { name: 'Ana Ruiz', skills: ['plumbing'] })
  await addProfessional(server, { name: 'Ben Cole', skills: ['electrical'] })
  const ids = ['plumbing', 'electrical'] as const
  await server.guest.booking.create(orderForAll(ids, { professionalId: ana }))
  const rows = await server.database.read
    .selectFrom('bookings')
    .select(['service_id', 'preferred_professional_id as preferred'])
    .orderBy('service_id')
    .execute()
  expect(rows).toEqual([
    { service_id: 'electrical', preferred: null },
    { service_id: 'plumbing', preferred: ana },
  ])
})
