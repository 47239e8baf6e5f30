import { type CreateTableBuilder, type Kysely, sql } from 'kysely'
import { createTable, isSqlite } from './create-table.ts'
import { onEveryRow } from './on-every-row.ts'

/** Figures of the admin panel, kept by the database itself, so that reading them costs the same at any size. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await table(db, 'live_topics', ['topic'], ['total', 'changes'])
  await table(db, 'bookings_by_day', ['day', 'status'], ['bookings', 'value', 'repeats'])
  await table(db, 'bookings_by_service_day', ['day', 'service_id'], ['bookings'])
  await table(db, 'bookings_by_service', ['service_id'], ['bookings'])
  await table(db, 'visits_by_time', ['day', 'time'], ['visits'])
  await table(db, 'customer_totals', ['email'], ['bookings', 'value'])
  await table(db, 'customers_by_bookings', ['bookings'], ['customers'])
  await table(db, 'reviews_by_rating', ['rating'], ['reviews'])
  await table(
    db,
    'chats_by_day',
    ['day'],
    ['conversations', 'qualified', 'booked', 'value', 'replies_timed', 'reply_ms'],
  )
  await table(db, 'leads_by_band', ['lead_status', 'band'], ['leads'])

  await keepCustomers(db)
  await countWhatIsThere(db)
  await keepBookings(db)
  await keepReviews(db)
  await keepConversations(db)
  await keepTopic(db, 'profiles', [
    'full_name',
    'email',
    'phone',
    'address',
    'city',
    'state',
    'zip_code',
  ])
  await keepTopic(db, 'contact_messages', ['answered_at'])
  await keepTopic(db, 'admin_actions', ['action'])
}

const numbers = new Set(['bookings', 'rating', 'band'])

/** A table of sums with its key as the primary key; SQLite stores the rows under it, so a sum takes one lookup. */
async function table(
  db: Kysely<unknown>,
  name: string,
  key: readonly string[],
  sums: readonly string[],
): Promise<void> {
  let made: CreateTableBuilder<string, string> = createTable(db, name, ', without rowid')
  for (const column of key) {
    made = made.addColumn(column, numbers.has(column) ? 'integer' : 'text', (one) => one.notNull())
  }
  for (const column of sums) {
    made = made.addColumn(column, isSqlite(db) ? 'integer' : 'bigint', (one) =>
      one.notNull().defaultTo(0),
    )
  }
  await made.addPrimaryKeyConstraint(`${name}_key`, [...key]).execute()
}

/** Adds amounts to the sums of a key. */
function add(name: string, key: Record<string, string>, amounts: Record<string, string>): string {
  const columns = [...Object.keys(key), ...Object.keys(amounts)]
  const values = [...Object.values(key), ...Object.values(amounts)]
  const sums = Object.keys(amounts).map((sum) => `${sum} = ${name}.${sum} + excluded.${sum}`)
  return `insert into ${name} (${columns.join(', ')}) values (${values.join(', ')})
    on conflict (${Object.keys(key).join(', ')}) do update set ${sums.join(', ')}`
}

/**
 * How many rows there are, and how often they have changed. It comes first in every trigger: on PostgreSQL,
 * transactions that change the same sums wait for each other here and cannot deadlock.
 */
const changed = (topic: string, sign: string) =>
  add('live_topics', { topic: `'${topic}'` }, { total: sign, changes: '1' })

const keepTopic = (db: Kysely<unknown>, name: string, columns: readonly string[]) =>
  onEveryRow(db, {
    table: name,
    columns,
    statements: (_row, sign) => [changed(name, sign)],
  })

const keepBookings = (db: Kysely<unknown>) =>
  onEveryRow(db, {
    table: 'bookings',
    columns: [
      'created_date',
      'status',
      'service_id',
      'quote_amount',
      'is_repeat',
      'scheduled_date',
      'scheduled_time',
      'customer_email_lower',
      'conversation_id',
    ],
    statements: (row, sign) => {
      const live = `(case when ${row}.status = 'cancelled' then 0 else ${sign} end)`
      return [
        changed('bookings', sign),
        add(
          'bookings_by_day',
          { day: `${row}.created_date`, status: `${row}.status` },
          {
            bookings: sign,
            value: `${sign} * ${row}.quote_amount`,
            repeats: `${sign} * ${row}.is_repeat`,
          },
        ),
        add('bookings_by_service', { service_id: `${row}.service_id` }, { bookings: sign }),
        // Every day has a row for every service, so that reading a period takes the same time at any size.
        `insert into bookings_by_service_day (day, service_id, bookings)
          select ${row}.created_date, service_id, 0 from bookings_by_service
          where not exists (
            select 1 from bookings_by_service_day where day = ${row}.created_date
          ) on conflict do nothing`,
        add(
          'bookings_by_service_day',
          { day: `${row}.created_date`, service_id: `${row}.service_id` },
          { bookings: live },
        ),
        add(
          'visits_by_time',
          { day: `${row}.scheduled_date`, time: `${row}.scheduled_time` },
          { visits: live },
        ),
        add(
          'customer_totals',
          { email: `${row}.customer_email_lower` },
          { bookings: live, value: `${live} * ${row}.quote_amount` },
        ),
        `update chat_conversations set is_booked = case when exists (
            select 1 from bookings where conversation_id = ${row}.conversation_id
          ) then 1 else 0 end
          where id = ${row}.conversation_id and is_booked <> case when exists (
            select 1 from bookings where conversation_id = ${row}.conversation_id
          ) then 1 else 0 end`,
      ]
    },
  })

