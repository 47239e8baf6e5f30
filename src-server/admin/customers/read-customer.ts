import type { Context } from '../../context.ts'
import { DomainError } from '../../errors.ts'
import { registeredCustomers } from './registered-customers.ts'

const rowsShown = 50

/**
 * A registered customer with the latest bookings, reviews and conversations, and the value of the bookings that were
 * not cancelled, in cents. Dates and times in the business zone, instants in ISO, UTC.
 * @throws NOT_FOUND for an unknown customer
 */
export async function readCustomer(
  { database: { read } }: Context,
  { userId }: { userId: string },
) {
  const profile = await registeredCustomers(read)
    .where('profiles.user_id', '=', userId)
    .executeTakeFirst()
  if (!profile) {
    throw new DomainError('notFound', 'CUSTOMER_NOT_FOUND', 'There is no such customer.')
  }
  const own = read.selectFrom('bookings').where('bookings.user_id', '=', userId)
  const [totals, bookings, reviews, conversations] = await Promise.all([
    own
      .select((eb) => [
        eb.fn.countAll<number>().as('bookings'),
        eb.fn.coalesce(eb.fn.sum<number>('quote_amount'), eb.lit(0)).as('value'),
      ])
      .where('status', '<>', 'cancelled')
      .executeTakeFirstOrThrow(),
    own
      .select([
        'id',
        'service_title as serviceTitle',
        'status',
        'quote_amount as quoteAmount',
        'scheduled_date as date',
        'scheduled_time as time',
        'created_at as createdAt',
      ])
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
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
        eb.or([eb('user_id', '=', userId), eb('user_email', '=', profile.accountEmail)]),
      )
      .orderBy('updated_at', 'desc')
      .limit(rowsShown)
      .execute(),
  ])
  return { ...profile, totals, bookings, reviews, conversations }
}
