import type { SignedInContext } from '../context.ts'

/** The user's reviews with the business's replies, and the completed bookings without a review; newest first. */
export async function listOwnReviews({ database, user }: SignedInContext) {
  const rows = await database.read
    .selectFrom('bookings')
    .leftJoin('customer_reviews', 'customer_reviews.booking_id', 'bookings.id')
    .select([
      'bookings.id as bookingId',
      'bookings.service_id as serviceId',
      'service_title as serviceTitle',
      'scheduled_date as date',
      'customer_reviews.rating',
      'customer_reviews.review_text as text',
      'customer_reviews.reply',
      'customer_reviews.created_at as reviewedAt',
    ])
    .where('user_id', '=', user.id)
    .where('status', '=', 'completed')
    .orderBy('scheduled_date', 'desc')
    .orderBy('bookings.id')
    .execute()
  return {
    written: rows.flatMap(({ rating, text, reply, reviewedAt, ...booking }) =>
      rating === null || reviewedAt === null
        ? []
        : [{ ...booking, rating, text, reply, reviewedAt }],
    ),
    waiting: rows
      .filter(({ rating }) => rating === null)
      .map(({ bookingId, serviceId, serviceTitle, date }) => ({
        bookingId,
        serviceId,
        serviceTitle,
        date,
      })),
  }
}
