import { recordOf } from '../../../../shared/people/professional.ts'
import type { Trx } from '../../../db/types.ts'
import { ratingOf } from '../../../professionals/public-profile.ts'

/**
 * Counts again what the emails say of somebody's visits and ratings, as of when each was written: customers were simulated
 * side by side, so that the counts depended on who was first.
 */
export async function settleRecords(trx: Trx): Promise<void> {
  const recordAt = await readRecords(trx)
  const messages = await trx
    .selectFrom('outbox')
    .select(['id', 'facts', 'created_at as at'])
    .where('facts', 'like', '%"record":%')
    .execute()
  for (const { id, facts, at } of messages) {
    const counted: unknown = JSON.parse(facts, (_name, value: unknown) =>
      isVisit(value) ? { ...value, record: recordAt(value.professional, at) } : value,
    )
    await trx
      .updateTable('outbox')
      .set({ facts: JSON.stringify(counted) })
      .where('id', '=', id)
      .execute()
  }
}

const isVisit = (value: unknown): value is { professional: string } =>
  typeof value === 'object' && value !== null && 'professional' in value && 'record' in value

/** What stands beside a professional's first name at a time; in the demo nobody shares one. */
async function readRecords(trx: Trx) {
  const visits = await trx
    .selectFrom('booking_events')
    .innerJoin('bookings', 'bookings.id', 'booking_id')
    .innerJoin('professionals', 'professionals.id', 'professional_id')
    .select(['first_name as name', 'booking_events.created_at as at'])
    .where('kind', '=', 'completed')
    .execute()
  const reviews = await trx
    .selectFrom('customer_reviews')
    .innerJoin('bookings', 'bookings.id', 'booking_id')
    .innerJoin('professionals', 'professionals.id', 'professional_id')
    .select(['first_name as name', 'customer_reviews.created_at as at', 'rating'])
    .execute()
  return (name: string, until: string): string => {
    const isEarlier = (one: { name: string; at: string }) => one.name === name && one.at < until
    const ratings = reviews.filter(isEarlier).map(({ rating }) => rating)
    const stars = ratings.reduce((sum, rating) => sum + rating, 0)
    return recordOf({
      visits: visits.filter(isEarlier).length,
      reviews: ratings.length,
      rating: ratingOf({ stars, reviews: ratings.length }),
    })
  }
}
