import { expect, test } from 'vitest'
import { officeWithStaff } from '../support/office-with-staff.ts'
import { outcome, refusal } from '../support/outcome.ts'
import { professionalInput } from '../support/professionals.ts'

const at = officeWithStaff()
const tuesday = '2026-11-24'
const wednesday = '2026-11-25'

test('the day shows everybody with hours, time off and visits, and what nobody is assigned to', async () => {
  const { id: waiting } = await at.booked({ time: '08:00' })
  const ana = await at.add('Ana Ruiz', { hours: [{ weekday: 2, from: '08:00', to: '16:30' }] })
  await at.add('Ben', { isActive: false })
  const { id } = await at.booked()
  await at.boss.professionals.addTimeOff({
    id: ana,
    from: '2026-11-23 18:00',
    to: `${tuesday} 10:00`,
    reason: 'Dentist',
  })
  expect(await at.boss.schedule.day({ date: tuesday })).toMatchObject({
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
  await at.boss.schedule.addHoliday({ date: wednesday, name: 'Inventory' })
  expect(await at.boss.schedule.day({ date: wednesday })).toMatchObject({ holiday: 'Inventory' })
})

test('the week shows visits and hours by person and day', async () => {
  const ana = await at.add('Ana')
  await at.booked()
  await at.booked({ time: '14:00' })
  const { days, professionals } = await at.boss.schedule.workload({ date: '2026-11-23' })
  expect(days.map(({ unassigned }) => unassigned)).toEqual([0, 0, 0, 0, 0, 0, 0])
  expect(professionals).toMatchObject([{ id: ana, name: 'Ana' }])
  expect(professionals[0]?.days.slice(0, 2)).toEqual([
    { date: '2026-11-23', visits: 0, bookedHours: 0, hoursAtWork: 10 },
    { date: tuesday, visits: 2, bookedHours: 4, hoursAtWork: 10 },
  ])
  expect(professionals[0]?.days.at(-1)).toMatchObject({ hoursAtWork: 0 })
})

test('where a visit can go: the times of the business, and who is free then', async () => {
  const ana = await at.add('Ana')
  const ben = await at.add('Ben', { hours: [{ weekday: 2, from: '12:00', to: '18:00' }] })
  await at.add('Cem', { zipPrefixes: ['330'] })
  const { id } = await at.booked()
  await at.booked({ time: '12:00' })
  await at.boss.schedule.changeTimes({ action: 'close', date: tuesday, time: '16:00' })
  const busy = (await at.arrangement((await at.booked({ time: '14:00' })).id)).who
  const other = busy === ana ? ben : ana
  const { isStaffed, times: targets } = await at.boss.schedule.targets({ id, date: tuesday })
  expect(isStaffed).toBe(true)
  expect(targets.map(({ time }) => time)).toEqual(['08:00', '10:00', '12:00', '14:00'])
  expect(targets[0]?.professionals).toEqual([{ id: ana, name: 'Ana' }])
  // Its own time counts as free.
  expect(targets[1]?.professionals).toMatchObject([{ id: ana }])
  expect(targets[3]?.professionals).toMatchObject([{ id: other }])
  await at.boss.schedule.addHoliday({ date: wednesday, name: 'Inventory' })
  expect(await at.boss.schedule.targets({ id, date: wednesday })).toEqual({
    isStaffed: true,
    holiday: 'Inventory',
    times: [],
  })
  expect(await outcome(at.boss.schedule.targets({ id: 'none', date: tuesday }))).toBe('NOT_FOUND')
})

test('the board says which visits can be moved: none that has begun', async () => {
  await at.add('Ana')
  const { id } = await at.booked()
  const canMove = async () =>
    (await at.boss.schedule.day({ date: tuesday })).professionals
      .flatMap(({ visits }) => visits)
      .find((visit) => visit.id === id)?.canMove
  expect(await canMove()).toBe(true)
  at.server.clock.set('2026-11-24T15:00:00.000Z')
  expect(await canMove()).toBe(false)
})

test('a visit that nobody has started in time goes to another time or to somebody else, and not back', async () => {
  const ana = await at.add('Ana')
  const ben = await at.add('Ben')
  const { id } = await at.booked()
  await at.boss.bookings.assign({ id, professionalId: ana })
  at.server.clock.set('2026-11-24T15:30:00.000Z')
  expect((await at.boss.bookings.get({ id })).canMove).toBe(true)
  expect(await at.boss.bookings.assign({ id, professionalId: ben })).toMatchObject({
    after: { professionalId: ben },
  })
  const move = { id, date: tuesday, professionalId: ben }
  expect(await outcome(at.boss.bookings.move({ ...move, time: '10:00' }))).toBe('BAD_REQUEST')
  expect(await at.boss.bookings.move({ ...move, time: '14:00' })).toMatchObject({
    isCustomerTold: true,
    canUndo: false,
  })
})

test('the office reads who is free for a caller at a time, the least busy first', async () => {
  await at.add('Ana')
  await at.add('Ben')
  await at.add('Cleo', { serviceIds: ['hvac'] })
  await at.booked()
  const free = async (time: string) =>
    (await at.boss.schedule.freeAt({ serviceId: 'plumbing', date: tuesday, time })).map(
      ({ firstName }) => firstName,
    )
  const [busy] = (await at.boss.schedule.day({ date: tuesday })).professionals.filter(
    ({ visits }) => visits.length > 0,
  )
  const other = busy?.name.startsWith('Ana') ? 'Ben' : 'Ana'
  expect(await free('10:00')).toEqual([other])
  expect(await free('14:00')).toEqual([other, other === 'Ana' ? 'Ben' : 'Ana'])
})

test('the week shows inactive professionals who still have visits', async () => {
  const ana = await at.add('Ana')
  await at.add('Ben')
  const { id } = await at.booked()
  await at.boss.bookings.assign({ id, professionalId: ana })
  await at.boss.professionals.save(professionalInput({ id: ana, name: 'Ana', isActive: false }))
  const names = async (date: string) =>
    (await at.boss.schedule.workload({ date })).professionals.map(({ name }) => name)
  expect(await names(tuesday)).toEqual(['Ana', 'Ben'])
  expect(await names('2026-12-07')).toEqual(['Ben'])
})

test('a visit of somebody who is off then waits on the overview for someone else', async () => {
  const ana = await at.add('Ana')
  const { id } = await at.booked()
  const unsuited = async () => (await at.boss.figures.today()).unsuited
  expect(await unsuited()).toEqual({ count: 0, visits: [] })
  const off = (from: string, to: string) =>
    at.boss.professionals.addTimeOff({
      id: ana,
      from: `${tuesday} ${from}`,
      to: `${tuesday} ${to}`,
    })
  // The visit is from ten to twelve.
  await off('08:00', '10:00')
  await off('12:00', '14:00')
  expect((await unsuited()).count).toBe(0)
  await off('11:30', '12:00')
  expect(await unsuited()).toMatchObject({ count: 1, visits: [{ id, isClosed: false }] })
  await at.boss.schedule.addHoliday({ date: tuesday, name: 'Inventory' })
  expect(await unsuited()).toMatchObject({ count: 1, visits: [{ id, isClosed: true }] })
  expect(await at.boss.schedule.targets({ id, date: tuesday })).toMatchObject({
    holiday: 'Inventory',
    times: [],
  })
})

test('a visit is not confirmed for somebody who can no longer come, and an inactive one has no hours on the board', async () => {
  const ana = await at.add('Ana')
  const { id } = await at.booked()
  await at.server.database.write
    .updateTable('professionals')
    .set({ is_active: 0 })
    .where('id', '=', ana)
    .execute()
  expect(await refusal(at.boss.bookings.updateStatus({ id, to: 'confirmed' }))).toBe(
    'CONFLICT: Ana is no longer active. Open the visit and choose someone else.',
  )
  expect((await at.boss.figures.today()).unsuited).toMatchObject({ count: 1, visits: [{ id }] })
  const { professionals } = await at.boss.schedule.day({ date: tuesday })
  expect(professionals).toMatchObject([{ id: ana, hours: [], visits: [{ id }] }])
  const week = await at.boss.schedule.workload({ date: tuesday })
  expect(week.professionals[0]?.days.map(({ hoursAtWork }) => hoursAtWork)).toEqual(
    Array.from({ length: 7 }, () => 0),
  )
})
