import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BookingStatus } from '../../shared/booking-status.ts'
import { newId } from '../../src-server/secrets.ts'
import { admin, customer } from '../support/accounts.ts'
import { orderFor } from '../support/order.ts'
import { testServer } from '../support/server.ts'

let server: Awaited<ReturnType<typeof testServer>>
let boss: Awaited<ReturnType<typeof admin>>['caller']['admin']

/** Service, status, dollars, day made, day and time of the visit, customer. It is Monday, November 23. */
const bookings: [string, BookingStatus, number, string, string, string, string][] = [
  ['plumbing', 'completed', 200, '2026-11-02', '2026-11-05', '10:00', 'ada@example.com'],
  ['plumbing', 'completed', 100, '2026-11-03', '2026-11-06', '10:00', 'ada@example.com'],
  ['hvac', 'pending', 300, '2026-11-23', '2026-11-25', '08:00', 'bob@example.com'],
  ['hvac', 'confirmed', 50, '2026-11-22', '2026-11-25', '08:00', 'ada@example.com'],
  ['roofing', 'in_progress', 800, '2026-11-20', '2026-11-23', '08:00', 'cy@example.com'],
  ['plumbing', 'cancelled', 150, '2026-11-20', '2026-11-24', '12:00', 'cy@example.com'],
  ['moving', 'completed', 90, '2026-10-01', '2026-10-04', '14:00', 'dee@example.com'],
  ['moving', 'completed', 110, '2026-10-02', '2026-10-05', '14:00', 'eve@example.com'],
]

beforeAll(async () => {
  server = await testServer()
  boss = (await admin(server)).caller.admin
  const { write, read } = server.database
  const slots = await read.selectFrom('availability_slots').select('id').orderBy('id').execute()
  for (const [index, booking] of bookings.entries()) {
    const [serviceId, status, dollars, made, date, time, email] = booking
    const id = newId()
    await write
      .insertInto('bookings')
      .values({
        id,
        group_id: id,
        slot_id: slots[index]?.id ?? '',
        user_id: null,
        token_hash: 'x',
        service_id: serviceId as 'hvac',
        service_title: serviceId,
        service_details: '{}',
        quote_amount: dollars * 100,
        scheduled_date: date,
        scheduled_time: time,
        customer_name: email,
        customer_email: email,
        customer_email_lower: email,
        customer_phone: '1',
        customer_address: '1 Way',
        special_instructions: null,
        status,
        payment_status: 'pending',
        created_at: `${made}T15:00:00.000Z`,
        created_date: made,
        calendar_sequence: 0,
        extra_amount: 0,
        is_repeat: bookings.slice(0, index).some((one) => one[6] === email) ? 1 : 0,
      })
      .execute()
    if (status === 'completed') {
      await write
        .insertInto('customer_reviews')
        .values({
          id: newId(),
          booking_id: id,
          service_id: serviceId as 'hvac',
          rating: [5, 4, 5, 1][index % 4] ?? 5,
          review_text: null,
          created_at: `${made}T20:00:00.000Z`,
        })
        .execute()
    }
  }
  for (const score of [85, 60, 59, 40, 10]) {
    await write
      .insertInto('chat_conversations')
      .values({
        id: newId(),
        session_hash: newId(),
        selected_services: '["hvac"]',
        lead_score: score,
        lead_points: '[]',
        urgency_level: 'normal',
        total_price: score * 100,
        phase: 'discovery',
        known: '{}',
        turns: 4,
        messages: 4,
        replies_timed: 2,
        reply_ms: 500,
        created_at: '2026-11-10T15:00:00.000Z',
        updated_at: '2026-11-10T15:00:00.000Z',
        created_date: '2026-11-10',
      })
      .execute()
  }
})
afterAll(() => server.close())

test('revenue: completed, pending or confirmed, their sum, and the average over all', async () => {
  expect(await boss.figures.revenue({})).toEqual({
    completed: (200 + 100 + 90 + 110) * 100,
    pending: (300 + 50) * 100,
    total: (500 + 350) * 100,
    average: 1800_00 / 8,
    bookings: 8,
    fees: 0,
    received: 0,
    before: null,
  })
  expect(await boss.figures.revenue({ from: '2026-10-01', to: '2026-10-31' })).toMatchObject({
    total: 200_00,
    average: 100_00,
  })
  expect(await boss.figures.revenue({ from: '2027-01-01' })).toEqual({
    completed: 0,
    pending: 0,
    total: 0,
    average: 0,
    bookings: 0,
    fees: 0,
    received: 0,
    before: null,
  })
  await expect(
    boss.figures.revenue({ from: '2026-11-02', to: '2026-11-01' }),
  ).rejects.toMatchObject({
    code: 'BAD_REQUEST',
  })
})

