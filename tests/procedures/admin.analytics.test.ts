import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BookingStatus, bookingStatuses } from '../../shared/booking-status.ts'
import { services } from '../../shared/catalogue.ts'
import { addDays, daysBetween, weekday } from '../../shared/time/business-time.ts'
import { periodBefore } from '../../src-server/admin/figures/period-before.ts'
import { newId } from '../../src-server/secrets.ts'
import { admin } from '../support/accounts.ts'
import { addProfessional } from '../support/professionals.ts'
import { testServer } from '../support/server.ts'

/** The clock stands at this Monday. */
const today = '2026-11-23'

interface Row {
  service: (typeof services)[number]['id']
  status: BookingStatus
  cents: number
  made: string
  visit: string
  repeat: number
  professional: string | null
}

let server: Awaited<ReturnType<typeof testServer>>
let boss: Awaited<ReturnType<typeof admin>>['caller']['admin']
const rows: Row[] = []
const chats: { day: string; booked: boolean }[] = []
const people: string[] = []

/** The same numbers in every run. */
let state = 11
function random(below: number): number {
  state = (state * 1103515245 + 12345) % 2147483648
  return Math.floor((state / 2147483648) * below)
}
const pick = <T>(list: readonly T[], otherwise: T): T => list[random(list.length)] ?? otherwise

beforeAll(async () => {
  server = await testServer()
  boss = (await admin(server)).caller.admin
  const { write, read } = server.database
  for (let index = 0; index < 55; index += 1) {
    people.push(await addProfessional(server, { name: `Person ${index}`, skills: ['plumbing'] }))
  }
  const slots = await read.selectFrom('availability_slots').select('id').orderBy('id').execute()
  const taken = new Set<string>()
  await write.transaction().execute(async (trx) => {
    for (let index = 0; index < 900; index += 1) {
      const made = addDays(today, -random(index % 3 === 0 ? 70 : 760))
      const visit = addDays(made, random(30))
      const time = pick(['08:00', '10:00', '12:00', '14:00'], '16:00')
      const person = pick(people, '')
      const isFree = !taken.has(`${person} ${visit} ${time}`)
      const row: Row = {
        service: pick(services, services[0]).id,
        status: pick(bookingStatuses, 'pending'),
        cents: random(90_000),
        made,
        visit,
        repeat: random(2),
        professional: isFree && random(4) > 0 ? person : null,
      }
      taken.add(`${person} ${visit} ${time}`)
      rows.push(row)
      const conversation = index % 9 === 0 ? newId() : null
      if (index % 9 < 3) {
        const day = addDays(today, -random(120))
        chats.push({ day, booked: conversation !== null })
        await trx
          .insertInto('chat_conversations')
          .values(chat(conversation ?? newId(), day))
          .execute()
      }
      await trx
        .insertInto('bookings')
        .values(booking(row, { time, conversation, slot: slots[index]?.id ?? '' }))
        .execute()
    }
  })
}, 60_000)
afterAll(() => server.close())

interface Place {
  time: string
  conversation: string | null
  slot: string
}

function booking(row: Row, { time, conversation, slot }: Place) {
  const id = newId()
  return {
    id,
    group_id: id,
    slot_id: slot,
    user_id: null,
    token_hash: 'x',
    service_id: row.service,
    service_title: row.service,
    service_details: '{}',
    quote_amount: row.cents,
    scheduled_date: row.visit,
    scheduled_time: time,
    customer_name: 'Ada',
    customer_email: 'a@example.com',
    customer_email_lower: 'a@example.com',
    customer_phone: '1',
    customer_address: '1 Way',
    special_instructions: null,
    status: row.status,
    payment_status: 'pending' as const,
    created_at: `${row.made}T15:00:00.000Z`,
    created_date: row.made,
    calendar_sequence: 0,
    extra_amount: 0,
    is_repeat: row.repeat,
    professional_id: row.professional,
    conversation_id: conversation,
  }
}

const chat = (id: string, day: string) => ({
  id,
  session_hash: id,
  selected_services: '[]',
  lead_score: random(101),
  lead_points: '[]',
  urgency_level: 'normal' as const,
  total_price: 0,
  phase: 'discovery' as const,
  known: '{}',
  turns: 1,
  messages: 1,
  created_at: `${day}T15:00:00.000Z`,
  updated_at: `${day}T15:00:00.000Z`,
  created_date: day,
})

