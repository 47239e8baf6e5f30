import { expect, test } from 'vitest'
import { services } from '../../shared/catalogue.ts'
import { orderFor } from '../support/order.ts'
import { outcome, refusal } from '../support/outcome.ts'
import { addProfessional } from '../support/professionals.ts'
import { serverWithAdmin } from '../support/server-with-admin.ts'

const at = serverWithAdmin()

const times = async (serviceId = 'plumbing') =>
  (await at.server.guest.booking.openSlots({ serviceIds: [serviceId] })).map(
    ({ date, startTime }) => `${date} ${startTime}`,
  )

test('a closed time cannot be booked, an opened one can, and booked times stay booked', async () => {
  const { id } = await at.booked({ date: '2026-12-01' })
  expect(await at.boss.schedule.changeTimes({ action: 'close', date: '2026-12-01' })).toEqual({
    changed: services.length * 5 - 1,
    visits: 1,
  })
  expect((await times()).some((time) => time.startsWith('2026-12-01'))).toBe(false)
  expect(
    await outcome(
      at.server.guest.booking.create(orderFor('hvac', { date: '2026-12-01', time: '12:00' })),
    ),
  ).toBe('CONFLICT')
  expect((await at.boss.bookings.get({ id })).status).toBe('pending')
  await at.boss.schedule.changeTimes({
    action: 'open',
    date: '2026-12-01',
    time: '12:00',
    serviceId: 'plumbing',
  })
  expect((await times()).filter((time) => time.startsWith('2026-12-01'))).toEqual([
    '2026-12-01 12:00',
  ])
  const week = await at.boss.schedule.week({ from: '2026-11-29' })
  const day = week.find(({ date }) => date === '2026-12-01')
  expect(day?.times.find(({ time }) => time === '10:00')).toEqual({
    time: '10:00',
    visits: 1,
    free: 0,
    closed: services.length - 1,
  })
  expect(await at.boss.schedule.time({ date: '2026-12-01', time: '10:00' })).toMatchObject({
    visits: [{ id, serviceTitle: 'Plumbing', customerName: 'Ada Byron' }],
  })
})

test('a service with professionals counts once, whatever is booked, and needs no seats', async () => {
  await addProfessional(at.server.deps, { skills: ['plumbing'] })
  await addProfessional(at.server.deps, { name: 'Ben Okoro', skills: ['plumbing'] })
  await at.booked({ date: '2026-12-01' })
  await at.booked({ date: '2026-12-01' })
  const at10 = async (serviceId?: 'plumbing') =>
    (await at.boss.schedule.week({ from: '2026-12-01', serviceId }))[0]?.times.find(
      ({ time }) => time === '10:00',
    )
  expect(await at10()).toEqual({ time: '10:00', visits: 2, free: services.length, closed: 0 })
  expect(await at10('plumbing')).toEqual({ time: '10:00', visits: 2, free: 1, closed: 0 })
  const here = { date: '2026-12-01', time: '10:00', serviceId: 'plumbing' } as const
  await at.boss.schedule.changeTimes({ action: 'close', ...here })
  expect(await at10()).toMatchObject({ free: services.length - 1, closed: 1 })
  const { seats, seatServiceIds } = await at.boss.schedule.time(here)
  expect(seats).toMatchObject([{ serviceId: 'plumbing', isClosed: 1, isStaffed: true, seats: 1 }])
  expect(seatServiceIds).toHaveLength(services.length - 1)
  expect(seatServiceIds).not.toContain('plumbing')
  expect(await refusal(at.boss.schedule.addSeat(here))).toBe(
    'BAD_REQUEST: Plumbing is booked by professional. Change their hours instead.',
  )
})

test('with another seat there are as many bookings as seats, and not one more among 20 at once', async () => {
  await at.boss.schedule.addSeat({ serviceId: 'plumbing', date: '2026-12-01', time: '10:00' })
  await at.boss.schedule.addSeat({ serviceId: 'plumbing', date: '2026-12-01', time: '10:00' })
  expect((await times()).filter((time) => time === '2026-12-01 10:00')).toHaveLength(1)
  const outcomes = await Promise.all(
    Array.from({ length: 20 }, () => outcome(at.booked({ date: '2026-12-01' }))),
  )
  expect(outcomes.filter((one) => one === 'done')).toHaveLength(3)
  expect(outcomes.filter((one) => one === 'CONFLICT')).toHaveLength(17)
  expect(await times()).not.toContain('2026-12-01 10:00')
})

