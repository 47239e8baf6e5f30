import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Answers, detailForm } from '../../shared/booking-details/index.ts'
import { bookingStatuses, paymentStatuses } from '../../shared/booking-status.ts'
import { combinedQuote } from '../../shared/bundles.ts'
import { serviceIds } from '../../shared/catalogue.ts'
import { claimOutcomes } from '../../shared/claims.ts'
import { leadStatuses } from '../../shared/leads.ts'
import { addDays, wallClock } from '../../shared/time/business-time.ts'
import type { Tables } from '../../src-server/db/types.ts'
import { seedWhenEmpty } from '../../src-server/dev/seed-when-empty.ts'
import { housekeeping } from '../../src-server/jobs/jobs.ts'
import { queueDigests } from '../../src-server/mail/digests.ts'
import { queueReminders } from '../../src-server/mail/reminders.ts'
import type { DemoSignIn } from '../../src-server/seed/demo/sign-ins.ts'
import { requireService } from '../../src-server/seed/require-service.ts'
import { customer, signIn } from '../support/accounts.ts'
import { testServer } from '../support/server.ts'

type Server = Awaited<ReturnType<typeof testServer>>

/** A Monday afternoon. */
const afternoon = '2026-11-23T20:30:00Z'
const today = '2026-11-23'
const sinceThreeMonths = addDays(today, -92)

let server: Server
let signIns: readonly DemoSignIn[]
let bookings: Tables['bookings'][]
/** As seeded, before a test changes anything. */
let seeded: Record<string, string[]>
beforeAll(async () => {
  server = await testServer({}, afternoon)
  signIns = await seedWhenEmpty(server.deps)
  bookings = (await rowsOf('bookings')) as Tables['bookings'][]
  seeded = await withoutIds(server)
}, 120_000)
afterAll(() => server.close())

async function rowsOf(table: string, of = server): Promise<Record<string, unknown>[]> {
  const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(
    of.database.read,
  )
  return rows
}

function grouped<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>()
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row])
  return groups
}

const distinct = (values: readonly unknown[]) =>
  [...new Set(values)].toSorted((one, other) => (String(one) < String(other) ? -1 : 1))
const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)

/** The caller of a demo sign-in. */
async function as(role: DemoSignIn['role']) {
  const { email = '', password } = signIns.find((one) => one.role === role) ?? {}
  return (await signIn(server, email, password)).caller
}

test('an empty database gets about 300 bookings of three months, of every service and status', () => {
  expect(bookings.length).toBeGreaterThan(290)
  expect(bookings.length).toBeLessThan(320)
  expect(distinct(bookings.map(({ service_id }) => service_id))).toEqual(serviceIds.toSorted())
  expect(distinct(bookings.map(({ status }) => status))).toEqual(bookingStatuses.toSorted())
  expect(distinct(bookings.map((one) => one.payment_status))).toEqual(paymentStatuses.toSorted())
  expect(bookings.filter((one) => one.created_date < sinceThreeMonths)).toEqual([])
  expect(bookings.filter((one) => one.created_date >= today)).toEqual([])
  const visits = (from: string, to: string) =>
    bookings.filter((one) => one.scheduled_date >= from && one.scheduled_date <= to).length
  expect(visits(today, today)).toBeGreaterThan(1)
  expect(visits(addDays(today, 1), addDays(today, 6))).toBeGreaterThan(8)
  expect(visits(sinceThreeMonths, addDays(today, -60))).toBeGreaterThan(50)
  expect(bookings.filter((one) => (one.cancellation_fee ?? 0) > 0).length).toBeGreaterThan(2)
})

test('details are valid, and every order costs what the formula gives', () => {
  const orders = grouped(bookings, ({ group_id }) => group_id)
  const together = [...orders.values()].filter(({ length }) => length > 1)
  expect(together.length).toBeGreaterThan(20)
  for (const order of orders.values()) {
    const live = order.filter(({ status }) => status !== 'cancelled')
    // Cancelled bookings keep their last price.
    const ordered = (order.length === 1 ? order : live).map((booking) => {
      const service = requireService(booking.service_id)
      const details = JSON.parse(booking.service_details) as Answers
      expect(detailForm(service.bookingCategory).schema.parse(details)).toEqual(details)
      return { booking, service, details }
    })
    const amount = sum(ordered.map(({ booking }) => booking.quote_amount))
    expect(amount).toBe(combinedQuote(ordered).total)
  }
})

test('every live booking has its own seat at its time, and no other seat is taken', async () => {
  const slots = await rowsOf('availability_slots')
  const live = bookings.filter(({ status }) => status !== 'cancelled')
  const seats = new Map(slots.map((slot) => [slot.id, slot]))
  for (const booking of live) {
    expect(seats.get(booking.slot_id)).toMatchObject({
      service_id: booking.service_id,
      available_date: booking.scheduled_date,
      start_time: booking.scheduled_time,
      is_booked: 1,
    })
  }
  expect(new Set(live.map(({ slot_id }) => slot_id)).size).toBe(live.length)
  expect(slots.filter(({ is_booked }) => is_booked === 1).length).toBe(live.length)
})

