import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bookingStatuses } from '../../shared/booking-status.ts'
import { services } from '../../shared/catalogue.ts'
import { leadBand, leadBands, leadStatuses } from '../../shared/leads.ts'
import { newId } from '../../src-server/secrets.ts'
import { admin } from '../support/accounts.ts'
import { orderFor } from '../support/order.ts'
import { outcome } from '../support/outcome.ts'
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

const zips = ['12203', '12054', '07302', '00000', null]

/** Professionals to whom bookings are given, also at one time. */
async function addPeople({ database }: typeof server): Promise<string[]> {
  const ids = ['ana', 'ben']
  for (const name of ['even', 'odd']) {
    await sql`drop index ${sql.ref(`bookings_one_visit_${name}`)}`.execute(database.write)
  }
  await database.write
    .insertInto('professionals')
    .values(
      ids.map((id) => ({
        id,
        first_name: id,
        last_name: 'x',
        about: '',
        email: null,
        phone: '',
        picture: null,
        is_active: 1,
        user_id: null,
        created_at: '2026-01-01T00:00:00.000Z',
        last_assigned_at: null,
      })),
    )
    .execute()
  return ids
}

const day = () => `2026-0${1 + random(3)}-1${random(5)}`
const emails = Array.from({ length: 12 }, (_, index) => `c${index}@example.com`)

type Sum = Record<string, string | number>

/** Rows in a fixed order, without those whose totals are all 0. */
const inOrder = (rows: Sum[]) =>
  rows
    .filter((row) => Object.values(row).some((value) => typeof value === 'number' && value !== 0))
    .map((row) => JSON.stringify(Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1))))
    .toSorted()

const rows = async (of: typeof server, query: string) =>
  inOrder((await sql.raw(query).execute(of.database.read)).rows as Sum[])

const live = "status <> 'cancelled'"

const revenueGroups = {
  service: 'service_id',
  professional: "coalesce(professional_id, '')",
  zip: "substr(coalesce(customer_zip, ''), 1, 3)",
}
const spans = (date: string) => ({ day: date, month: `substr(${date}, 1, 7) || '-01'` })
const revenueByGroup = Object.entries(revenueGroups).flatMap(([kind, item]) =>
  Object.entries({ created: 'created_date', scheduled: 'scheduled_date' }).flatMap(([by, date]) =>
    Object.entries(spans(date)).map(
      ([span, first]) =>
        `select '${kind}' as kind, '${by}' as counted_by, '${span}' as span, ${first} as day, ${item} as item, count(*) as bookings, sum(quote_amount) as value from bookings where status in ('pending', 'confirmed', 'completed') group by ${first}, ${item}`,
    ),
  ),
)

/** What the tables of totals should contain, recounted. */
const recounts: Record<string, string> = {
  revenue_by_group: revenueByGroup.join(' union all '),
  bookings_by_day:
    'select created_date as day, status, count(*) as bookings, sum(quote_amount) as value, sum(is_repeat) as repeats from bookings group by created_date, status',
  visits_by_day:
    'select scheduled_date as day, status, count(*) as bookings, sum(quote_amount) as value, sum(coalesce(cancellation_fee, 0)) as fees from bookings group by scheduled_date, status',
  bookings_by_service_day: `select created_date as day, service_id, count(*) as bookings from bookings where ${live} group by created_date, service_id`,
  bookings_by_service: 'select service_id, count(*) as bookings from bookings group by service_id',
  visits_by_time: `select scheduled_date as day, scheduled_time as time, count(*) as visits from bookings where ${live} group by scheduled_date, scheduled_time`,
  customer_totals: `select customer_email_lower as email, count(*) as bookings, sum(quote_amount) as value from bookings where ${live} group by customer_email_lower`,
  payments_by_day:
    "select received_on as day, sum(case when kind = 'payment' then amount else 0 end) as received, sum(case when kind = 'refund' then amount else 0 end) as refunded from payments where is_void = 0 group by received_on",
  reviews_by_rating: 'select rating, count(*) as reviews from customer_reviews group by rating',
  chats_by_day:
    'select created_date as day, count(*) as conversations, sum(case when lead_score >= 60 then 1 else 0 end) as qualified, sum(case when exists (select 1 from bookings where conversation_id = chat_conversations.id) then 1 else 0 end) as booked, sum(total_price) as value, sum(replies_timed) as replies_timed, sum(reply_ms) as reply_ms from chat_conversations group by created_date',
}

const ofProfessionals = `select p.id,
  (select count(*) from bookings where professional_id = p.id and status = 'completed') as completed_visits,
  (select count(*) from customer_reviews as r join bookings as b on b.id = r.booking_id where professional_id = p.id) as reviews,
  (select coalesce(sum(rating), 0) from customer_reviews as r join bookings as b on b.id = r.booking_id where professional_id = p.id) as stars
  from professionals as p`

const customersIn = (groups: { bookings: number; customers: number }[], wanted: number) =>
  groups.find(({ bookings }) => bookings === wanted)?.customers ?? 0

