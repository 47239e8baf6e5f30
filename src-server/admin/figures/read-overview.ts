import { hotLeadScore } from '../../../shared/leads.ts'
import { addDays, wallClock } from '../../../shared/time/business-time.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/types.ts'
import { recentActivity } from './recent-activity.ts'
import { countRows, revenueOf, totalsByStatus } from './totals.ts'

const growthDays = 30

/** The six cards, the latest events and what is waiting to be done. Amounts in cents. */
export async function readOverview({ database: { read }, clock, timeZone }: Context) {
  const today = wallClock(clock.now(), timeZone).date
  const [totals, rows, growth, activity, waiting] = await Promise.all([
    totalsByStatus(read, {}),
    countRows(read),
    growthRate(read, today),
    recentActivity(read),
    pendingWork(read),
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
    waiting: { ...waiting, unconfirmed: totals.pending.bookings },
  }
}

/** The bookings of the last 30 days against those of the 30 days before, in percent. */
async function growthRate(db: Db, today: string): Promise<number | null> {
  const count = async (from: string, to: string) =>
    revenueOf(await totalsByStatus(db, { from, to })).bookings
  const [latest, before] = await Promise.all([
    count(addDays(today, 1 - growthDays), today),
    count(addDays(today, 1 - 2 * growthDays), addDays(today, -growthDays)),
  ])
  return before === 0 ? null : Math.round(((latest - before) / before) * 100)
}

async function pendingWork(db: Db) {
  const [messages, mail, leads] = await Promise.all([
    db
      .selectFrom('contact_messages')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('answered_at', 'is', null)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('outbox')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('last_error', 'is not', null)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('leads_by_band')
      .select('leads')
      .where('lead_status', '=', 'new')
      .where('band', '=', hotLeadScore)
      .executeTakeFirst(),
  ])
  return {
    unanswered: messages.count,
    undelivered: mail.count,
    hotLeads: leads?.leads ?? 0,
  }
}
