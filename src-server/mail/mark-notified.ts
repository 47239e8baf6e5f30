import type { BookingMessageKind } from '../../shared/messages/message-kinds.ts'
import { addDays, wallClock } from '../../shared/time/business-time.ts'
import type { Deps } from '../context.ts'
import type { Tables, Trx } from '../db/types.ts'

type Time = Pick<Tables['bookings'], 'scheduled_date' | 'scheduled_time'>
type Booking = Time & Pick<Tables['bookings'], 'id'>
type Visit = Time & Pick<Tables['bookings'], 'group_id'>

/**
 * Remembers that these visits get a message of a kind that is sent once, and returns those that have not had it: of two
 * processes only one gets a visit. A booking that has moved to another time counts as another visit. The message is
 * queued in the same transaction.
 */
export async function markNotified<Row extends Booking>(
  trx: Trx,
  bookings: readonly Row[],
  kind: BookingMessageKind,
  now: Date,
): Promise<Row[]> {
  if (bookings.length === 0) return []
  const marked = await trx
    .insertInto('booking_notices')
    .values(
      bookings.map(({ id, scheduled_date, scheduled_time }) => ({
        booking_id: id,
        kind,
        scheduled_date,
        scheduled_time,
        queued_at: now.toISOString(),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('booking_id')
    .execute()
  const ids = new Set(marked.map(({ booking_id }) => booking_id))
  return bookings.filter(({ id }) => ids.has(id))
}

/** Whether a booking has had a message of this kind about a time. */
export async function isNotified(
  trx: Trx,
  { id, scheduled_date, scheduled_time }: Booking,
  kind: BookingMessageKind,
): Promise<boolean> {
  const notice = await trx
    .selectFrom('booking_notices')
    .select('kind')
    .where('booking_id', '=', id)
    .where('kind', '=', kind)
    .where('scheduled_date', '=', scheduled_date)
    .where('scheduled_time', '=', scheduled_time)
    .executeTakeFirst()
  return notice !== undefined
}

/** After messages of these kinds about a visit were withdrawn: its order's bookings may get others for that time. */
export async function unmarkNotified(
  trx: Trx,
  visit: Visit,
  kinds: readonly BookingMessageKind[],
): Promise<void> {
  await trx
    .deleteFrom('booking_notices')
    .where('kind', 'in', kinds)
    .where('scheduled_date', '=', visit.scheduled_date)
    .where('scheduled_time', '=', visit.scheduled_time)
    .where('booking_id', 'in', (eb) =>
      eb.selectFrom('bookings').select('id').where('group_id', '=', visit.group_id),
    )
    .execute()
}

/** Deletes what was remembered of past visits, which get no more messages. */
export async function deleteOldNotices({ database, clock, env }: Deps): Promise<void> {
  const { date } = wallClock(clock.now(), env.TIME_ZONE)
  await database.write
    .deleteFrom('booking_notices')
    .where('scheduled_date', '<', addDays(date, -1))
    .execute()
}
