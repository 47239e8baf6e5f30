import { afterEach, beforeEach, expect, test } from 'vitest'
import { composeMessage } from '../../src-server/mail/compose-message.ts'
import { queueReminders } from '../../src-server/mail/reminders.ts'
import { customer, admin as signInAdmin } from '../support/accounts.ts'
import { orderFor } from '../support/order.ts'
import { outcome, refusal } from '../support/outcome.ts'
import { professionalInput } from '../support/professionals.ts'
import { testServer, tick } from '../support/server.ts'

let server: Awaited<ReturnType<typeof testServer>>
let admin: Awaited<ReturnType<typeof signInAdmin>>['caller']['admin']
beforeEach(async () => {
  server = await testServer()
  admin = (await signInAdmin(server)).caller.admin
})
afterEach(() => server.close())

const tuesday = '2026-11-24'
const wednesday = '2026-11-25'

const add = async (name: string, more: Parameters<typeof professionalInput>[0] = {}) => {
  const email = `${name.toLowerCase().replace(' ', '.')}@example.com`
  return (await admin.professionals.save(professionalInput({ name, email, ...more }))).id
}

async function book(more: Record<string, unknown> = {}) {
  const { bookings, token } = await server.guest.booking.create(orderFor('plumbing', more))
  return { id: bookings[0]?.id ?? '', token }
}

const arrangement = (id: string) =>
  server.database.read
    .selectFrom('bookings')
    .select([
      'professional_id as who',
      'scheduled_date as date',
      'scheduled_time as time',
      'status',
    ])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

const mails = () =>
  server.database.read
    .selectFrom('outbox')
    .selectAll()
    .where('kind', 'in', ['professionalChanged', 'bookingChanged'])
    .orderBy('created_at')
    .execute()

test('the day shows everybody with hours, time off and visits, and what nobody is assigned to', async () => {
  const { id: waiting } = await book({ time: '08:00' })
  const ana = await add('Ana Ruiz', { hours: [{ weekday: 2, from: '08:00', to: '16:30' }] })
  await add('Ben', { isActive: false })
  const { id } = await book()
  await admin.professionals.addTimeOff({
    id: ana,
    from: '2026-11-23 18:00',
    to: `${tuesday} 10:00`,
    reason: 'Dentist',
  })
  expect(await admin.schedule.day({ date: tuesday })).toMatchObject({
    date: tuesday,
    holiday: null,
    unassigned: [{ id: waiting, time: '08:00' }],
    professionals: [
      {
        name: 'Ana Ruiz',
        hours: [{ from: '08:00', to: '16:30' }],
        timeOff: [{ from: '00:00', to: '10:00', reason: 'Dentist' }],
        visits: [{ id, time: '10:00', serviceTitle: 'Plumbing', status: 'pending' }],
      },
    ],
  })
  await admin.schedule.addHoliday({ date: wednesday, name: 'Inventory' })
  expect(await admin.schedule.day({ date: wednesday })).toMatchObject({ holiday: 'Inventory' })
})

test('the week shows visits and hours by person and day', async () => {
  const ana = await add('Ana')
  await book()
  await book({ time: '14:00' })
  const { days, professionals } = await admin.schedule.workload({ date: '2026-11-23' })
  expect(days.map(({ unassigned }) => unassigned)).toEqual([0, 0, 0, 0, 0, 0, 0])
  expect(professionals).toMatchObject([{ id: ana, name: 'Ana' }])
  expect(professionals[0]?.days.slice(0, 2)).toEqual([
    { date: '2026-11-23', visits: 0, bookedHours: 0, hoursAtWork: 10 },
    { date: tuesday, visits: 2, bookedHours: 4, hoursAtWork: 10 },
  ])
  expect(professionals[0]?.days.at(-1)).toMatchObject({ hoursAtWork: 0 })
})

test('where a visit can go: the times of the business, and who is free then', async () => {
  const ana = await add('Ana')
  const ben = await add('Ben', { hours: [{ weekday: 2, from: '12:00', to: '18:00' }] })
  await add('Cem', { zipPrefixes: ['330'] })
  const { id } = await book()
  await book({ time: '12:00' })
  await admin.schedule.changeTimes({ action: 'close', date: tuesday, time: '16:00' })
  const busy = (await arrangement((await book({ time: '14:00' })).id)).who
  const other = busy === ana ? ben : ana
  const { isStaffed, times: targets } = await admin.schedule.targets({ id, date: tuesday })
  expect(isStaffed).toBe(true)
  expect(targets.map(({ time }) => time)).toEqual(['08:00', '10:00', '12:00', '14:00'])
  expect(targets[0]?.professionals).toEqual([{ id: ana, name: 'Ana' }])
  // Its own time counts as free.
  expect(targets[1]?.professionals).toMatchObject([{ id: ana }])
  expect(targets[3]?.professionals).toMatchObject([{ id: other }])
  await admin.schedule.addHoliday({ date: wednesday, name: 'Inventory' })
  expect(await admin.schedule.targets({ id, date: wednesday })).toEqual({
    isStaffed: true,
    holiday: 'Inventory',
    times: [],
  })
  expect(await outcome(admin.schedule.targets({ id: 'none', date: tuesday }))).toBe('NOT_FOUND')
})

