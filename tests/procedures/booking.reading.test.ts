import { afterEach, beforeEach, expect, test } from 'vitest'
import { orderFor } from '../support/order.ts'
import { testServer } from '../support/server.ts'

let server: Awaited<ReturnType<typeof testServer>>
beforeEach(async () => {
  server = await testServer()
})
afterEach(() => server.close())

test('available times are in order, without those that have begun or are booked', async () => {
  server.clock.set('2026-11-23T15:00:00Z') // 10:00 in New York
  const times = async () => {
    const slots = await server.guest.booking.openSlots({ serviceIds: ['plumbing'] })
    expect(slots).toEqual(
      slots.toSorted((a, b) => `${a.date}${a.startTime}`.localeCompare(`${b.date}${b.startTime}`)),
    )
    return slots.slice(0, 4).map(({ date, startTime }) => `${date} ${startTime}`)
  }
  expect(await times()).toEqual([
    '2026-11-23 12:00',
    '2026-11-23 14:00',
    '2026-11-23 16:00',
    '2026-11-24 08:00',
  ])
  await server.guest.booking.create(orderFor('plumbing', { date: '2026-11-23', time: '14:00' }))
  expect(await times()).toEqual([
    '2026-11-23 12:00',
    '2026-11-23 16:00',
    '2026-11-24 08:00',
    '2026-11-24 10:00',
  ])
})

test('several services: only times at which all are available', async () => {
  await server.guest.booking.create(orderFor('electrical'))
  const slots = await server.guest.booking.openSlots({ serviceIds: ['plumbing', 'electrical'] })
  expect(slots.some(({ date, startTime }) => date === '2026-11-24' && startTime === '10:00')).toBe(
    false,
  )
  expect(slots.some(({ date, startTime }) => date === '2026-11-24' && startTime === '12:00')).toBe(
    true,
  )
})

test.each([[['unicorn']], [[]], [['plumbing', 'plumbing']]])(
  'available times for %o are refused',
  async (serviceIds) => {
    await expect(server.guest.booking.openSlots({ serviceIds })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    })
  },
)

test('a receipt needs the id and the token; a wrong token and an unknown id get the same answer', async () => {
  const { bookings, token } = await server.guest.booking.create(orderFor('plumbing'))
  const id = bookings[0]?.id ?? ''
  const receipt = await server.guest.booking.receipt({ id, token })
  expect(receipt).toMatchObject({
    timeZone: 'America/New_York',
    contact: { fullName: 'Ada Byron' },
    bookings: [{ id, quoteAmount: 198_00, status: 'pending', date: '2026-11-24', time: '10:00' }],
  })
  expect(JSON.stringify(receipt)).not.toContain('hash')
  const refusal = async (input: { id: string; token?: string }) =>
    server.guest.booking
      .receipt(input)
      .catch((error: Error & { code: string }) => `${error.code} ${error.message}`)
  const answers = await Promise.all([
    refusal({ id }),
    refusal({ id, token: 'x'.repeat(43) }),
    refusal({ id: 'f'.repeat(32), token }),
  ])
  expect(new Set(answers)).toEqual(new Set(["NOT_FOUND We couldn't find your booking details."]))
})

test('weeks without a common time name the services that prevent one', async () => {
  const serviceIds = ['plumbing', 'hvac', 'moving']
  const weeks = () => server.guest.booking.conflictingServices({ serviceIds })
  expect(await weeks()).toEqual([])
  const bookOut = (ids: string[], from: string, to: string) =>
    server.database.write
      .updateTable('availability_slots')
      .set({ is_booked: 1 })
      .where('service_id', 'in', ids)
      .where('available_date', '>=', from)
      .where('available_date', '<=', to)
      .execute()
  await bookOut(['plumbing'], '2026-11-29', '2026-12-05')
  await bookOut(['hvac'], '2026-12-06', '2026-12-09')
  await bookOut(['moving'], '2026-12-10', '2026-12-12')
  await bookOut(serviceIds, '2026-12-13', '2026-12-19')
  const isForLackOfPeople = false
  expect(await weeks()).toEqual([
    { week: '2026-11-29', serviceIds: ['plumbing'], isForLackOfPeople },
    { week: '2026-12-06', serviceIds: ['hvac', 'moving'], isForLackOfPeople },
    { week: '2026-12-13', serviceIds: ['plumbing', 'hvac', 'moving'], isForLackOfPeople },
  ])
})
