import { undoableMs, type VisitOutcome } from '../../../shared/booking-status.ts'
import { endBooking, notifyOfCancellation } from '../../booking/cancel/cancel-booking.ts'
import type { SignedInContext } from '../../context.ts'
import type { Tables, Trx } from '../../db/types.ts'

interface Ending {
  /** Cents. */
  fee: number
  reason: string
  outcome?: VisitOutcome
}

/** Ends a booking within the transaction; the customer is told when the office can no longer take it back. */
export async function endByOffice(
  ctx: SignedInContext,
  trx: Trx,
  booking: Tables['bookings'],
  ending: Ending,
): Promise<void> {
  const ended = await endBooking(ctx, trx, booking, { ...ending, statusBefore: booking.status })
  const dueAt = new Date(ctx.clock.now().getTime() + undoableMs).toISOString()
  await notifyOfCancellation(ctx, trx, [ended], { ...ending, dueAt })
}
