import { undoableMs, type VisitOutcome } from '../../../shared/booking-status.ts'
import { instantOf, type WallClock } from '../../../shared/time/business-time.ts'
import { endBooking, notifyOfCancellation } from '../../booking/cancel/cancel-booking.ts'
import type { SignedInContext } from '../../context.ts'
import type { Tables, Trx } from '../../db/types.ts'

/** Nobody waits at the door for a message that is on its way. */
const noticeMs = 60 * 60_000

interface Ending {
  /** Cents. */
  fee: number
  reason: string
  outcome?: VisitOutcome
}

/**
 * Ends a booking within the transaction; an email tells the customer when the office can no longer take it back. Returns when
 * that is; ISO, UTC.
 */
export async function endByOffice(
  ctx: SignedInContext,
  trx: Trx,
  booking: Tables['bookings'],
  ending: Ending,
): Promise<string> {
  const ended = await endBooking(ctx, trx, booking, { ...ending, statusBefore: booking.status })
  const now = ctx.clock.now()
  const visit = { date: booking.scheduled_date, time: booking.scheduled_time }
  const dueAt = ending.outcome
    ? new Date(now.getTime() + undoableMs)
    : toldOfCancellation(now, visit, ctx.timeZone)
  const toldAt = dueAt.toISOString()
  await notifyOfCancellation(ctx, trx, [ended], { ...ending, dueAt: toldAt })
  return toldAt
}

/** When a customer is told that the office has cancelled: once it can no longer be taken back, and before somebody is expected. */
export function toldOfCancellation(at: Date, visit: WallClock, timeZone: string): Date {
  const start = instantOf(visit, timeZone).getTime() - noticeMs
  return new Date(Math.max(at.getTime(), Math.min(at.getTime() + undoableMs, start)))
}
