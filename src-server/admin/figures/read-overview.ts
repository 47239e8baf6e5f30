import { addDays, wallClock } from '../../../shared/time/business-time.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/types.ts'
import { readWaiting } from './read-waiting.ts'
import { recentActivity } from './recent-activity.ts'
import { countRows, revenueOf, totalsByStatus } from './totals.ts'

/** The six cards, the latest events and what is waiting to be done. Amounts in cents. */
export async function readOverview(ctx: Context) {
  const {
    database: { read },
    clock,
    timeZone,
  } = ctx
  const today = wallClock(clock.now(), timeZone).date
  const [totals, rows, growth, activity, waiting] = await Promise.all([
    totalsByStatus(read, {}),
    countRows(read),
    growthRate(read, today),
    recentActivity(read),
    readWaiting(ctx),
  ])
  const revenue = revenueOf(totals)
  return {
    cards: {
      bookings: revenue.bookings,
      pendingBookings: totals.pending.bookings,
      customers: rows.customers,
      reviews: rows.reviews,
      revenue: revenue.total,
      chats: rows.conversations,
      /** Percent; null while there is nothing to compare with. */
      growth,
    },
    activity,
    waiting,
  }
}

/** The bookings of this month so far against those of the same days of last month, in percent. */
async function growthRate(db: Db, today: string): Promise<number | null> {
  const count = async (from: string, to: string) =>
    revenueOf(await totalsByStatus(db, { from, to })).bookings
  const first = `${today.slice(0, 8)}01`
  const lastMonth = addDays(first, -1).slice(0, 8)
  const [latest, before] = await Promise.all([
    count(first, today),
    // No day of last month comes after the 31st, whether or not it has one.
    count(`${lastMonth}01`, `${lastMonth}${today.slice(8)}`),
  ])
  return before === 0 ? null : Math.round(((latest - before) / before) * 100)
}
