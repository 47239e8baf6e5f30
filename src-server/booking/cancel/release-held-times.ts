import { guestLimits } from '../../../shared/policy.ts'
import { groupByTime } from '../../../shared/time/group-by-time.ts'
import { type Deps, guestContext } from '../../context.ts'
import type { Tables } from '../../db/types.ts'
import { endBooking, notifyOfCancellation } from './cancel-booking.ts'

const ordersAtOnce = 50

/**
 * Cancels the large orders whose link was not opened in time: their times can be booked again. True if there are more.
 */
export async function releaseHeldTimes(deps: Deps): Promise<boolean> {
  const now = deps.clock.now().toISOString()
  const due = await deps.database.read
    .selectFrom('bookings')
    .select('group_id')
    .distinct()
    .where('held_until', '<=', now)
    .where('status', '=', 'pending')
    .limit(ordersAtOnce)
    .execute()
  const ctx = guestContext(deps, 'release-held-times')
  for (const { group_id } of due) {
    await deps.database.write.transaction().execute(async (trx) => {
      const held = await trx
        .updateTable('bookings')
        .set({ held_until: null })
        .where('group_id', '=', group_id)
        .where('held_until', '<=', now)
        .where('status', '=', 'pending')
        .returningAll()
        .execute()
      const reason = `The link in the confirmation email was not opened within ${guestLimits.holdMinutes} minutes.`
      const cancelled: Tables['bookings'][] = []
      // In the order in which orders claim them, so that the two cannot deadlock.
      for (const booking of held.toSorted((a, b) => (a.service_id < b.service_id ? -1 : 1))) {
        cancelled.push(await endBooking(ctx, trx, booking, { fee: 0, reason }))
      }
      const visits = groupByTime(
        cancelled.map((booking) => ({
          booking,
          date: booking.scheduled_date,
          time: booking.scheduled_time,
        })),
      )
      for (const { together } of visits) {
        const [first, ...others] = together.map(({ booking }) => booking)
        if (first) await notifyOfCancellation(ctx, trx, [first, ...others], { fee: 0, reason })
      }
    })
  }
  return due.length === ordersAtOnce
}
