import { type Kysely, sql } from 'kysely'
import { createTable } from './create-table.ts'

/**
 * Times that guests hold without having shown that the address is theirs, and fees that remain when a visit is moved
 * late.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const alter = () => db.schema.alterTable('bookings')
  // A pseudonym of the network address that a guest ordered from.
  await alter().addColumn('network', 'text').execute()
  // When the link in the order's email was opened.
  await alter().addColumn('email_confirmed_at', 'text').execute()
  // Until when an unusually large order waits for that.
  await alter().addColumn('held_until', 'text').execute()
  // Cents: what cancelling would have cost when the customer moved the visit.
  await alter()
    .addColumn('late_move_fee', 'integer', (column) => column.check(sql`late_move_fee >= 0`))
    .execute()
  const unconfirmed = sql<boolean>`status = 'pending' and user_id is null and email_confirmed_at is null`
  for (const [name, column] of [
    ['bookings_unconfirmed_by_network', 'network'],
    ['bookings_unconfirmed_by_email', 'customer_email_lower'],
  ] as const) {
    await db.schema
      .createIndex(name)
      .on('bookings')
      .columns([column, 'scheduled_date'])
      .where(unconfirmed)
      .execute()
  }
  await db.schema
    .createIndex('bookings_with_network')
    .on('bookings')
    .column('scheduled_date')
    .where(sql.ref('network'), 'is not', null)
    .execute()
  await db.schema
    .createIndex('bookings_held')
    .on('bookings')
    .column('held_until')
    .where(sql.ref('held_until'), 'is not', null)
    .execute()
  // Orders with an account's address that the account's owner says are somebody else's.
  await createTable(db, 'declined_orders')
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('group_id', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('declined_orders_key', ['user_id', 'group_id'])
    .execute()
}
