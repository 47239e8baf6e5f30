import { wallClock } from '../../../shared/time/business-time.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/types.ts'

interface Customer {
  /** Null for a guest. */
  userId: string | null
  /** In lower case. */
  email: string
}

/** Whose bookings: of an account, or of an address that was typed without one. */
type Key = 'user_id' | 'customer_email_lower'

/**
 * What each of some customers has booked without what was cancelled, and their next visit: the bookings of their account, and
 * those that were made without one under their address or one that is merged into it. A booking belongs to one customer alone.
 * Cents; dates and times in the business zone.
 */
export async function readBookingsOf(
  { database: { read }, clock, timeZone }: Pick<Context, 'database' | 'clock' | 'timeZone'>,
  customers: readonly Customer[],
) {
  const today = wallClock(clock.now(), timeZone).date
  const merged = await readMerged(
    read,
    customers.map(({ email }) => email),
  )
  const userIds = customers.flatMap(({ userId }) => userId ?? [])
  const typed = [...customers, ...merged].map(({ email }) => email)
  const [sums, visits] = await Promise.all([
    bothKeys((key, ids) => readSums(read, key, ids), userIds, typed),
    bothKeys((key, ids) => readVisits(read, key, ids, today), userIds, typed),
  ])
  return ({ userId, email }: Customer) => {
    const keys = [
      userId,
      email,
      ...merged.filter(({ into }) => into === email).map((one) => one.email),
    ]
    const own = sums.filter(({ id }) => keys.includes(id))
    const [next] = visits
      .filter(({ id }) => keys.includes(id))
      .toSorted((one, other) => compare(`${one.date} ${one.time}`, `${other.date} ${other.time}`))
    return {
      bookings: own.reduce((sum, { bookings }) => sum + bookings, 0),
      value: own.reduce((sum, { value }) => sum + value, 0),
      /** The days on which the first and the latest were made; empty without one. */
      first: own.map(({ first }) => first).toSorted(compare)[0] ?? '',
      latest:
        own
          .map(({ latest }) => latest)
          .toSorted(compare)
          .at(-1) ?? '',
      nextVisit: next ? { bookingId: next.bookingId, date: next.date, time: next.time } : null,
    }
  }
}

const compare = (one: string, other: string) => (one < other ? -1 : 1)

async function bothKeys<Row>(
  find: (key: Key, ids: readonly string[]) => Promise<Row[]>,
  userIds: readonly string[],
  emails: readonly string[],
): Promise<Row[]> {
  const found = await Promise.all([
    userIds.length === 0 ? [] : find('user_id', userIds),
    emails.length === 0 ? [] : find('customer_email_lower', emails),
  ])
  return found.flat()
}

/** The addresses that are merged into others. */
const readMerged = async (db: Db, into: readonly string[]) =>
  into.length === 0
    ? []
    : db
        .selectFrom('customer_records')
        .select(['email', 'merged_into as into'])
        .where('merged_into', 'in', into)
        .execute()

const ofCustomers = (db: Db, key: Key, ids: readonly string[]) =>
  db
    .selectFrom('bookings')
    .where(key, 'in', ids)
    .$if(key === 'customer_email_lower', (typed) => typed.where('user_id', 'is', null))

const readSums = (db: Db, key: Key, ids: readonly string[]) =>
  ofCustomers(db, key, ids)
    .select((eb) => [
      eb.ref(key).as('id'),
      eb.fn.countAll<number>().as('bookings'),
      eb.fn.sum<number>('quote_amount').as('value'),
      eb.fn.min('created_date').as('first'),
      eb.fn.max('created_date').as('latest'),
    ])
    .where('status', '<>', 'cancelled')
    .groupBy(key)
    .execute()

const readVisits = (db: Db, key: Key, ids: readonly string[], today: string) =>
  ofCustomers(db, key, ids)
    .select([`${key} as id`, 'id as bookingId', 'scheduled_date as date', 'scheduled_time as time'])
    .where('status', 'in', ['pending', 'confirmed'])
    .where('scheduled_date', '>=', today)
    .execute()