test('the office moves a confirmed visit to another time and to somebody else; it stays confirmed', async () => {
  const ana = await add('Ana')
  const { id, token } = await book()
  await admin.bookings.updateStatus({ id, to: 'confirmed' })
  const ben = await add('Ben')
  tick(server)
  await admin.bookings.move({ id, date: wednesday, time: '14:00', professionalId: ben })
  expect(await arrangement(id)).toEqual({
    who: ben,
    date: wednesday,
    time: '14:00',
    status: 'confirmed',
  })
  // The old time can be booked again, the new one is Ben's.
  const again = await book({ professionalId: ana })
  expect((await arrangement(again.id)).who).toBe(ana)
  const { history } = await admin.bookings.get({ id })
  expect(history[0]?.kind).toBe('confirmed')
  expect(
    history
      .slice(1)
      .map(({ kind }) => kind)
      .toSorted(),
  ).toEqual(['assigned', 'rescheduled'])
  expect(await outcome(server.guest.booking.receipt({ id, token }))).toBe('done')
})

test('without a wish the same professional comes where possible, and anybody else where not', async () => {
  const ana = await add('Ana')
  const { id } = await book()
  const ben = await add('Ben', { hours: [{ weekday: 3, from: '08:00', to: '18:00' }] })
  await admin.bookings.move({ id, date: wednesday, time: '12:00' })
  expect((await arrangement(id)).who).toBe(ana)
  await admin.professionals.addTimeOff({
    id: ana,
    from: `${wednesday} 14:00`,
    to: `${wednesday} 16:00`,
  })
  await admin.bookings.move({ id, date: wednesday, time: '14:00' })
  expect((await arrangement(id)).who).toBe(ben)
})

test('a move that is not possible is refused with the reason, and changes nothing', async () => {
  const ana = await add('Ana', { hours: [{ weekday: 2, from: '08:00', to: '14:00' }] })
  const ben = await add('Ben', { serviceIds: ['hvac'] })
  const { id } = await book()
  const before = await arrangement(id)
  const other = await book({ time: '12:00' })
  const move = (more: Record<string, unknown>) =>
    refusal(admin.bookings.move({ id, date: tuesday, time: '12:00', professionalId: ana, ...more }))
  expect(await move({})).toBe('CONFLICT: Ana has another visit then.')
  expect(await move({ time: '14:00' })).toBe('CONFLICT: Ana is not at work then.')
  expect(await move({ time: '08:00', professionalId: ben })).toBe(
    'CONFLICT: Ben does not do Plumbing.',
  )
  expect(await move({ time: '09:00' })).toBe('BAD_REQUEST: Plumbing is not offered at that time.')
  expect(await move({ date: '2026-11-22' })).toBe(
    'BAD_REQUEST: That time has already started. Please pick another.',
  )
  await admin.schedule.changeTimes({ action: 'close', date: tuesday, time: '08:00' })
  expect(await move({ time: '08:00' })).toBe(
    'CONFLICT: Plumbing is closed or fully booked at that time.',
  )
  const seen = { date: tuesday, time: '14:00', professionalId: ana }
  expect(await move({ from: seen })).toBe(
    'CONFLICT: Someone else has changed this visit in the meantime.',
  )
  expect(await move({ id: 'none' })).toMatch(/^NOT_FOUND: /)
  expect(await arrangement(id)).toEqual(before)
  await admin.bookings.cancel({ id: other.id, from: 'pending', reason: 'Snow.' })
  expect(await move({})).toBe('accepted')
  await admin.bookings.cancel({ id, from: 'pending', reason: 'Snow.' })
  expect(await move({})).toBe('CONFLICT: The visit has started, is finished, or is cancelled.')
})

