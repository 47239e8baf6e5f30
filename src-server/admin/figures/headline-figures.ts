import { serviceTitle } from '../../../shared/catalogue.ts'
import type { Db } from '../../db/types.ts'
import { countRows, revenueOf, totalsByStatus } from './totals.ts'

const popularShown = 5

/**
 * The figures above the analytics, over all time. A figure that has no data yet is null: the page then shows a sample
 * value, labeled as one. Rates in percent, the average order in cents, the response time in milliseconds.
 */
export async function headlineFigures(db: Db) {
  const [totals, rows, customers, popular, chats, ratings] = await Promise.all([
    totalsByStatus(db, {}),
    countRows(db),
    db.selectFrom('customers_by_bookings').selectAll().where('bookings', '>', 0).execute(),
    db
      .selectFrom('bookings_by_service')
      .select(['service_id as serviceId', 'bookings'])
      .where('bookings', '>', 0)
      .orderBy('bookings', 'desc')
      .orderBy('service_id')
      .limit(popularShown)
      .execute(),
    db
      .selectFrom('chats_by_day')
      .select((eb) => [
        eb.fn.sum<number | null>('qualified').as('qualified'),
        eb.fn.sum<number | null>('replies_timed').as('replies'),
        eb.fn.sum<number | null>('reply_ms').as('replyMs'),
      ])
      .executeTakeFirstOrThrow(),
    db.selectFrom('reviews_by_rating').selectAll().where('reviews', '>', 0).execute(),
  ])
  const revenue = revenueOf(totals)
  const { conversations } = rows
  const customerCount = customers.reduce((sum, one) => sum + one.customers, 0)
  const repeat = customers.filter((one) => one.bookings > 1)
  const reviews = ratings.reduce((sum, one) => sum + one.reviews, 0)
  return {
    conversionRate: conversations === 0 ? 0 : (revenue.bookings / conversations) * 100,
    averageOrder: revenue.average,
    retention:
      customerCount === 0
        ? null
        : (repeat.reduce((sum, one) => sum + one.customers, 0) / customerCount) * 100,
    popular: popular.map((one) => ({
      ...one,
      title: serviceTitle(one.serviceId),
    })),
    qualifiedShare: conversations === 0 ? null : ((chats.qualified ?? 0) / conversations) * 100,
    responseMs: chats.replies ? (chats.replyMs ?? 0) / chats.replies : null,
    satisfaction:
      reviews === 0
        ? null
        : ratings.reduce((sum, one) => sum + one.rating * one.reviews, 0) / reviews,
  }
}
