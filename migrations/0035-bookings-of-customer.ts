import type { Kysely } from 'kysely'

/** The bookings of the customers whom a search has found, by status and service, without reading the bookings themselves. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  db.schema
    .createIndex('bookings_of_customer')
    .on('bookings')
    .columns(['customer_email_lower', 'status', 'service_id'])
    .execute()
