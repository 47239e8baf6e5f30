import type { SelectQueryBuilder } from 'kysely'
import type { CustomerRefInput } from '../../../shared/admin/customers.ts'
import { canCancel } from '../../../shared/booking-status.ts'
import { balanceOf } from '../../../shared/payments.ts'
import { wallClock } from '../../../shared/time/business-time.ts'
import type { Context } from '../../context.ts'
import type { Db, Schema } from '../../db/types.ts'
import { DomainError } from '../../errors.ts'
import { dueOf } from '../../payments/read-due.ts'
import { isGuestBooking } from './guest-booking.ts'
import { readRecord } from './read-record.ts'
import { registeredCustomers } from './registered-customers.ts'

const rowsShown = 50

/**
 * A customer, registered or a guest: who they are, what the office knows about them, the latest bookings, reviews and
 * conversations, the value of the bookings that were not cancelled, what was paid and what is due, in cents. Dates and times in the business zone, instants
 * in ISO, UTC.
 * @throws NOT_FOUND for an unknown customer
 */
export async function readCustomer(ctx: Context, ref: CustomerRefInput) {
  const { read } = ctx.database
  const profile =
    'userId' in ref ? await findProfile(read, ref.userId) : await findGuest(read, ref.email)
  if (!profile) {
    throw new DomainError('notFound', 'CUSTOMER_NOT_FOUND', 'There is no such customer.')
  }
  const record = await readRecord(read, profile.accountEmail.toLowerCase())
  const today = wallClock(ctx.clock.now(), ctx.timeZone).date
  const history = await readHistory(read, {
    userIds: await accountsOf(read, profile, record),
    emails: record.emails,
    today,
  })
  return { ...profile, ...record, ...history }
}

/** The account, and those that are merged into it. */
async function accountsOf(
  read: Db,
  { userId }: { userId: string | null },
  { emails: [_own, ...others] }: { emails: readonly string[] },
): Promise<string[]> {
  const own = userId === null ? [] : [userId]
  if (others.length === 0) return own
  const merged = await read.selectFrom('users').select('id').where('email', 'in', others).execute()
  return [...own, ...merged.map(({ id }) => id)]
}

const findProfile = (read: Db, userId: string) =>
  registeredCustomers(read).where('profiles.user_id', '=', userId).executeTakeFirst()

/** What a guest typed last; an address that has an account since, or that only an account has booked with, is that customer. */
async function findGuest(read: Db, typed: string) {
  const email = typed.toLowerCase()
  const account = await registeredCustomers(read)
    .where('users.email', '=', email)
    .executeTakeFirst()
  if (account) return account
  const booked = read.selectFrom('bookings').where('customer_email_lower', '=', email)
  const of = booked.where(isGuestBooking)
  const [latest, first] = await Promise.all([
    of
      .select([
        'customer_name as fullName',
        'customer_email as accountEmail',
        'customer_phone as phone',
        'customer_address as address',
        'customer_zip as zipCode',
      ])
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst(),
    of.select('created_at').orderBy('created_at').limit(1).executeTakeFirst(),
  ])
  if (!latest || !first) {
    const owner = await booked.select('user_id').limit(1).executeTakeFirst()
    return owner?.user_id ? findProfile(read, owner.user_id) : undefined
  }
  return {
    ...latest,
    userId: null,
    email: latest.accountEmail,
    city: null,
    state: null,
    joinedAt: first.created_at,
  }
}

interface Owner {
  userIds: readonly string[]
  emails: readonly string[]
  /** In the business zone. */
  today: string
}

async function readHistory(read: Db, { userIds, emails, today }: Owner) {
  const own = read
    .selectFrom('bookings')
    .where((eb) =>
      eb.or([
        ...userIds.map((id) => eb('bookings.user_id', '=', id)),
        eb.and([eb('bookings.customer_email_lower', 'in', emails), isGuestBooking]),
      ]),
    )
  const [totals, { money, nextVisit, isVerified }, bookings, reviews, conversations] =
    await Promise.all([
      own
        .select((eb) => [
          eb.fn.countAll<number>().as('bookings'),
          eb.fn.coalesce(eb.fn.sum<number>('quote_amount'), eb.lit(0)).as('value'),
        ])
        .where('status', '<>', 'cancelled')
        .executeTakeFirstOrThrow(),
      readMoney(own, today),
      own
        .leftJoin('professionals', 'professionals.id', 'bookings.professional_id')
        .select([
          'bookings.id',
          'service_title as serviceTitle',
          'status',
          'quote_amount as quoteAmount',
          'scheduled_date as date',
          'scheduled_time as time',
          'bookings.created_at as createdAt',
          'professional_id as professionalId',
          'first_name as professionalName',
        ])
        .orderBy('bookings.created_at', 'desc')
        .orderBy('bookings.id', 'desc')
        .limit(rowsShown)
        .execute(),
      own
        .innerJoin('customer_reviews', 'customer_reviews.booking_id', 'bookings.id')
        .select([
          'customer_reviews.id',
          'service_title as serviceTitle',
          'rating',
          'review_text as text',
          'customer_reviews.created_at as createdAt',
        ])
        .orderBy('customer_reviews.created_at', 'desc')
        .limit(rowsShown)
        .execute(),
      read
        .selectFrom('chat_conversations')
        .select(['id', 'lead_score as score', 'lead_status as status', 'updated_at as updatedAt'])
        .where((eb) =>
          eb.or([...userIds.map((id) => eb('user_id', '=', id)), eb('user_email', 'in', emails)]),
        )
        .orderBy('updated_at', 'desc')
        .limit(rowsShown)
        .execute(),
    ])
  return {
    totals: { ...totals, ...money },
    /** Whether the link in an email of theirs was opened. */
    isVerified,
    nextVisit,
    bookings,
    reviews,
    conversations,
  }
}

/**
 * What was paid, less what was given back, and what is open for work that is done and for fees, in cents; the next visit from
 * today on; and whether an email was confirmed.
 */
async function readMoney(own: SelectQueryBuilder<Schema, 'bookings', object>, today: string) {
  // By the customer alone: with a date, SQLite may take an index that fits most rows.
  const [payments, bookings] = await Promise.all([
    own
      .innerJoin('payments', 'payments.booking_id', 'bookings.id')
      .select(['booking_id as bookingId', 'kind', 'amount', 'is_void'])
      .execute(),
    own
      .select([
        'id',
        'status',
        'quote_amount as quoteAmount',
        'cancellation_fee as cancellationFee',
        'scheduled_date as date',
        'scheduled_time as time',
        'email_confirmed_at as confirmedAt',
      ])
      .execute(),
  ])
  const { paid, refunded } = balanceOf(
    0,
    payments.map((one) => ({ ...one, isVoid: one.is_void === 1 })),
  )
  const due = bookings.map((booking) =>
    dueOf(
      booking,
      payments.filter(({ bookingId }) => bookingId === booking.id),
    ),
  )
  const [next] = bookings
    .filter(({ status, date }) => date >= today && canCancel(status))
    .toSorted((one, other) => (`${one.date} ${one.time}` < `${other.date} ${other.time}` ? -1 : 1))
  return {
    money: { paid: paid - refunded, due: due.reduce((sum, open) => sum + open, 0) },
    isVerified: bookings.some(({ confirmedAt }) => confirmedAt !== null),
    nextVisit: next ? { bookingId: next.id, date: next.date, time: next.time } : null,
  }
}