async function expectEqualToRecount(of = server) {
  for (const [table, recount] of Object.entries(recounts)) {
    const counted = await rows(of, recount)
    expect({ table, rows: await rows(of, `select * from ${table}`) }).toEqual({
      table,
      rows: counted,
    })
  }
  const { read } = of.database
  const customers = await read
    .selectFrom('bookings')
    .select((eb) => ['customer_email_lower', eb.fn.countAll<number>().as('bookings')])
    .where('status', '<>', 'cancelled')
    .groupBy('customer_email_lower')
    .execute()
  const groups = await read.selectFrom('customers_by_bookings').selectAll().execute()
  expect([1, 2, 3, 4, 5].map((wanted) => customersIn(groups, wanted))).toEqual(
    [1, 2, 3, 4, 5].map(
      (wanted) => customers.filter(({ bookings }) => Math.min(bookings, 5) === wanted).length,
    ),
  )
  const leads = await read
    .selectFrom('chat_conversations')
    .select(['lead_status', 'lead_score'])
    .execute()
  const bands = await read.selectFrom('leads_by_band').selectAll().execute()
  const everyBand = leadStatuses.flatMap((status) =>
    leadBands.map(({ atLeast }) => [status, atLeast] as const),
  )
  expect(
    everyBand.map(
      ([status, band]) =>
        bands.find((one) => one.lead_status === status && one.band === band)?.leads ?? 0,
    ),
  ).toEqual(
    everyBand.map(
      ([status, band]) =>
        leads.filter(
          (one) => one.lead_status === status && leadBand(one.lead_score).atLeast === band,
        ).length,
    ),
  )
  expect(await rows(of, 'select id, completed_visits, reviews, stars from professionals')).toEqual(
    await rows(of, ofProfessionals),
  )
  const topics = await read.selectFrom('live_topics').selectAll().execute()
  for (const topic of ['bookings', 'customer_reviews', 'chat_conversations'] as const) {
    const { count } = await read
      .selectFrom(topic)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    expect(topics.find((one) => one.topic === topic)?.total ?? 0).toBe(count)
  }
}

/** Records a payment, a refund or a declined card, and voids or restores another one. */
async function changePayments(step: number, bookingId: string): Promise<void> {
  const { write } = server.database
  const kind = pick(['payment', 'payment', 'refund', 'declined'] as const)
  await write
    .insertInto('payments')
    .values({
      id: newId(),
      booking_id: bookingId,
      kind,
      method: 'cash',
      amount: 1 + random(50_000),
      received_on: day(),
      receipt_number: kind === 'declined' ? null : step + 1,
      is_void: random(2),
      created_at: '2026-01-01T00:00:00.000Z',
    })
    .execute()
  const recorded = await write.selectFrom('payments').select('id').orderBy('id').execute()
  const { id } = pick(recorded)
  await write
    .updateTable('payments')
    .set({ is_void: random(2) })
    .where('id', '=', id)
    .execute()
}

test('the totals equal a recount after random inserts, updates and deletes', async () => {
  const { write, read } = server.database
  const slots = await read.selectFrom('availability_slots').select('id').orderBy('id').execute()
  const conversations: string[] = []
  const bookings: string[] = []
  const people = await addPeople(server)
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
          calendar_sequence: 0,
          extra_amount: 0,
          is_repeat: random(2),
          customer_zip: pick(zips),
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
          created_date: day(),
          service_id: pick(services.slice(0, 5)).id,
          customer_email_lower: pick(emails),
          is_repeat: random(2),
          quote_amount: random(50_000),
          conversation_id: anyConversation ?? null,
        })
        .where('id', '=', anyBooking)
        .execute()
    } else if (kind === 9 && anyBooking) {
      // Only one of them: of what a change names, the sums of the others stay.
      const change = pick([
        { professional_id: pick([...people, null]) },
        { customer_zip: pick(zips) },
        { status: pick(bookingStatuses) },
      ])
      await write.updateTable('bookings').set(change).where('id', '=', anyBooking).execute()
    } else if (kind === 5 && anyBooking) {
      await write.deleteFrom('customer_reviews').where('booking_id', '=', anyBooking).execute()
      await write.deleteFrom('payments').where('booking_id', '=', anyBooking).execute()
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
          replies_timed: random(4),
        })
        .where('id', '=', anyConversation)
        .execute()
    }
    if (step % 4 === 0 && bookings.length > 0) await changePayments(step, pick(bookings))
    if (step % 300 === 299) await expectEqualToRecount()
  }
  expect(bookings.length).toBeGreaterThan(50)
})

test('many changes at once: no deadlock, and the totals are right', async () => {
  const other = await testServer()
  const { caller } = await admin(other)
  const make = (serviceIds: string[], date: string, time: string) =>
    other.guest.booking.create({
      ...orderFor('hvac', { date, time }),
      services: serviceIds.flatMap((id) => orderFor(id).services),
    })
  const made = await Promise.all(
    ['hvac', 'plumbing', 'roofing', 'electrical'].flatMap((id) =>
      ['2026-12-01', '2026-12-02', '2026-12-03'].map((date) => make([id], date, '10:00')),
    ),
  )
  const all = made.flatMap(({ bookings, token }) =>
    bookings.map(({ id }, index) => ({ id, token, index })),
  )
  const outcomes = await Promise.all(
    all.flatMap(({ id, token }, index) => [
      outcome(caller.admin.bookings.updateStatus({ id, to: 'confirmed' })),
      outcome(
        other.guest.booking.reschedule({
          id,
          token,
          date: `2026-12-0${1 + ((index + 1) % 3)}`,
          time: '12:00',
        }),
      ),
      ...(index % 3 === 0
        ? [outcome(caller.admin.bookings.cancel({ id, from: 'pending', reason: 'Rain' }))]
        : []),
      outcome(
        make(
          index % 2 === 0 ? ['moving', 'chimney'] : ['chimney', 'moving'],
          '2026-12-04',
          ['08:00', '10:00', '12:00'][index % 3] ?? '14:00',
        ),
      ),
    ]),
  )
  expect(outcomes.filter((one) => one !== 'done' && one !== 'CONFLICT')).toEqual([])
  await expectEqualToRecount(other)
  await other.close()
})