test('a visit can go back to nobody, unless it is confirmed', async () => {
  const { id } = await book()
  const ana = await add('Ana')
  const here = { id, date: tuesday, time: '10:00' }
  await admin.bookings.move({ ...here, professionalId: ana })
  await admin.bookings.move({ ...here, professionalId: null })
  expect((await arrangement(id)).who).toBeNull()
  await admin.bookings.move({ ...here, professionalId: ana })
  await admin.bookings.updateStatus({ id, to: 'confirmed' })
  expect(await refusal(admin.bookings.move({ ...here, professionalId: null }))).toBe(
    'CONFLICT: A confirmed visit needs a professional. Choose who comes instead.',
  )
})

test('of two administrators who move one visit at once, one is refused', async () => {
  const ana = await add('Ana')
  const { id } = await book()
  const from = { date: tuesday, time: '10:00', professionalId: ana }
  const outcomes = await Promise.all(
    ['12:00', '14:00'].map((time) =>
      outcome(admin.bookings.move({ id, date: tuesday, time, from })),
    ),
  )
  expect(outcomes.toSorted()).toEqual(['CONFLICT', 'done'])
})

test('the customer hears of the result once, and of nothing that was undone', async () => {
  const ana = await add('Ana')
  const { id } = await book()
  const ben = await add('Ben')
  const move = (time: string, professionalId: string) =>
    admin.bookings.move({ id, date: tuesday, time, professionalId })
  await move('14:00', ana)
  tick(server)
  await move('10:00', ana)
  expect(await mails()).toMatchObject([
    { status: 'held', reason: 'the visit was changed again before it went out' },
  ])
  tick(server)
  await move('14:00', ana)
  tick(server)
  await admin.bookings.assign({ id, professionalId: ben })
  tick(server)
  await move('16:00', ben)
  const all = await mails()
  expect(all.map(({ status }) => status)).toEqual(['held', 'held', 'held', 'queued'])
  const sent = all[3]
  const mail = sent && composeMessage(sent, { ...server.deps, queuedAt: new Date(0) })
  expect(JSON.stringify(mail)).toContain('Your new time: Tue, Nov 24')
  expect(JSON.stringify(mail)).toContain('A different professional will come at the new time: Ben.')
  expect(sent?.facts).toContain('"before":{"date":"2026-11-24","time":"10:00"}')
})

test('whoever wants no updates still hears that their visit is at another time, and a confirmation does not replace it', async () => {
  const ana = await add('Ana')
  const { caller } = await customer(server)
  await caller.dashboard.savePreferences({
    ...(await caller.dashboard.preferences()),
    emailBookingUpdates: false,
    emailBookingConfirmations: false,
  })
  const { bookings } = await caller.booking.create(orderFor('plumbing'))
  const id = bookings[0]?.id ?? ''
  await admin.bookings.move({ id, date: wednesday, time: '14:00', professionalId: ana })
  await admin.bookings.updateStatus({ id, to: 'confirmed' })
  expect(await mails()).toMatchObject([{ kind: 'bookingChanged', status: 'queued' }])
})

test('a cancellation before the customer heard of a move names the time that they know', async () => {
  const ana = await add('Ana')
  const { id } = await book()
  await admin.bookings.move({ id, date: wednesday, time: '14:00', professionalId: ana })
  await admin.bookings.cancel({ id, from: 'pending', reason: 'Storm' })
  const cancelled = await server.database.read
    .selectFrom('outbox')
    .select('facts')
    .where('kind', '=', 'bookingCancelled')
    .executeTakeFirstOrThrow()
  expect(JSON.parse(cancelled.facts)).toMatchObject({ date: tuesday, time: '10:00' })
})

test('a visit that the office moved is cancelled without a fee, until the customer moves it or it is back', async () => {
  const ana = await add('Ana')
  const { id, token } = await book({ date: '2026-11-27' })
  const fee = async () => (await server.guest.booking.details({ id, token })).feeNow
  const move = (date: string, time: string) =>
    admin.bookings.move({ id, date, time, professionalId: ana })
  await move(tuesday, '08:00')
  expect(await fee()).toBe(0)
  await move('2026-11-27', '10:00')
  tick(server, 84 * 3_600_000)
  expect(await fee()).toBeGreaterThan(0)
  await move('2026-11-27', '14:00')
  expect(await fee()).toBe(0)
  await server.guest.booking.cancel({ id, token, fee: 0 })
})

