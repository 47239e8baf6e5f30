import type { Db } from '../../db/types.ts'

export interface BookingsOf {
  bookings: number
  /** Cents. */
  value: number
  /** The days on which the first and the latest were made, in the business zone; empty without one. */
  first: string
  latest: string
}

/** What each of some customers has booked without what was cancelled; by account, or by the address that a guest typed. */
export async function readBookingsOf(
  read: Db,
  key: 'user_id' | 'customer_email_lower',
  ids: readonly string[],
): Promise<(id: string) => BookingsOf> {
  const sums =
    ids.length === 0
      ? []
      : await read
          .selectFrom('bookings')
          .select((eb) => [
            eb.ref(key).as('id'),
            eb.fn.countAll<number>().as('bookings'),
            eb.fn.sum<number>('quote_amount').as('value'),
            eb.fn.min('created_date').as('first'),
            eb.fn.max('created_date').as('latest'),
          ])
          .where(key, 'in', ids)
          .where('status', '<>', 'cancelled')
          .groupBy(key)
          .execute()
  const byId = new Map(sums.map(({ id, ...sum }) => [id, sum]))
  return (id) => byId.get(id) ?? { bookings: 0, value: 0, first: '', latest: '' }
}
