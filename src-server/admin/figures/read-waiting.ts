import { hotLeadScore } from '../../../shared/leads.ts'
import type { Context } from '../../context.ts'
import { countUndelivered } from './count-undelivered.ts'
import { totalsByStatus } from './totals.ts'

/** What waits for the office, as the menu counts it. */
export async function readWaiting({ database: { read: db } }: Context) {
  const [totals, messages, claims, undelivered, leads] = await Promise.all([
    totalsByStatus(db, {}),
    db
      .selectFrom('contact_messages')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('answered_at', 'is', null)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('claims')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('settled_at', 'is', null)
      .executeTakeFirstOrThrow(),
    countUndelivered(db),
    db
      .selectFrom('leads_by_band')
      .select('leads')
      .where('lead_status', '=', 'new')
      .where('band', '=', hotLeadScore)
      .executeTakeFirst(),
  ])
  return {
    unconfirmed: totals.pending.bookings,
    unanswered: messages.count,
    openClaims: claims.count,
    undelivered,
    hotLeads: leads?.leads ?? 0,
  }
}