/** Bookings that were not cancelled, created from one day to another. */
const madeIn = (from: string, to: string) =>
  rows.filter(({ status, made }) => status !== 'cancelled' && made >= from && made <= to)

function recount(from: string, to: string) {
  const found = madeIn(from, to)
  return {
    bookings: found.length,
    value: found.reduce((sum, { cents }) => sum + cents, 0),
    repeats: found.reduce((sum, { repeat }) => sum + repeat, 0),
  }
}

test.each([
  ['2026-11-23', '2026-11-23', 'day', 1],
  ['2026-10-25', today, 'day', 30],
  ['2026-10-24', today, 'day', 31],
  ['2026-10-01', '2026-10-31', 'day', 31],
  ['2026-10-23', today, 'week', 6],
  ['2026-08-26', today, 'week', 14],
  ['2026-05-26', today, 'week', 27],
  ['2026-05-25', today, 'month', 7],
  ['2025-11-24', today, 'month', 13],
] as const)(
  '%s to %s is shown by %s, against the period before, as a recount says',
  async (from, to, unit, count) => {
    const {
      trend,
      services: shares,
      funnel,
      funnelBefore,
    } = await boss.figures.analytics({ from, to })
    const before = periodBefore({ from, to }, today)
    if (!before) throw new Error('There is a period before.')
    expect(trend.unit).toBe(unit)
    expect(trend.now.bins).toHaveLength(count)
    for (const [half, days] of [
      [trend.now, { from, to }],
      [trend.before, before],
    ] as const) {
      expect(half).toMatchObject({ ...days, total: recount(days.from, days.to) })
      const bins = half?.bins ?? []
      expect(bins[0]?.from).toBe(days.from)
      expect(bins.at(-1)?.to).toBe(days.to)
      for (const [index, bin] of bins.entries()) {
        expect(bin).toMatchObject(recount(bin.from, bin.to))
        if (index > 0) expect(bin.from).toBe(addDays(bins[index - 1]?.to ?? '', 1))
      }
    }
    for (const bin of trend.now.bins.slice(1)) {
      if (unit === 'week') expect(weekday(bin.from)).toBe(1)
      if (unit === 'month') expect(bin.from.slice(8)).toBe('01')
    }
    const made = madeIn(from, to)
    expect(shares.reduce((sum, { bookings }) => sum + bookings, 0)).toBe(made.length)
    for (const { serviceId, bookings } of shares) {
      expect(bookings).toBe(made.filter(({ service }) => service === serviceId).length)
    }
    const chatsIn = (days: { from: string; to: string }) =>
      chats.filter(({ day }) => day >= days.from && day <= days.to)
    for (const [found, days] of [
      [funnel, { from, to }],
      [funnelBefore, before],
    ] as const) {
      expect(found).toMatchObject({
        conversations: chatsIn(days).length,
        booked: chatsIn(days).filter(({ booked }) => booked).length,
      })
    }
  },
)

test('months of unlike length: every day of both is counted', async () => {
  const { trend } = await boss.figures.analytics({ from: '2026-09-01', to: '2026-09-30' })
  expect(trend.now.bins).toHaveLength(30)
  expect(trend.before).toMatchObject({ from: '2026-08-01', to: '2026-08-31' })
  expect(trend.before?.bins).toHaveLength(31)
  expect(trend.before?.total).toEqual(recount('2026-08-01', '2026-08-31'))
})

test('a period that is not over ends today, and is compared with as many days', async () => {
  const { trend } = await boss.figures.analytics({ from: '2026-11-01', to: '2026-11-30' })
  expect(trend.now).toMatchObject({ to: today, total: recount('2026-11-01', today) })
  expect(trend.before).toMatchObject({ from: '2026-10-01', to: '2026-10-23' })
})

test('a period that has not begun has nothing to compare', async () => {
  const { trend, funnelBefore } = await boss.figures.analytics({
    from: '2026-12-01',
    to: '2026-12-31',
  })
  expect(trend.now).toMatchObject({ bins: [], total: { bookings: 0, value: 0, repeats: 0 } })
  expect(trend.before).toBeNull()
  expect(funnelBefore).toBeNull()
})