test('neither the email nor the page of a visit that the office moved names a deadline for cancelling', async () => {
  const ana = await add('Ana')
  const { id, token } = await book({ date: '2026-11-27' })
  await admin.bookings.move({ id, date: '2026-11-27', time: '14:00', professionalId: ana })
  const [message] = await mails()
  if (!message) throw new Error('No message is queued.')
  const text = JSON.stringify(composeMessage(message, { ...server.deps, queuedAt: new Date(0) }))
  expect(text).toContain('2:00 PM')
  expect(text).not.toContain('Free to cancel until')
  const receipt = await server.guest.booking.receipt({ id, token })
  expect(receipt.bookings).toMatchObject([{ isMovedByOffice: true }])
})

test('a customer does not read of moves that the office took back, but of those that stayed', async () => {
  const ana = await add('Ana')
  const { id, token } = await book()
  const move = (time: string) =>
    admin.bookings.move({ id, date: tuesday, time, professionalId: ana })
  const history = async () =>
    (await server.guest.booking.details({ id, token })).history.map(({ facts }) => facts.to?.time)
  await move('14:00')
  tick(server)
  await move('10:00')
  expect(await history()).toEqual([])
  await move('16:00')
  tick(server, 5 * 60_000)
  await move('10:00')
  expect(await history()).toEqual(['16:00', '10:00'])
})

test('a move says whether the customer is told of it, and whether it can be undone', async () => {
  const ana = await add('Ana')
  const { id } = await book()
  const move = (time: string) =>
    admin.bookings.move({ id, date: tuesday, time, professionalId: ana })
  expect(await move('14:00')).toMatchObject({ isCustomerTold: true, canUndo: true })
  expect(await move('10:00')).toMatchObject({ isCustomerTold: false, canUndo: true })
  expect(await move('10:00')).toMatchObject({ isCustomerTold: false, canUndo: false })
})

test('the board says which visits can be moved: none that has begun', async () => {
  await add('Ana')
  const { id } = await book()
  const canMove = async () =>
    (await admin.schedule.day({ date: tuesday })).professionals
      .flatMap(({ visits }) => visits)
      .find((visit) => visit.id === id)?.canMove
  expect(await canMove()).toBe(true)
  server.clock.set('2026-11-24T15:00:00.000Z')
  expect(await canMove()).toBe(false)
})

test('a visit that nobody has started in time goes to another time or to somebody else, and not back', async () => {
  const ana = await add('Ana')
  const ben = await add('Ben')
  const { id } = await book()
  await admin.bookings.assign({ id, professionalId: ana })
  server.clock.set('2026-11-24T15:30:00.000Z')
  expect((await admin.bookings.get({ id })).canMove).toBe(true)
  expect(await admin.bookings.assign({ id, professionalId: ben })).toMatchObject({
    after: { professionalId: ben },
  })
  const move = { id, date: tuesday, professionalId: ben }
  expect(await outcome(admin.bookings.move({ ...move, time: '10:00' }))).toBe('BAD_REQUEST')
  expect(await admin.bookings.move({ ...move, time: '14:00' })).toMatchObject({
    isCustomerTold: true,
    canUndo: false,
  })
})

test('the office reads who is free for a caller at a time, the least busy first', async () => {
  await add('Ana')
  await add('Ben')
  await add('Cleo', { serviceIds: ['hvac'] })
  await book()
  const free = async (time: string) =>
    (await admin.schedule.freeAt({ serviceId: 'plumbing', date: tuesday, time })).map(
      ({ firstName }) => firstName,
    )
  const [busy] = (await admin.schedule.day({ date: tuesday })).professionals.filter(
    ({ visits }) => visits.length > 0,
  )
  const other = busy?.name.startsWith('Ana') ? 'Ben' : 'Ana'
  expect(await free('10:00')).toEqual([other])
  expect(await free('14:00')).toEqual([other, other === 'Ana' ? 'Ben' : 'Ana'])
})

test('the week shows inactive professionals who still have visits', async () => {
  const ana = await add('Ana')
  await add('Ben')
  const { id } = await book()
  await admin.bookings.assign({ id, professionalId: ana })
  await admin.professionals.save(professionalInput({ id: ana, name: 'Ana', isActive: false }))
  const names = async (date: string) =>
    (await admin.schedule.workload({ date })).professionals.map(({ name }) => name)
  expect(await names(tuesday)).toEqual(['Ana', 'Ben'])
  expect(await names('2026-12-07')).toEqual(['Ben'])
})

test('moves of the office do not use up those of the customer', async () => {
  const ana = await add('Ana')
  const { id, token } = await book()
  for (let turn = 0; turn < 6; turn += 1) {
    tick(server)
    await admin.bookings.move({ id, date: tuesday, time: '14:00', professionalId: ana })
    tick(server)
    await admin.bookings.move({ id, date: tuesday, time: '10:00', professionalId: ana })
  }
  await server.guest.booking.reschedule({ id, token, date: wednesday, time: '10:00' })
  expect((await arrangement(id)).date).toBe(wednesday)
})