test('a time that was not offered can be opened, unless it has begun or is too far ahead', async () => {
  await at.boss.schedule.addSeat({ serviceId: 'plumbing', date: '2026-11-29', time: '18:00' })
  expect(await times()).toContain('2026-11-29 18:00')
  await at.booked({ date: '2026-11-29', time: '18:00' })
  for (const [date, time] of [
    ['2026-11-23', '08:00'],
    ['2027-03-01', '10:00'],
    ['2026-12-01', '22:00'],
    ['2026-12-01', '10:30'],
  ] as const) {
    expect(await outcome(at.boss.schedule.addSeat({ serviceId: 'hvac', date, time }))).toBe(
      'BAD_REQUEST',
    )
  }
})

test('a combined order needs an available seat for every service, however many seats one of them has', async () => {
  await at.boss.schedule.addSeat({ serviceId: 'plumbing', date: '2026-12-01', time: '10:00' })
  await at.boss.schedule.changeTimes({
    action: 'close',
    date: '2026-12-01',
    serviceId: 'electrical',
  })
  const both = await at.server.guest.booking.openSlots({ serviceIds: ['plumbing', 'electrical'] })
  expect(both.some(({ date }) => date === '2026-12-01')).toBe(false)
})

test('nothing is offered on a holiday, whatever is cancelled, added or opened meanwhile', async () => {
  const date = '2026-12-24'
  const { id } = await at.booked({ date })
  await at.boss.schedule.changeTimes({
    action: 'close',
    date,
    time: '12:00',
    serviceId: 'plumbing',
  })
  expect(await at.boss.schedule.addHoliday({ date, name: 'Christmas Eve' })).toEqual({ visits: 1 })
  expect(await outcome(at.boss.schedule.addHoliday({ date: '2025-12-24', name: 'Over' }))).toBe(
    'BAD_REQUEST',
  )
  expect(await refusal(at.boss.schedule.addHoliday({ date, name: 'Snow' }))).toBe(
    'CONFLICT: That day is already a holiday: Christmas Eve. Remove it first to change its name.',
  )
  expect(await at.boss.schedule.holidays()).toEqual([{ date, name: 'Christmas Eve', visits: 1 }])
  await at.boss.bookings.cancel({ id, from: 'pending', reason: 'A holiday' })
  await at.boss.schedule.changeTimes({ action: 'open', date, time: '14:00' })
  const offered = async () => (await times()).filter((time) => time.startsWith(date))
  expect(await offered()).toEqual([])
  expect(await outcome(at.booked({ date, time: '14:00' }))).toBe('CONFLICT')
  expect(await outcome(at.boss.schedule.addSeat({ serviceId: 'hvac', date, time: '10:00' }))).toBe(
    'BAD_REQUEST',
  )
  const day = (await at.boss.schedule.week({ from: '2026-12-20' })).find((one) => one.date === date)
  expect(day?.holiday).toBe('Christmas Eve')
  expect(await at.boss.schedule.time({ date, time: '10:00' })).toMatchObject({
    holiday: 'Christmas Eve',
  })
  expect(day?.times.every(({ free }) => free === 0)).toBe(true)
  await at.boss.schedule.removeHoliday({ date })
  // Times closed by hand stay closed.
  expect(await offered()).toEqual(['08:00', '10:00', '14:00', '16:00'].map((at) => `${date} ${at}`))
  expect(await outcome(at.boss.schedule.removeHoliday({ date }))).toBe('NOT_FOUND')
})

test('a seat that was booked when its time was closed is not offered after its booking is cancelled', async () => {
  const { id } = await at.booked({ date: '2026-12-01' })
  await at.boss.schedule.changeTimes({ action: 'close', date: '2026-12-01' })
  await at.boss.bookings.cancel({ id, from: 'pending', reason: 'Closed' })
  expect((await times()).some((time) => time.startsWith('2026-12-01'))).toBe(false)
})

test('closing and booking at once: no closed time is booked, and there is no deadlock', async () => {
  const days = ['2026-12-01', '2026-12-02', '2026-12-03']
  const outcomes = await Promise.all(
    days.flatMap((date) => [
      outcome(at.boss.schedule.changeTimes({ action: 'close', date })),
      ...['10:00', '12:00'].map((time) =>
        outcome(
          at.server.guest.booking.create({
            ...orderFor('house-cleaning', { date, time }),
            services: [
              ...orderFor('house-cleaning').services,
              ...orderFor('carpet-cleaning').services,
            ],
          }),
        ),
      ),
    ]),
  )
  expect(outcomes.filter((one) => one !== 'done' && one !== 'CONFLICT')).toEqual([])
})
