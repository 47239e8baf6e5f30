import type { ReviewListInput } from '../../../shared/admin/reviews.ts'
import type { Context } from '../../context.ts'
import { countedPage } from '../../db/keyset-page.ts'

/** A page of the reviews, including the hidden ones. */
export const findReviews = (
  { database: { read } }: Context,
  { rating, direction, ...position }: ReviewListInput,
) =>
  countedPage(
    read,
    read
      .selectFrom('customer_reviews')
      .select([
        'customer_reviews.id',
        'service_id as serviceId',
        'rating',
        'review_text as text',
        'booking_id as bookingId',
        'hidden_at as hiddenAt',
        'hidden_reason as hiddenReason',
        'reply',
        'customer_reviews.created_at as createdAt',
      ])
      .$call((query) => (rating === undefined ? query : query.where('rating', '=', rating))),
    {
      by: [
        { column: 'customer_reviews.created_at', name: 'createdAt' },
        { column: 'customer_reviews.id', name: 'id' },
      ],
      descending: direction === 'newest',
    },
    position,
  )

/** The number of reviews with each number of stars. */
export const countReviews = ({ database: { read } }: Context) =>
  read.selectFrom('reviews_by_rating').selectAll().orderBy('rating', 'desc').execute()
