import type { UndoStatusInput } from '../../../shared/admin/bookings.ts'
import { isUndoable, previousStatus, undoableMs } from '../../../shared/booking-status.ts'
import { recordAction } from '../../audit/record-action.ts'
import { recordBookingEvent } from '../../audit/record-booking-event.ts'
import { lockBooking } from '../../booking/lock-booking.ts'
import type { Context, SignedInContext } from '../../context.ts'
import type { Db, Tables, Trx } from '../../db/types.ts'
import { DomainError } from '../../errors.ts'
import { withdrawMessages } from '../../mail/withdraw-messages.ts'
import { statusChangedError } from './update-booking-status.ts'

/**
 * Takes a booking back to the status before, for ten minutes after it was confirmed, started or completed. What was to be
 * told of it and has not gone out is withdrawn. `from` is the status that the admin saw.
 * @throws NOT_FOUND for an unknown booking; CONFLICT if its status is a different one, was set more than ten minutes ago,
 * or the customer has reviewed the visit
 */
export async function undoStatus(ctx: SignedInContext, { id, from }: UndoStatusInput) {
  return ctx.database.write.transaction().execute(async (trx) => {
    const booking = await lockBooking(trx, id)
    if (booking.status !== from) throw statusChangedError()
    if ((await undoableUntil(ctx, trx, booking)) === null) throw tooLateError()
    await refuseReviewed(trx, id)
    const to = previousStatus[from]
    await trx.updateTable('bookings').set({ status: to }).where('id', '=', id).execute()
    await withdrawMessages(
      trx,
      booking,
      from === 'confirmed' ? 'bookingConfirmed' : 'bookingCompleted',
    )
    await recordBookingEvent(ctx, trx, booking, 'undone', { status: from })
    await recordAction(ctx, trx, 'booking.undo', id, { from, to })
    return { status: to }
  })
}

/** Until when its status can be taken back; ISO, UTC. Null if it cannot. */
export async function undoableUntil(
  { clock }: Pick<Context, 'clock'>,
  db: Db | Trx,
  { id, status }: Pick<Tables['bookings'], 'id' | 'status'>,
): Promise<string | null> {
  if (!isUndoable(status)) return null
  const step = await db
    .selectFrom('booking_events')
    .select('created_at as at')
    .where('booking_id', '=', id)
    .where('kind', '=', status)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!step) return null
  const until = new Date(Date.parse(step.at) + undoableMs)
  return clock.now() <= until ? until.toISOString() : null
}

async function refuseReviewed(trx: Trx, id: string): Promise<void> {
  const review = await trx
    .selectFrom('customer_reviews')
    .select('id')
    .where('booking_id', '=', id)
    .executeTakeFirst()
  if (review) {
    throw new DomainError('conflict', 'REVIEWED', 'The customer has reviewed the visit already.')
  }
}

const tooLateError = () =>
  new DomainError(
    'conflict',
    'UNDO_TOO_LATE',
    'A status can be taken back for ten minutes. Add an internal note instead.',
  )
