import { z } from 'zod'
import { canAssign, isFinished } from '../../shared/booking-status.ts'
import { hasStarted, type WallClock } from '../../shared/time/business-time.ts'
import { parseColumn } from '../db/parse-column.ts'
import type { Db, Tables, Trx } from '../db/types.ts'

type Booking = Pick<Tables['bookings'], 'id' | 'status' | 'slot_id'> & WallClock

const times = z.array(z.object({ date: z.string(), time: z.string() }))

export interface Proposals {
  /** The times that the office offers instead of the present one, in the business zone. */
  offeredTimes: WallClock[]
  /** Extra work that waits for an answer; cents. */
  extraWork: { id: string; description: string; amount: number }[]
}

/** What the office proposes for these bookings and their customers have not answered, by booking. */
export async function readProposals(
  db: Db | Trx,
  bookings: readonly Booking[],
  now: WallClock,
): Promise<(id: string) => Proposals> {
  const open = bookings.filter(({ status }) => !isFinished(status))
  if (open.length === 0) return () => ({ offeredTimes: [], extraWork: [] })
  const ids = open.map(({ id }) => id)
  const [offers, extras] = await Promise.all([
    db.selectFrom('time_offers').selectAll().where('booking_id', 'in', ids).execute(),
    db
      .selectFrom('extra_work')
      .select(['id', 'booking_id', 'description', 'amount'])
      .where('booking_id', 'in', ids)
      .where('status', '=', 'proposed')
      .orderBy('created_at')
      .execute(),
  ])
  return (id) => {
    const booking = open.find((one) => one.id === id)
    // An offer is for the time that the visit had then.
    const offer = offers.find(
      (one) =>
        booking &&
        one.booking_id === id &&
        one.slot_id === booking.slot_id &&
        canAssign(booking.status) &&
        !hasStarted(booking, now),
    )
    return {
      offeredTimes: offer
        ? parseColumn(times, offer.times).filter((one) => !hasStarted(one, now))
        : [],
      extraWork: extras
        .filter((one) => one.booking_id === id)
        .map(({ booking_id: _booking, ...extra }) => extra),
    }
  }
}
