import { type Kysely, sql } from 'kysely'

const columns = {
  bookings_unpaid_by_visit: ['scheduled_date', 'scheduled_time', 'id'],
  bookings_unpaid_by_creation: ['created_at', 'id'],
} as const

/** Work that is done and fees, until they are paid: few of all bookings. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [name, indexed] of Object.entries(columns)) {
    await db.schema
      .createIndex(name)
      .on('bookings')
      .columns([...indexed])
      .where(sql<boolean>`payment_status <> 'paid'`)
      .where(sql<boolean>`(status = 'completed' or cancellation_fee > 0)`)
      .execute()
  }
}