const keepCustomers = (db: Kysely<unknown>) =>
  onEveryRow(db, {
    table: 'customer_totals',
    columns: ['bookings'],
    statements: (row, sign) => [
      add(
        'customers_by_bookings',
        { bookings: `(case when ${row}.bookings > 5 then 5 else ${row}.bookings end)` },
        { customers: sign },
      ),
    ],
  })

const keepReviews = (db: Kysely<unknown>) =>
  onEveryRow(db, {
    table: 'customer_reviews',
    columns: ['rating', 'hidden_at', 'reply'],
    statements: (row, sign) => [
      changed('customer_reviews', sign),
      add('reviews_by_rating', { rating: `${row}.rating` }, { reviews: sign }),
    ],
  })

const keepConversations = (db: Kysely<unknown>) =>
  onEveryRow(db, {
    table: 'chat_conversations',
    columns: [
      'created_date',
      'lead_status',
      'lead_score',
      'is_booked',
      'total_price',
      'replies_timed',
      'reply_ms',
      'updated_at',
      'owner_user_id',
    ],
    statements: (row, sign) => [
      changed('chat_conversations', sign),
      add(
        'chats_by_day',
        { day: `${row}.created_date` },
        {
          conversations: sign,
          qualified: `(case when ${row}.lead_score >= 60 then ${sign} else 0 end)`,
          booked: `${sign} * ${row}.is_booked`,
          value: `${sign} * ${row}.total_price`,
          replies_timed: `${sign} * ${row}.replies_timed`,
          reply_ms: `${sign} * ${row}.reply_ms`,
        },
      ),
      add(
        'leads_by_band',
        { lead_status: `${row}.lead_status`, band: band(`${row}.lead_score`) },
        { leads: sign },
      ),
    ],
  })

const band = (score: string) =>
  `(case when ${score} >= 80 then 80 when ${score} >= 60 then 60 when ${score} >= 40 then 40 else 0 end)`

/** Counts the existing rows. The trigger on customers does its part in this. */
async function countWhatIsThere(db: Kysely<unknown>): Promise<void> {
  await sql`update chat_conversations set is_booked = 1 where exists (
    select 1 from bookings where conversation_id = chat_conversations.id)`.execute(db)
  const live = "case when status = 'cancelled' then 0 else 1 end"
  for (const statement of [
    `bookings_by_day (day, status, bookings, value, repeats)
      select created_date, status, count(*), sum(quote_amount), sum(is_repeat)
      from bookings group by 1, 2`,
    'bookings_by_service (service_id, bookings) select service_id, count(*) from bookings group by 1',
    `bookings_by_service_day (day, service_id, bookings)
      select created_date, service_id, sum(${live}) from bookings group by 1, 2`,
    `visits_by_time (day, time, visits)
      select scheduled_date, scheduled_time, sum(${live}) from bookings group by 1, 2`,
    `customer_totals (email, bookings, value)
      select customer_email_lower, sum(${live}), sum(${live} * quote_amount) from bookings group by 1`,
    'reviews_by_rating (rating, reviews) select rating, count(*) from customer_reviews group by 1',
    `chats_by_day (day, conversations, qualified, booked, value, replies_timed, reply_ms)
      select created_date, count(*), sum(case when lead_score >= 60 then 1 else 0 end),
        sum(is_booked), sum(total_price), sum(replies_timed), sum(reply_ms)
      from chat_conversations group by 1`,
    `leads_by_band (lead_status, band, leads)
      select lead_status, ${band('lead_score')}, count(*) from chat_conversations group by 1, 2`,
  ]) {
    await sql.raw(`insert into ${statement}`).execute(db)
  }
  for (const topic of ['bookings', 'profiles', 'customer_reviews', 'chat_conversations']) {
    await sql
      .raw(`insert into live_topics (topic, total) select '${topic}', count(*) from ${topic}`)
      .execute(db)
  }
}
