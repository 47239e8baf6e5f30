import type { PublishedReviewsInput } from '../../shared/reviews.ts'
import type { Context } from '../context.ts'

const shown = 12

/**
 * The latest reviews with text, of one service or of all: only of completed bookings, and without those that the
 * business has hidden. Nothing in them says who wrote them.
 */
export const publishedReviews = (
  { database: { read } }: Context,
  { serviceId }: PublishedReviewsInput,
) =>
  read
    .selectFrom('customer_reviews')
    .select([
      'id',
      'service_id as serviceId',
      'rating',
      'review_text as text',
      'reply',
      'created_at as createdAt',
    ])
    .where('hidden_at', 'is', null)
    .where('review_text', 'is not', null)
    .$call((query) => (serviceId === undefined ? query : query.where('service_id', '=', serviceId)))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(shown)
    .execute()