test('a visit that the office moved away and back is reminded of', async () => {
  const ana = await add('Ana')
  const { id } = await book({ date: '2026-11-27' })
  tick(server, 3 * 24 * 3_600_000)
  await admin.bookings.move({ id, date: '2026-11-27', time: '14:00', professionalId: ana })
  tick(server)
  await admin.bookings.move({ id, date: '2026-11-27', time: '10:00', professionalId: ana })
  tick(server, 24 * 3_600_000 - 6 * 3_600_000)
  await queueReminders(server.deps)
  const reminders = await server.database.read
    .selectFrom('outbox')
    .select('status')
    .where('kind', '=', 'reminder')
    .execute()
  expect(reminders).toEqual([{ status: 'queued' }])
})

test('a visit that is moved away and back after its reminder is not reminded of again', async () => {
  const ana = await add('Ana')
  const { id } = await book({ date: '2026-11-27' })
  const reminders = async () => {
    await queueReminders(server.deps)
    return server.database.read
      .selectFrom('outbox')
      .select('id')
      .where('kind', '=', 'reminder')
      .where('status', '<>', 'held')
      .execute()
  }
  tick(server, 3 * 24 * 3_600_000 + 6 * 3_600_000)
  expect(await reminders()).toHaveLength(1)
  await server.database.write
    .updateTable('outbox')
    .set({ status: 'sent', attempts: 1 })
    .where('kind', '=', 'reminder')
    .execute()
  for (const time of ['14:00', '10:00']) {
    tick(server)
    await admin.bookings.move({ id, date: '2026-11-27', time, professionalId: ana })
  }
  expect(await reminders()).toHaveLength(1)
})

test('a visit of somebody who is off then waits on the overview for someone else', async () => {
  const ana = await add('Ana')
  const { id } = await book()
  const unsuited = async () => (await admin.figures.today()).unsuited
  expect(await unsuited()).toEqual({ count: 0, visits: [] })
  const off = (from: string, to: string) =>
    admin.professionals.addTimeOff({ id: ana, from: `${tuesday} ${from}`, to: `${tuesday} ${to}` })
  // The visit is from ten to twelve.
  await off('08:00', '10:00')
  await off('12:00', '14:00')
  expect((await unsuited()).count).toBe(0)
  await off('11:30', '12:00')
  expect(await unsuited()).toMatchObject({ count: 1, visits: [{ id, isClosed: false }] })
  await admin.schedule.addHoliday({ date: tuesday, name: 'Inventory' })
  expect(await unsuited()).toMatchObject({ count: 1, visits: [{ id, isClosed: true }] })
  expect(await admin.schedule.targets({ id, date: tuesday })).toMatchObject({
    holiday: 'Inventory',
    times: [],
  })
})

test('a visit is not confirmed for somebody who can no longer come, and an inactive one has no hours on the board', async () => {
  const ana = await add('Ana')
  const { id } = await book()
  await server.database.write
    .updateTable('professionals')
    .set({ is_active: 0 })
    .where('id', '=', ana)
    .execute()
  expect(await refusal(admin.bookings.updateStatus({ id, to: 'confirmed' }))).toBe(
    'CONFLICT: Ana is no longer active. Open the visit and choose someone else.',
  )
  expect((await admin.figures.today()).unsuited).toMatchObject({ count: 1, visits: [{ id }] })
  const { professionals } = await admin.schedule.day({ date: tuesday })
  expect(professionals).toMatchObject([{ id: ana, hours: [], visits: [{ id }] }])
  const week = await admin.schedule.workload({ date: tuesday })
  expect(week.professionals[0]?.days.map(({ hoursAtWork }) => hoursAtWork)).toEqual(
    Array.from({ length: 7 }, () => 0),
  )
})

test('a calendar that reads the two emails of a visit moved twice has one entry at the last time', async () => {
  const ana = await add('Ana')
  const { id } = await book()
  for (const time of ['14:00', '16:00']) {
    await admin.bookings.move({ id, date: tuesday, time, professionalId: ana })
    server.clock.set(new Date(server.clock.now().getTime() + 3 * 60_000).toISOString())
    await server.database.write
      .updateTable('outbox')
      .set({ status: 'sent', attempts: 1 })
      .where('status', '=', 'queued')
      .execute()
  }
  const sequences = (await mails()).map(({ facts }) => /"sequence":(\d+)/.exec(facts)?.[1])
  expect(sequences).toEqual(['1', '2'])
})
