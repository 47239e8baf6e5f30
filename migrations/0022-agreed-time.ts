import type { Kysely } from 'kysely'

/** The time that a customer agreed to, where the office has moved the visit since: cancelling it costs them nothing. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of ['agreed_date', 'agreed_time']) {
    await db.schema.alterTable('bookings').addColumn(name, 'text').execute()
  }
}
