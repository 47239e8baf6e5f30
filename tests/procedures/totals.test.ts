import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bookingStatuses } from '../../shared/booking.ts'
import { services } from '../../shared/catalogue.ts'
import { leadBand, leadStatuses } from '../../shared/leads.ts'
import { newId } from '../../src-server/secret.ts'
import { testServer } from '../support/server.ts'

let server: Awaited<ReturnType<typeof testServer>>
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

/** The same numbers in every run. */
function randomNumbers(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 1103515245 + 12345) % 2147483648
    return Math.floor((state / 2147483648) * below)
  }
}
const random = randomNumbers(7)
const pick = <T>(list: readonly T[]): T => list[random(list.length)] as T

const day = () => `2026-0${1 + random(3)}-1${random(5)}`
const emails = Array.from({ length: 12 }, (_, index) => `c${index}@example.com`)

type Sum = Record<string, string | number>

/** Rows in one order, without those that have come back to nothing. */
const inOrder = (rows: Sum[]) =>
  rows
    .filter((row) => Object.values(row).some((value) => typeof value === 'number' && value !== 0))
    .map((row) => JSON.stringify(Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1))))
    .toSorted()

const rows = async (query: string) =>
  inOrder((await sql.raw(query).execute(server.database.read)).rows as Sum[])

const live = "status <> 'cancelled'"
/** What the tables of sums should hold, counted anew. */
const recounts: Record<string, string> = {
  bookings_by_day:
    'select created_date as day, status, count(*) as bookings, sum(quote_amount) as value from bookings group by created_date, status',
  bookings_by_service_day:
    'select created_date as day, service_id, count(*) as bookings from bookings group by created_date, service_id',
  bookings_by_service: 'select service_id, count(*) as bookings from bookings group by service_id',
  visits_by_time: `select scheduled_date as day, scheduled_time as time, count(*) as visits from bookings where ${live} group by scheduled_date, scheduled_time`,
  customer_totals: `select customer_email_lower as email, count(*) as bookings, sum(quote_amount) as value from bookings where ${live} group by customer_email_lower`,
  reviews_by_rating: 'select rating, count(*) as reviews from customer_reviews group by rating',
  chats_by_day:
    'select created_date as day, count(*) as conversations, sum(case when lead_score >= 60 then 1 else 0 end) as qualified, sum(case when exists (select 1 from bookings where conversation_id = chat_conversations.id) then 1 else 0 end) as booked, sum(total_price) as value, sum(turns) as turns, sum(reply_ms) as reply_ms from chat_conversations group by created_date',
}

async function expectEqualToRecount() {
  for (const [table, recount] of Object.entries(recounts)) {
    const counted = await rows(recount)
    expect({ table, rows: await rows(`select * from ${table}`) }).toEqual({ table, rows: counted })
  }
  const { read } = server.database
  const customers = await read
    .selectFrom('bookings')
    .select((eb) => ['customer_email_lower', eb.fn.countAll<number>().as('bookings')])
    .where('status', '<>', 'cancelled')
    .groupBy('customer_email_lower')
    .execute()
  const groups = await read
    .selectFrom('customers_by_bookings')
    .selectAll()
    .where('bookings', '>', 0)
    .execute()
  const having = (wanted: number) =>
    customers.filter(({ bookings }) => Math.min(bookings, 5) === wanted).length
  for (const { bookings, customers: counted } of groups) expect(counted).toBe(having(bookings))

  const leads = await read
    .selectFrom('chat_conversations')
    .select(['lead_status', 'lead_score'])
    .execute()
  const bands = await read.selectFrom('leads_by_band').selectAll().execute()
  for (const one of bands) {
    const inBand = leads.filter(
      ({ lead_status, lead_score }) =>
        lead_status === one.lead_status && leadBand(lead_score).atLeast === one.band,
    )
    expect(one.leads).toBe(inBand.length)
  }
  const topics = await read.selectFrom('live_topics').selectAll().execute()
  for (const topic of ['bookings', 'customer_reviews', 'chat_conversations'] as const) {
    const { count } = await read
      .selectFrom(topic)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    expect(topics.find((one) => one.topic === topic)?.total ?? 0).toBe(count)
  }
}

test('the sums equal a recount after random inserts, updates and deletes', async () => {
  const { write, read } = server.database
  const slots = await read.selectFrom('availability_slots').select('id').orderBy('id').execute()
  const conversations: string[] = []
  const bookings: string[] = []
  for (let step = 0; step < 900; step += 1) {
    const kind = random(10)
    const anyBooking = bookings.length > 0 ? pick(bookings) : undefined
    const anyConversation = conversations.length > 0 ? pick(conversations) : undefined
    if (kind < 3) {
      const id = newId()
      const email = pick(emails)
      await write
        .insertInto('bookings')
        .values({
          id,
          group_id: id,
          slot_id: slots[step]?.id ?? '',
          user_id: null,
          token_hash: 'x',
          service_id: pick(services.slice(0, 5)).id,
          service_title: 'x',
          service_details: '{}',
          quote_amount: random(50_000),
          scheduled_date: day(),
          scheduled_time: pick(['08:00', '10:00']),
          customer_name: 'Ada',
          customer_email: email,
          customer_email_lower: email,
          customer_phone: '1',
          customer_address: '1 Way',
          special_instructions: null,
          status: pick(bookingStatuses),
          payment_status: 'pending',
          created_at: '2026-01-01T00:00:00.000Z',
          created_date: day(),
          conversation_id: random(2) === 0 ? (anyConversation ?? null) : null,
        })
        .execute()
      bookings.push(id)
    } else if (kind < 5 && anyBooking) {
      await write
        .updateTable('bookings')
        .set({
          status: pick(bookingStatuses),
          scheduled_date: day(),
          quote_amount: random(50_000),
          conversation_id: anyConversation ?? null,
        })
        .where('id', '=', anyBooking)
        .execute()
    } else if (kind === 5 && anyBooking) {
      await write.deleteFrom('customer_reviews').where('booking_id', '=', anyBooking).execute()
      await write.deleteFrom('bookings').where('id', '=', anyBooking).execute()
      bookings.splice(bookings.indexOf(anyBooking), 1)
    } else if (kind === 6 && anyBooking) {
      await write
        .insertInto('customer_reviews')
        .values({
          id: newId(),
          booking_id: anyBooking,
          service_id: 'hvac',
          rating: 1 + random(5),
          review_text: null,
          created_at: '2026-01-01T00:00:00.000Z',
        })
        .onConflict((conflict) =>
          conflict.column('booking_id').doUpdateSet({ rating: 1 + random(5) }),
        )
        .execute()
    } else if (kind === 7) {
      const id = newId()
      await write
        .insertInto('chat_conversations')
        .values({
          id,
          session_hash: id,
          selected_services: '[]',
          lead_score: random(101),
          lead_points: '[]',
          urgency_level: 'normal',
          total_price: random(90_000),
          phase: 'discovery',
          known: '{}',
          turns: random(5),
          messages: 0,
          created_at: '2026-01-01T00:00:00.000Z',
          updated_at: '2026-01-01T00:00:00.000Z',
          created_date: day(),
        })
        .execute()
      conversations.push(id)
    } else if (kind === 8 && anyConversation) {
      await write
        .updateTable('chat_conversations')
        .set({
          lead_score: random(101),
          lead_status: pick(leadStatuses),
          total_price: random(90_000),
          reply_ms: random(2000),
        })
        .where('id', '=', anyConversation)
        .execute()
    }
    if (step % 300 === 299) await expectEqualToRecount()
  }
  expect(bookings.length).toBeGreaterThan(50)
})
