import { type Kysely, sql } from 'kysely'
import { createTable } from './create-table.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await accounts(db)
  await aboutCustomers(db)
  await changesToBookings(db)
  await outboxForEveryMessage(db)
}

async function accounts(db: Kysely<unknown>): Promise<void> {
  // SQLite adds one column at a time.
  await db.schema.alterTable('users').addColumn('password_hash', 'text').execute()
  await db.schema.alterTable('users').addColumn('email_verified_at', 'text').execute()

  await createTable(db, 'user_roles')
    .addColumn('user_id', 'text', (column) => column.primaryKey().references('users.id'))
    .addColumn('role', 'text', (column) => column.notNull().check(sql`role in ('admin', 'user')`))
    .execute()

  await createTable(db, 'sessions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('device', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('last_used_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('sessions_user').on('sessions').column('user_id').execute()

  // A link is also created where there is no account, so that asking for one takes the same time either way.
  await createTable(db, 'account_links')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('purpose', 'text', (column) =>
      column.notNull().check(sql`purpose in ('verify', 'reset')`),
    )
    .addColumn('user_id', 'text', (column) => column.references('users.id'))
    .addColumn('password_hash', 'text')
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('account_links_user').on('account_links').column('user_id').execute()

  await createTable(db, 'sign_in_failures')
    .addColumn('email_hash', 'text', (column) => column.primaryKey())
    .addColumn('failed_at', 'text', (column) => column.notNull())
    .addColumn('last_failed_at', 'text', (column) => column.notNull())
    .execute()

  await createTable(db, 'oauth_accounts')
    .addColumn('issuer', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('oauth_accounts_key', ['issuer', 'subject'])
    .execute()

  await createTable(db, 'oauth_states')
    .addColumn('state_hash', 'text', (column) => column.primaryKey())
    .addColumn('browser_hash', 'text', (column) => column.notNull())
    .addColumn('redirect', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute()
}

async function aboutCustomers(db: Kysely<unknown>): Promise<void> {
  let profiles = createTable(db, 'profiles').addColumn('user_id', 'text', (column) =>
    column.primaryKey().references('users.id'),
  )
  for (const name of ['full_name', 'email', 'phone', 'address', 'city', 'state', 'zip_code']) {
    profiles = profiles.addColumn(name, 'text')
  }
  await profiles.addColumn('created_at', 'text', (column) => column.notNull()).execute()

  let preferences = createTable(db, 'notification_preferences').addColumn(
    'user_id',
    'text',
    (column) => column.primaryKey().references('users.id'),
  )
  for (const name of [
    'email_booking_confirmations',
    'email_booking_reminders',
    'email_booking_updates',
    'email_marketing',
    'sms_booking_confirmations',
    'sms_booking_reminders',
    'sms_booking_updates',
  ]) {
    preferences = preferences.addColumn(name, 'integer', (column) =>
      column.notNull().check(sql`${sql.ref(name)} in (0, 1)`),
    )
  }
  await preferences
    .addColumn('communication_frequency', 'text', (column) =>
      column.notNull().check(sql`communication_frequency in ('immediate', 'daily', 'weekly')`),
    )
    .execute()

  await createTable(db, 'customer_reviews')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('booking_id', 'text', (column) =>
      column.notNull().unique().references('bookings.id'),
    )
    .addColumn('service_id', 'text', (column) => column.notNull())
    .addColumn('rating', 'integer', (column) => column.notNull().check(sql`rating between 1 and 5`))
    .addColumn('review_text', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
}

async function changesToBookings(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('bookings')
    .addColumn('cancellation_fee', 'integer', (column) => column.check(sql`cancellation_fee >= 0`))
    .execute()
  // Empty until the customer has chosen another time.
  await db.schema.alterTable('bookings').addColumn('rescheduled_at', 'text').execute()
  // Empty until the reminder of this time is queued, or none is needed.
  await db.schema.alterTable('bookings').addColumn('reminded_at', 'text').execute()
  for (const [name, columns] of [
    ['bookings_of_user', ['user_id', 'created_at', 'id']],
    ['bookings_by_email', ['customer_email_lower']],
    ['bookings_by_time', ['scheduled_date', 'scheduled_time']],
  ] as const) {
    await db.schema
      .createIndex(name)
      .on('bookings')
      .columns([...columns])
      .execute()
  }

  await createTable(db, 'booking_events')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('booking_id', 'text', (column) => column.notNull().references('bookings.id'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('actor', 'text', (column) =>
      column.notNull().check(sql`actor in ('customer', 'admin')`),
    )
    .addColumn('actor_user_id', 'text', (column) => column.references('users.id'))
    .addColumn('facts', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('booking_events_of_booking')
    .on('booking_events')
    .columns(['booking_id', 'created_at'])
    .execute()
}

/** Rebuilds the outbox for text messages, digests and withheld messages: SQLite cannot widen a CHECK. */
async function outboxForEveryMessage(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('outbox_due').execute()
  await db.schema.alterTable('outbox').renameTo('outbox_before').execute()
  await createTable(db, 'outbox')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('channel', 'text', (column) =>
      column.notNull().check(sql`channel in ('email', 'sms')`),
    )
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('facts', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) =>
      column.notNull().check(sql`status in ('queued', 'waiting', 'sent', 'failed', 'held')`),
    )
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.references('users.id'))
    .addColumn('group_id', 'text')
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('next_attempt_at', 'text', (column) => column.notNull())
    .addColumn('last_error', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('sent_at', 'text')
    .execute()
  await sql`insert into outbox (id, channel, kind, recipient, facts, status, reason, attempts,
      next_attempt_at, last_error, created_at, sent_at)
    select id, 'email', kind, recipient, facts, status, 'booked by the customer', attempts,
      next_attempt_at, last_error, created_at, sent_at from outbox_before`.execute(db)
  await db.schema.dropTable('outbox_before').execute()
  await db.schema
    .createIndex('outbox_due')
    .on('outbox')
    .columns(['status', 'next_attempt_at'])
    .execute()
  await db.schema
    .createIndex('outbox_to')
    .on('outbox')
    .columns(['recipient', 'kind', 'created_at'])
    .execute()
  await db.schema.createIndex('outbox_of_group').on('outbox').column('group_id').execute()
}