test('the overview’s cards, and growth against the same days of last month', async () => {
  const { cards, waiting } = await boss.figures.overview()
  expect(cards).toEqual({
    bookings: 8,
    pendingBookings: 1,
    // The boss has an account as well.
    customers: 1,
    reviews: 4,
    revenue: 850_00,
    chats: 5,
    // Six from November 1 to 23; two from October 1 to 23.
    growth: 200,
  })
  expect(waiting).toEqual({
    unconfirmed: 1,
    unanswered: 0,
    openClaims: 0,
    undelivered: 0,
    hotLeads: 1,
  })
})

test('growth compares a month that has just begun with the first days of the one before', async () => {
  const today = server.clock.now().toISOString()
  const growthOn = async (day: string) => {
    server.clock.set(`${day}T17:00:00.000Z`)
    const { cards } = await boss.figures.overview()
    server.clock.set(today)
    return cards.growth
  }
  // One of October's two was made on the first.
  expect(await growthOn('2026-11-01')).toBe(-100)
  // February has no 31st.
  expect(await growthOn('2027-03-31')).toBe(null)
})

test('analytics: conversion, average order, retention, popular services', async () => {
  const { headline } = await boss.figures.analytics({ from: '2026-11-01', to: '2026-11-30' })
  expect(headline).toMatchObject({
    conversionRate: 160,
    averageOrder: 225_00,
    // Of ada (3), bob, cy, dee and eve, one came back; cancelled bookings do not count.
    retention: 20,
    qualifiedShare: 40,
    responseMs: 250,
    satisfaction: (5 + 4 + 1 + 5) / 4,
  })
  expect(headline.popular.map(({ serviceId, bookings: count }) => `${serviceId} ${count}`)).toEqual(
    ['plumbing 3', 'hvac 2', 'moving 2', 'roofing 1'],
  )
})

test('without chats the conversion is 0.0%, and figures without data are marked as such', async () => {
  const empty = await testServer()
  const { caller } = await admin(empty)
  const { headline } = await caller.admin.figures.analytics({
    from: '2026-11-01',
    to: '2026-11-30',
  })
  expect(headline).toEqual({
    conversionRate: 0,
    averageOrder: 0,
    retention: null,
    popular: [],
    qualifiedShare: null,
    responseMs: null,
    satisfaction: null,
  })
  expect((await caller.admin.figures.overview()).cards.growth).toBeNull()
  await empty.close()
})

test('the charts of a period', async () => {
  const charts = await boss.figures.analytics({ from: '2026-11-20', to: '2026-11-23' })
  const on = (day: string) => ({ from: day, to: day })
  expect(charts.trend.now.bins).toEqual([
    { ...on('2026-11-20'), bookings: 1, value: 800_00, repeats: 0 },
    { ...on('2026-11-21'), bookings: 0, value: 0, repeats: 0 },
    { ...on('2026-11-22'), bookings: 1, value: 50_00, repeats: 1 },
    { ...on('2026-11-23'), bookings: 1, value: 300_00, repeats: 0 },
  ])
  expect(charts.services.map(({ title, bookings: count }) => [title, count])).toEqual([
    ['HVAC', 2],
    ['Roofing', 1],
  ])
  expect(charts.visits).toEqual([{ weekday: 1, time: '08:00', visits: 1 }])
  const { funnel } = await boss.figures.analytics({ from: '2026-11-10', to: '2026-11-10' })
  expect(funnel).toEqual({ conversations: 5, qualified: 2, booked: 0 })
  await expect(
    boss.figures.analytics({ from: '2025-01-01', to: '2026-11-10' }),
  ).rejects.toMatchObject({
    code: 'BAD_REQUEST',
  })
})

test('the cards of reviews and conversations', async () => {
  expect(await boss.reviews.counts()).toEqual([
    { rating: 5, reviews: 2 },
    { rating: 4, reviews: 1 },
    { rating: 1, reviews: 1 },
  ])
  expect(await boss.leads.counts()).toEqual({
    conversations: 5,
    qualified: 2,
    value: (85 + 60 + 59 + 40 + 10) * 100,
  })
})

test('changes name what has changed', async () => {
  const before = await boss.figures.changes()
  await customer(server, 'new@example.com')
  const after = await boss.figures.changes()
  expect(after.undelivered).toBe(0)
  expect(after.profiles).not.toBe(before.profiles)
  expect(after.bookings).toBe(before.bookings)
  await server.guest.booking.create(orderFor('roofing'))
  await server.database.write.updateTable('outbox').set({ last_error: 'EAUTH' }).execute()
  expect((await boss.figures.changes()).undelivered).toBe(1)
})
