import { type Kysely, sql } from 'kysely'
import { createTable, isSqlite, yesOrNo } from './create-table.ts'
import { slotsWithSeats } from './slots-with-seats.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await slotsWithSeats(db)
  await bookingsForLists(db)
  await reviewsInPublic(db)
  await conversationsAsLeads(db)
  await recordsOfTheBusiness(db)
  await wordsToSearch(db)
}

/** What the lists of bookings are sorted and filtered by. */
async function bookingsForLists(db: Kysely<unknown>): Promise<void> {
  // The day on which it was created, in the business zone; rows older than this column have their day in UTC.
  await db.schema
    .alterTable('bookings')
    .addColumn('created_date', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await sql`update bookings set created_date = substr(created_at, 1, 10)`.execute(db)

  // Whether its customer had booked before.
  await db.schema
    .alterTable('bookings')
    .addColumn('is_repeat', 'integer', (column) =>
      column.notNull().defaultTo(0).check(yesOrNo('is_repeat')),
    )
    .execute()
  await sql`update bookings set is_repeat = 1 where exists (
    select 1 from bookings as earlier
    where earlier.customer_email_lower = bookings.customer_email_lower
      and earlier.created_at < bookings.created_at and earlier.status <> 'cancelled')`.execute(db)

  for (const before of ['bookings_by_time', 'bookings_by_email']) {
    await db.schema.dropIndex(before).execute()
  }
  for (const [name, columns] of [
    ['bookings_by_creation', ['created_at', 'id']],
    ['bookings_by_time', ['scheduled_date', 'scheduled_time', 'id']],
    ['bookings_of_status', ['status', 'created_at', 'id', 'service_id']],
    [
      'bookings_of_status_by_time',
      ['status', 'scheduled_date', 'scheduled_time', 'id', 'service_id'],
    ],
    ['bookings_of_service', ['service_id', 'created_at', 'id', 'status']],
    [
      'bookings_of_service_by_time',
      ['service_id', 'scheduled_date', 'scheduled_time', 'id', 'status'],
    ],
    ['bookings_by_email', ['customer_email_lower', 'created_at', 'id']],
  ] as const) {
    await db.schema
      .createIndex(name)
      .on('bookings')
      .columns([...columns])
      .execute()
  }
  await db.schema
    .createIndex('bookings_of_conversation')
    .on('bookings')
    .column('conversation_id')
    .where(sql.ref('conversation_id'), 'is not', null)
    .execute()
  await db.schema
    .createIndex('booking_events_latest')
    .on('booking_events')
    .columns(['created_at', 'id'])
    .execute()

  // Internal notes: customers see the events, never these.
  await createTable(db, 'booking_notes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('booking_id', 'text', (column) => column.notNull().references('bookings.id'))
    .addColumn('admin_user_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('booking_notes_of_booking')
    .on('booking_notes')
    .columns(['booking_id', 'created_at'])
    .execute()
}

async function reviewsInPublic(db: Kysely<unknown>): Promise<void> {
  for (const name of ['hidden_at', 'hidden_reason', 'reply', 'replied_at']) {
    await db.schema.alterTable('customer_reviews').addColumn(name, 'text').execute()
  }
  for (const [name, columns] of [
    ['customer_reviews_latest', ['created_at', 'id']],
    ['customer_reviews_of_rating', ['rating', 'created_at', 'id']],
    ['customer_reviews_of_service', ['service_id', 'created_at', 'id']],
  ] as const) {
    await db.schema
      .createIndex(name)
      .on('customer_reviews')
      .columns([...columns])
      .execute()
  }
  await db.schema
    .createIndex('profiles_latest')
    .on('profiles')
    .columns(['created_at', 'user_id'])
    .execute()
}

/** Conversations as the people who follow them up see them. */
async function conversationsAsLeads(db: Kysely<unknown>): Promise<void> {
  const alter = () => db.schema.alterTable('chat_conversations')
  await alter()
    .addColumn('created_date', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await sql`update chat_conversations set created_date = substr(created_at, 1, 10)`.execute(db)
  await alter()
    .addColumn('lead_status', 'text', (column) =>
      column
        .notNull()
        .defaultTo('new')
        .check(sql`lead_status in ('new', 'contacted', 'won', 'lost')`),
    )
    .execute()
  await alter()
    .addColumn('owner_user_id', 'text', (column) => column.references('users.id'))
    .execute()
  await alter().addColumn('note', 'text').execute()
  // Whether a booking came from it.
  await alter()
    .addColumn('is_booked', 'integer', (column) =>
      column.notNull().defaultTo(0).check(yesOrNo('is_booked')),
    )
    .execute()
  // How many of its replies were timed, and how long they took together, in milliseconds.
  for (const name of ['replies_timed', 'reply_ms']) {
    await alter()
      .addColumn(name, 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
  }
  for (const [name, columns] of [
    ['chat_conversations_latest', ['updated_at', 'id', 'lead_score']],
    ['chat_conversations_of_status', ['lead_status', 'updated_at', 'id', 'lead_score']],
    ['chat_conversations_by_score', ['lead_score', 'updated_at', 'id', 'lead_status']],
    ['chat_conversations_of_user', ['user_id', 'updated_at', 'id']],
    ['chat_conversations_of_email', ['user_email', 'updated_at', 'id']],
  ] as const) {
    await db.schema
      .createIndex(name)
      .on('chat_conversations')
      .columns([...columns])
      .execute()
  }
}

async function recordsOfTheBusiness(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'contact_messages')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('form', 'text', (column) => column.notNull().check(sql`form in ('help', 'contact')`))
    .addColumn('first_name', 'text', (column) => column.notNull())
    .addColumn('last_name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('phone', 'text')
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('answered_at', 'text')
    .addColumn('answered_by', 'text', (column) => column.references('users.id'))
    .execute()
  await db.schema
    .createIndex('contact_messages_latest')
    .on('contact_messages')
    .columns(['created_at', 'id'])
    .execute()
  await db.schema
    .createIndex('contact_messages_unanswered')
    .on('contact_messages')
    .columns(['created_at', 'id'])
    .where(sql.ref('answered_at'), 'is', null)
    .execute()

  await createTable(db, 'admin_actions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('admin_user_id', 'text', (column) => column.references('users.id'))
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('subject', 'text')
    .addColumn('facts', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('admin_actions_latest')
    .on('admin_actions')
    .columns(['created_at', 'id'])
    .execute()

  // What could not be delivered, temporarily or for good.
  await db.schema
    .createIndex('outbox_undelivered')
    .on('outbox')
    .columns(['created_at', 'id'])
    .where(sql.ref('last_error'), 'is not', null)
    .execute()
  for (const [name, columns] of [
    ['outbox_latest', ['created_at', 'id']],
    ['outbox_of_status', ['status', 'created_at', 'id']],
  ] as const) {
    await db.schema
      .createIndex(name)
      .on('outbox')
      .columns([...columns])
      .execute()
  }
}

/** The words by which a customer is found, stored with the account's or the booking's address, in lower case. */
async function wordsToSearch(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'customer_words', ', without rowid')
    .addColumn('word', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('customer_words_key', ['word', 'email'])
    .execute()
  await db.schema
    .createIndex('customer_words_of_email')
    .on('customer_words')
    .columns(['email', 'word'])
    .execute()
  // Words are looked up by prefix, which needs byte order.
  if (!isSqlite(db)) {
    await sql`alter table customer_words alter column word type text collate "C"`.execute(db)
  }
  const { rows } = await sql<{ email: string; name: string | null; phone: string | null }>`
    select distinct customer_email_lower as email, customer_name as name, customer_phone as phone
      from bookings
    union select distinct users.email, profiles.full_name as name, profiles.phone
      from users join profiles on profiles.user_id = users.id`.execute(db)
  for (const { email, name, phone } of rows) {
    const words = (name ?? '').toLowerCase().split(/[^\p{L}\p{N}]+/u)
    const digits = (phone ?? '').replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
    for (const word of new Set([email, ...words, digits].filter(Boolean))) {
      await sql`insert into customer_words (word, email) values (${word}, ${email})
        on conflict (word, email) do nothing`.execute(db)
    }
  }
}