test('14 professionals do every service in every state, and somebody comes to every visit', async () => {
  const { admin } = await as('admin')
  expect(await admin.professionals.list()).toHaveLength(14)
  const served = (await server.guest.area.list()).filter(({ coverage }) => coverage !== 'soon')
  for (const { zips } of served) {
    const zip = (zips[0] ?? '').padEnd(5, '1')
    const does = await server.guest.booking.professionals({ serviceIds: [...serviceIds], zip })
    expect(does.filter(({ professionals }) => professionals.length === 0)).toEqual([])
    expect(does).toHaveLength(serviceIds.length)
  }
  const live = bookings.filter(({ status }) => status !== 'cancelled')
  expect(live.filter(({ professional_id }) => professional_id === null)).toEqual([])
  expect(new Set(live.map(({ professional_id }) => professional_id)).size).toBe(14)
  const asked = live.filter(({ preferred_professional_id }) => preferred_professional_id !== null)
  expect(asked.length).toBeGreaterThan(5)
  expect(asked.length).toBeLessThan(live.length / 4)
})

test('histories lead to the status of their bookings, and nothing has happened today', async () => {
  const events = (await rowsOf('booking_events')) as Tables['booking_events'][]
  const last = grouped(
    events
      .filter(({ kind }) => (bookingStatuses as readonly string[]).includes(kind))
      .toSorted((one, other) => (one.created_at < other.created_at ? -1 : 1)),
    ({ booking_id }) => booking_id,
  )
  for (const { id, status } of bookings) {
    expect(last.get(id)?.at(-1)?.kind ?? 'pending').toBe(status)
  }
  const instants = [
    ...events,
    ...bookings,
    ...(await rowsOf('outbox')),
    ...(await rowsOf('chat_messages')),
    ...(await rowsOf('admin_actions')),
    ...(await rowsOf('customer_reviews')),
    ...(await rowsOf('claims')),
  ].map(({ created_at }) => new Date(String(created_at)))
  expect(instants.filter((at) => wallClock(at, server.env.TIME_ZONE).date >= today)).toEqual([])
  expect(distinct(events.map(({ actor }) => actor))).toEqual(['admin', 'customer'])
})

test('the figures of the panel match the rows', async () => {
  const { admin } = await as('admin')
  const value = (...statuses: string[]) =>
    sum(bookings.filter((one) => statuses.includes(one.status)).map((one) => one.quote_amount))
  const { cards, activity, waiting } = await admin.figures.overview()
  expect(cards).toMatchObject({
    bookings: bookings.length,
    pendingBookings: bookings.filter(({ status }) => status === 'pending').length,
    customers: (await rowsOf('profiles')).length,
    reviews: (await rowsOf('customer_reviews')).length,
    revenue: value('completed', 'pending', 'confirmed'),
    chats: (await rowsOf('chat_conversations')).length,
  })
  expect(cards.growth).toBeGreaterThan(0)
  expect(activity).toHaveLength(10)
  for (const waits of Object.values(waiting)) expect(waits).toBeGreaterThan(0)
  expect(await admin.figures.revenue({})).toMatchObject({ completed: value('completed') })
  const { headline, funnel } = await admin.figures.analytics({ from: sinceThreeMonths, to: today })
  expect(headline.conversionRate).toBeLessThan(100)
  expect(headline.popular).toHaveLength(5)
  expect(funnel.booked).toBeGreaterThan(5)
  expect(funnel.qualified).toBeGreaterThan(funnel.booked / 2)
})

test('every screen of the panel has data', async () => {
  const { admin } = await as('admin')
  const reviews = await rowsOf('customer_reviews')
  expect(distinct(reviews.map(({ rating }) => rating))).toEqual([1, 2, 3, 4, 5])
  for (const column of ['reply', 'hidden_at', 'review_text']) {
    expect(distinct(reviews.map((review) => review[column] === null))).toEqual([false, true])
  }
  const leads = await rowsOf('chat_conversations')
  expect(distinct(leads.map(({ lead_status }) => lead_status))).toEqual(leadStatuses.toSorted())
  expect(distinct(leads.map(({ owner_user_id }) => owner_user_id))).toHaveLength(3)
  expect((await rowsOf('booking_notes')).length).toBeGreaterThan(10)
  expect((await rowsOf('experience_ratings')).length).toBeGreaterThan(20)
  const unanswered = await admin.messages.list({})
  const messages = await admin.messages.list({ show: 'all' })
  expect(unanswered.rows.length).toBeGreaterThan(3)
  expect(messages.rows.length).toBeGreaterThan(unanswered.rows.length)
  expect((await admin.areas.requests({})).rows.length).toBeGreaterThan(4)
  expect((await admin.settings.admins()).length).toBe(2)
  expect(distinct((await rowsOf('admin_actions')).map(({ action }) => action)).length).toBe(16)
  const open = await admin.claims.list({})
  expect((await admin.figures.today()).claims).toEqual({ open: open.rows.length, overdue: 1 })
  expect(open.rows.length).toBeGreaterThan(2)
  const settled = await admin.claims.list({ show: 'settled' })
  expect(distinct(settled.rows.map(({ outcome }) => outcome))).toEqual(claimOutcomes.toSorted())
  const holidays = await admin.schedule.holidays()
  expect(holidays.filter(({ date }) => date > today).length).toBeGreaterThan(1)
  const next = await admin.schedule.week({ from: addDays(today, 7) })
  expect(next.some(({ times }) => times.some(({ visits }) => visits > 0))).toBe(true)
  expect(next.some(({ times }) => times.some(({ closed }) => closed > 0))).toBe(true)
})

