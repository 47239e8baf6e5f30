import { wallClock } from '../../../shared/time/business-time.ts'
import type { Context } from '../../context.ts'

/** Whose bookings: of an account, or of an address that a guest typed. */
type Key = 'user_id' | 'customer_email_lower'

/**
 * What each of some customers has booked without what was cancelled, in cents, and their next visit, in the business zone; by account
 * or by address.
 */
export async function readValues(
  { database: { read }, clock, timeZone }: Context,
  key: Key,
  ids: readonly string[],
) {
  if (ids.length === 0) return () => ({ value: 0, nextVisit: null })
  const today = wallClock(clock.now(), timeZone).date
  const [sums, coming] = await Promise.all([
    read
      .selectFrom('bookings')
      .select((eb) => [eb.ref(key).as('id'), eb.fn.sum<number>('quote_amount').as('value')])
      .where(key, 'in', ids)
      .where('status', '<>', 'cancelled')
      .groupBy(key)
      .execute(),
    read
      .selectFrom('bookings')
      .select([
        `${key} as id`,
        'id as bookingId',
        'scheduled_date as date',
        'scheduled_time as time',
      ])
      .where(key, 'in', ids)
      .where('status', 'in', ['pending', 'confirmed'])
      .where('scheduled_date', '>=', today)
      .orderBy('scheduled_date')
      .orderBy('scheduled_time')
      .orderBy('id')
      .execute(),
  ])
  return (id: string) => {
    const next = coming.find((one) => one.id === id)
    return {
      value: sums.find((one) => one.id === id)?.value ?? 0,
      nextVisit: next ? { bookingId: next.bookingId, date: next.date, time: next.time } : null,
    }
  }
}