test('returning customers of each of the last 12 months, as a recount says', async () => {
  const { retention } = await boss.figures.analytics({ from: today, to: today })
  expect(retention.map(({ month }) => month)).toEqual([
    '2025-12',
    ...Array.from({ length: 11 }, (_, index) => `2026-${String(index + 1).padStart(2, '0')}`),
  ])
  for (const { month, bookings, repeats } of retention) {
    expect({ bookings, repeats }).toEqual({
      bookings: recount(`${month}-01`, `${month}-31`).bookings,
      repeats: recount(`${month}-01`, `${month}-31`).repeats,
    })
  }
})

const visitsIn = (from: string, to: string) =>
  rows.filter(({ status, visit }) => status !== 'cancelled' && visit >= from && visit <= to)

test.each([
  ['2026-11-01', '2026-11-30'],
  ['2025-12-01', '2026-11-20'],
])('load from %s to %s: the 50 busiest, as a recount says', async (from, to) => {
  const load = await boss.figures.load({ from, to })
  expect(load.to).toBe(to)
  expect(load.isShortened).toBe(daysBetween(from, to) > 30)
  expect(load.from).toBe(load.isShortened ? addDays(to, -30) : from)
  const visits = visitsIn(load.from, to)
  const assigned = visits.filter(({ professional }) => professional !== null)
  expect(load).toMatchObject({
    professionals: 55,
    assigned: assigned.length,
    unassigned: visits.length - assigned.length,
  })
  const countOf = (id: string) => assigned.filter(({ professional }) => professional === id).length
  expect(load.busiest).toHaveLength(50)
  expect(load.busiest.map(({ visits: count }) => count)).toEqual(
    people
      .map(countOf)
      .toSorted((one, other) => other - one)
      .slice(0, 50),
  )
  const dates = Array.from({ length: daysBetween(load.from, to) + 1 }, (_, index) =>
    addDays(load.from, index),
  )
  for (const person of load.busiest) {
    expect(person).toMatchObject({
      visits: countOf(person.id),
      bookedHours: 2 * countOf(person.id),
      hoursAtWork: 10 * dates.filter((date) => weekday(date) !== 0).length,
    })
  }
})

test('time off and holidays are no hours at work; who has left is listed while they had visits', async () => {
  const busy = (await boss.figures.load({ from: today, to: today })).busiest[0]?.id ?? ''
  const period = { from: '2026-11-23', to: '2026-11-28' }
  const hoursOf = async (id: string) =>
    (await boss.figures.load(period)).busiest.find((one) => one.id === id)?.hoursAtWork
  expect(await hoursOf(busy)).toBe(60)
  const { write } = server.database
  await write.insertInto('holidays').values({ date: '2026-11-26', name: 'Thanksgiving' }).execute()
  expect(await hoursOf(busy)).toBe(50)
  await write
    .insertInto('time_off')
    .values({
      id: newId(),
      professional_id: busy,
      starts_at: '2026-11-27 12:00',
      ends_at: '2026-11-28 24:00',
    })
    .execute()
  expect(await hoursOf(busy)).toBe(34)
  await write.updateTable('professionals').set({ is_active: 0 }).execute()
  const left = await boss.figures.load(period)
  expect(left.busiest.every(({ visits }) => visits > 0)).toBe(true)
  expect(left.professionals).toBeLessThan(55)
  await write.updateTable('professionals').set({ is_active: 1 }).execute()
})

test('a load before its beginning, and of more than a year, is refused', async () => {
  for (const [from, to] of [
    ['2026-11-02', '2026-11-01'],
    ['2025-01-01', '2026-11-10'],
  ] as const) {
    await expect(boss.figures.load({ from, to })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  }
})

test('without professionals, visits and bookings every figure is empty', async () => {
  const empty = await testServer()
  const { figures } = (await admin(empty)).caller.admin
  const period = { from: '2026-11-01', to: '2026-11-30' }
  expect(await figures.load(period)).toEqual({
    ...period,
    isShortened: false,
    professionals: 0,
    busiest: [],
    assigned: 0,
    unassigned: 0,
  })
  const { trend, retention, services: shares } = await figures.analytics(period)
  expect(trend.now.bins).toHaveLength(23)
  expect(trend.now.total).toEqual({ bookings: 0, value: 0, repeats: 0 })
  expect(shares).toEqual([])
  expect(retention.every(({ bookings }) => bookings === 0)).toBe(true)
  await empty.close()
})