test('the demo customer has past and upcoming visits, reviews and an order to claim', async () => {
  const { dashboard } = await as('customer')
  const { counters, recent } = await dashboard.overview()
  expect(counters.upcoming).toBeGreaterThan(3)
  expect(counters.pending).toBeGreaterThan(0)
  expect(counters.completed).toBeGreaterThan(5)
  expect(recent).toHaveLength(5)
  const { counts } = await dashboard.bookings({})
  for (const status of bookingStatuses) expect([status, counts[status] > 0]).toEqual([status, true])
  const { written, waiting } = await dashboard.reviews()
  expect(Math.min(written.length, waiting.length)).toBeGreaterThan(0)
  expect(await dashboard.bookingOffers()).toHaveLength(1)
  expect(Object.values(await dashboard.profile()).every(Boolean)).toBe(true)
})

test('nothing is sent to the people of the demo, today or when their visits are near', async () => {
  const statuses = async () => distinct((await rowsOf('outbox')).map(({ status }) => status))
  expect(await statuses()).toEqual(['failed', 'held', 'sent'])
  for (let days = 0; days < 40; days += 1) {
    server.clock.set(`${addDays(today, days)}T20:30:00Z`)
    await queueReminders(server.deps)
    await queueDigests(server.deps)
  }
  server.clock.set(afternoon)
  await housekeeping(server.deps)
  expect(await statuses()).toEqual(['failed', 'held', 'sent'])
})

test('emails and phone numbers are reserved ones', async () => {
  const profiles = await rowsOf('profiles')
  const leads = (await rowsOf('chat_conversations')).filter(({ user_name }) => user_name !== null)
  const emails = [
    ...bookings.map(({ customer_email }) => customer_email),
    ...profiles.map(({ email }) => email),
    ...(await rowsOf('contact_messages')).map(({ email }) => email),
    ...leads.flatMap(({ user_email }) => user_email ?? []),
  ].map(String)
  expect(emails.filter((email) => !/@example\.(com|net|org)$/.test(email))).toEqual([])
  const phones = [
    ...bookings.map(({ customer_phone }) => customer_phone),
    ...profiles.map(({ phone }) => phone),
    ...leads.flatMap(({ user_phone }) => user_phone ?? []),
  ].map(String)
  expect(phones.filter((phone) => !/555-01\d\d$/.test(phone))).toEqual([])
  expect(new Set(profiles.map(({ full_name }) => full_name)).size).toBe(profiles.length)
})

const tables = [
  'users',
  'user_roles',
  'profiles',
  'notification_preferences',
  'bookings',
  'booking_events',
  'booking_notices',
  'booking_notes',
  'customer_reviews',
  'claims',
  'outbox',
  'chat_conversations',
  'chat_messages',
  'contact_messages',
  'experience_ratings',
  'admin_actions',
  'holidays',
  'customer_words',
]

const idOrHash = /\b[0-9a-f]{32,64}\b/g

/** All rows without ids, hashes and secrets, sorted. */
async function withoutIds(of: Server): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {}
  for (const table of tables) {
    found[table] = (await rowsOf(table, of))
      .map((row) => {
        const columns = Object.keys(row).filter((column) => column !== 'password_hash')
        return JSON.stringify(row, columns.toSorted()).replaceAll(idOrHash, 'id')
      })
      .toSorted()
  }
  return found
}

test('the same day gives the same rows except for ids and secrets', async () => {
  const morning = await testServer({}, '2026-11-23T11:05:00Z')
  await seedWhenEmpty(morning.deps)
  const rows = await withoutIds(morning)
  expect(rows).toEqual(seeded)
  expect(await seedWhenEmpty(morning.deps)).toEqual(signIns)
  expect(await withoutIds(morning)).toEqual(rows)
  await morning.close()
}, 240_000)

test('a database with an account gets no demo data', async () => {
  const used = await testServer()
  await customer(used)
  expect(await seedWhenEmpty(used.deps)).toEqual([])
  expect(await rowsOf('bookings', used)).toEqual([])
  await used.close()
})
