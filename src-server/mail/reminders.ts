import { reminderKinds } from '../../shared/messages/message-kinds.ts'
import { policy } from '../../shared/policy.ts'
import { instantOf, wallClock } from '../../shared/time/business-time.ts'
import type { Deps } from '../context.ts'
import type { Tables, Trx } from '../db/types.ts'
import { factsOf, recipientOf } from './booking-facts.ts'
import { markNotified, unmarkNotified } from './mark-notified.ts'
import { notifyCustomer } from './notify-customer.ts'
import { markToldInstead } from './tell-of-change.ts'

type Booking = Tables['bookings']

const aheadMs = policy.reminderHours * 3_600_000
const live = ['pending', 'confirmed'] as const

/** Queues the reminder of every visit that is due for one: once for each visit, across restarts too. */
export async function queueReminders(deps: Deps): Promise<void> {
  const { database, clock, env } = deps
  const now = clock.now()
  const until = new Date(now.getTime() + aheadMs)
  const dueSoon = await database.read
    .selectFrom('bookings')
    .select(['group_id', 'scheduled_date', 'scheduled_time'])
    .distinct()
    .where('status', 'in', live)
    .where('reminded_at', 'is', null)
    .where('scheduled_date', '>=', wallClock(now, env.TIME_ZONE).date)
    .where('scheduled_date', '<=', wallClock(until, env.TIME_ZONE).date)
    .execute()
  for (const visit of dueSoon) {
    const start = instantOf(
      { date: visit.scheduled_date, time: visit.scheduled_time },
      env.TIME_ZONE,
    )
    if (start > now && start <= until) await queueReminder(deps, visit, start)
  }
}

type Visit = Pick<Booking, 'group_id' | 'scheduled_date' | 'scheduled_time'>

/**
 * Queues the reminder of one visit, which begins at `start`. The bookings are marked and the message is queued together:
 * of two processes, only one marks them.
 */
export async function queueReminder(
  { database, clock, env }: Deps,
  visit: Visit,
  start: Date,
): Promise<void> {
  await database.write.transaction().execute(async (trx) => {
    const now = clock.now()
    const unmarked = await trx
      .updateTable('bookings')
      // The version before knows only this column: whichever of the two is first, the other sends no second reminder.
      .set({ reminded_at: now.toISOString() })
      .where('group_id', '=', visit.group_id)
      .where('scheduled_date', '=', visit.scheduled_date)
      .where('scheduled_time', '=', visit.scheduled_time)
      .where('status', 'in', live)
      .where('reminded_at', 'is', null)
      .returningAll()
      .execute()
    // The version before withdraws a reminder in this column alone: what is unmarked here has not been reminded.
    if (unmarked.length > 0) await unmarkNotified(trx, visit, ['reminder'])
    const bookings = await markNotified(trx, unmarked, 'reminder', now)
    const [first, ...others] = bookings.toSorted((a, b) =>
      a.service_title.localeCompare(b.service_title),
    )
    if (!first || (await hasJustHeard(trx, first, start))) return
    const isTold = await notifyCustomer({ clock, env }, trx, {
      kind: 'reminder',
      facts: factsOf(first, ...others),
      customer: recipientOf(first),
      byCustomer: false,
    })
    if (isTold) for (const booking of bookings) await markToldInstead(trx, booking)
  })
}

/** Reminders that have not been sent yet are withheld; the visit's other services get some of their own. */
export async function withdrawReminders(trx: Trx, visit: Visit): Promise<void> {
  const withdrawn = await trx
    .updateTable('outbox')
    .set({ status: 'held', reason: 'the visit was cancelled or moved before it went out' })
    .where('group_id', '=', visit.group_id)
    .where('kind', 'in', reminderKinds)
    .where('status', '=', 'queued')
    .returning('kind')
    .execute()
  if (withdrawn.length === 0) return
  const kinds = reminderKinds.filter((kind) => withdrawn.some((message) => message.kind === kind))
  await unmarkNotified(trx, visit, kinds)
  if (!kinds.includes('reminder')) return
  await trx
    .updateTable('bookings')
    .set({ reminded_at: null })
    .where('group_id', '=', visit.group_id)
    .where('scheduled_date', '=', visit.scheduled_date)
    .where('scheduled_time', '=', visit.scheduled_time)
    .where('status', 'in', live)
    .execute()
}

/** A customer who has booked within these hours, or was told of another time, has just had an email about it. */
async function hasJustHeard(
  trx: Trx,
  { created_at, group_id }: Booking,
  start: Date,
): Promise<boolean> {
  const since = new Date(start.getTime() - aheadMs).toISOString()
  if (created_at >= since) return true
  const told = await trx
    .selectFrom('outbox')
    .select('id')
    .where('group_id', '=', group_id)
    .where('kind', '=', 'bookingChanged')
    .where('status', '<>', 'held')
    .where('created_at', '>=', since)
    .limit(1)
    .executeTakeFirst()
  return told !== undefined
}
