import { wallClock } from '../../../shared/time/business-time.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/types.ts'

interface Customer {
  /** Null for a guest. */
  userId: string | null
  /** In lower case. */
  email: string
}

/**
 * What each of some customers has booked without what was cancelled, and their next visit: the bookings of their account, and
 * those that were made without one under their address, the same for all that are merged into it. A booking belongs to one customer alone.
 * Cents; dates and times in the business zone.
 */
export async function readBookingsOf(
  { database: { read }, clock, timeZone }: Pick<Context, 'database' | 'clock' | 'timeZone'>,
  customers: readonly Customer[],
) {
  const today = wallClock(clock.now(), timeZone).date
  const emails = customers.map(({ email }) => email)
  const merged = await readMerged(read, emails)
  const mergedAccounts = merged.flatMap(({ userId, into }) => (userId ? [{ userId, into }] : []))
  const [ofAccounts, typed] = await Promise.all([
    readLive(
      read,
      'user_id',
      [...customers, ...mergedAccounts].flatMap(({ userId }) => userId ?? []),
    ),
    readLive(read, 'customer_email_lower', [...emails, ...merged.map(({ email }) => email)]),
  ])
  const owners = new Map([
    ...merged.map(({ email, into }) => [email, into] as const),
    ...mergedAccounts.map(({ userId, into }) => [userId, into] as const),
  ])
  const byCustomer = new Map<string, (typeof typed)[number][]>()
  const add = (owner: string, booking: (typeof typed)[number]) =>
    byCustomer.set(owner, [...(byCustomer.get(owner) ?? []), booking])
  for (const booking of ofAccounts) add(owners.get(booking.key) ?? booking.key, booking)
  for (const booking of typed) {
    if (booking.userId === null) add(owners.get(booking.key) ?? booking.key, booking)
  }
  return ({ userId, email }: Customer) => {
    const own = [...(byCustomer.get(userId ?? '') ?? []), ...(byCustomer.get(email) ?? [])]
    const made = own.map(({ createdDate }) => createdDate).toSorted()
    const [next] = own
      .filter(({ status, date }) => date >= today && ['pending', 'confirmed'].includes(status))
      .toSorted((one, other) => compare(`${one.date} ${one.time}`, `${other.date} ${other.time}`))
    return {
      bookings: own.length,
      value: own.reduce((sum, { amount }) => sum + amount, 0),
      /** The days on which the first and the latest were made; empty without one. */
      first: made[0] ?? '',
      latest: made.at(-1) ?? '',
      nextVisit: next ? { bookingId: next.id, date: next.date, time: next.time } : null,
    }
  }
}

const compare = (one: string, other: string) => (one < other ? -1 : 1)

/** The addresses that are merged into others, with their accounts. */
const readMerged = async (db: Db, into: readonly string[]) =>
  into.length === 0
    ? []
    : db
        .selectFrom('customer_records')
        .leftJoin('users', 'users.email', 'customer_records.email')
        .select((eb) => [
          'customer_records.email',
          eb.ref('merged_into').$notNull().as('into'),
          'users.id as userId',
        ])
        .where('merged_into', 'in', into)
        .execute()

/** Found by the key alone: with more conditions SQLite may take the index of one that fits most rows. */
async function readLive(db: Db, key: 'user_id' | 'customer_email_lower', ids: readonly string[]) {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('bookings')
    .select((eb) => [
      eb.ref(key).$notNull().as('key'),
      'id',
      'user_id as userId',
      'status',
      'quote_amount as amount',
      'created_date as createdDate',
      'scheduled_date as date',
      'scheduled_time as time',
    ])
    .where(key, 'in', ids)
    .execute()
  return rows.filter(({ status }) => status !== 'cancelled')
}
