import type { UndoStatusInput } from '../../../shared/admin/bookings.ts'
import {
  type BookingStatus,
  isUndoable,
  previousStatus,
  type UndoableStatus,
  undoableMs,
} from '../../../shared/booking-status.ts'
import type { BookingMessageKind } from '../../../shared/messages/message-kinds.ts'
import { bookingEventFacts } from '../../audit/booking-event-facts.ts'
import { recordAction } from '../../audit/record-action.ts'
import { recordBookingEvent } from '../../audit/record-booking-event.ts'
import { lockBooking } from '../../booking/lock-booking.ts'
import type { Context, SignedInContext } from '../../context.ts'
import { parseColumn } from '../../db/parse-column.ts'
import type { Db, Tables, Trx } from '../../db/types.ts'
import { DomainError } from '../../errors.ts'
import { withdrawMessages } from '../../mail/withdraw-messages.ts'
import { reviveBooking } from './revive-booking.ts'
import { statusChangedError } from './update-booking-status.ts'

/**
 * Takes a booking back to the status before, for ten minutes after the office confirmed, started, completed or ended it. What was
 * to be told of it and has not gone out is withdrawn. `from` is the status that the admin saw.
 * @throws NOT_FOUND for an unknown booking; CONFLICT if its status is a different one, was set more than ten minutes ago or by
 * the customer, the customer has reviewed the visit, or its time has been given to somebody else
 */
export async function undoStatus(ctx: SignedInContext, { id, from }: UndoStatusInput) {
  return ctx.database.write.transaction().execute(async (trx) => {
    const booking = await lockBooking(trx, id)
    if (booking.status !== from) throw statusChangedError()
    const step = await undoableStep(ctx, trx, booking)
    if (!step) throw tooLateError()
    await refuseReviewed(trx, id)
    const { to } = step
    if (from === 'cancelled') await reviveBooking(ctx, trx, booking, to)
    else await trx.updateTable('bookings').set({ status: to }).where('id', '=', id).execute()
    const told = toldOf[from]
    if (told) await withdrawMessages(trx, booking, told)
    await recordBookingEvent(ctx, trx, booking, 'undone', { status: from })
    await recordAction(ctx, trx, 'booking.undo', id, { from, to })
    return { status: to }
  })
}

const toldOf: Partial<Record<UndoableStatus, BookingMessageKind>> = {
  confirmed: 'bookingConfirmed',
  completed: 'bookingCompleted',
  cancelled: 'bookingCancelled',
}

/** What its status can be taken back to, and until when; ISO, UTC. Undefined if it cannot. */
export async function undoableStep(
  { clock }: Pick<Context, 'clock'>,
  db: Db | Trx,
  { id, status }: Pick<Tables['bookings'], 'id' | 'status'>,
): Promise<{ to: BookingStatus; until: string } | undefined> {
  if (!isUndoable(status)) return undefined
  const step = await db
    .selectFrom('booking_events')
    .select(['created_at as at', 'facts'])
    .where('booking_id', '=', id)
    .where('kind', '=', status)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!step) return undefined
  const to =
    status === 'cancelled'
      ? parseColumn(bookingEventFacts, step.facts).status
      : previousStatus[status]
  const until = new Date(Date.parse(step.at) + undoableMs)
  return to && clock.now() <= until ? { to, until: until.toISOString() } : undefined
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
