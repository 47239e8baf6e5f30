import type { UndoStatusInput } from '../../../shared/admin/bookings.ts'
import {
  type BookingStatus,
  isUndoable,
  previousStatus,
  type UndoableStatus,
  undoableMs,
} from '../../../shared/booking-status.ts'
import type { BookingMessageKind } from '../../../shared/messages/message-kinds.ts'
import type { WallClock } from '../../../shared/time/business-time.ts'
import { bookingEventFacts } from '../../audit/booking-event-facts.ts'
import { recordAction } from '../../audit/record-action.ts'
import { recordBookingEvent } from '../../audit/record-booking-event.ts'
import { lockBooking } from '../../booking/lock-booking.ts'
import type { Context, SignedInContext } from '../../context.ts'
import { parseColumn } from '../../db/parse-column.ts'
import type { Db, Tables, Trx } from '../../db/types.ts'
import { DomainError } from '../../errors.ts'
import { withdrawMessages } from '../../mail/withdraw-messages.ts'
import { toldOfCancellation } from './end-by-office.ts'
import { expectAsBefore } from './expect-as-before.ts'
import { reviveBooking } from './revive-booking.ts'
import { statusChangedError } from './update-booking-status.ts'

/**
 * Takes a booking back to the status before, for ten minutes after the office confirmed, started, completed or ended it. What was
 * to be told of it and has not gone out is withdrawn. `from` is the status that the admin saw, `at` when the step was taken
 * at the latest; ISO, UTC.
 * @throws NOT_FOUND for an unknown booking; CONFLICT if its status is a different one, was set more than ten minutes ago or by
 * the customer, the customer has reviewed the visit, or its time has been given to somebody else
 */
export async function undoStatus(ctx: SignedInContext, { id, from }: UndoStatusInput, at?: string) {
  return ctx.database.write.transaction().execute(async (trx) => {
    const booking = await lockBooking(trx, id)
    if (booking.status !== from) throw statusChangedError()
    const visit = { date: booking.scheduled_date, time: booking.scheduled_time }
    const step = await undoableStep(ctx, trx, { ...visit, id, status: booking.status })
    if (!step) throw tooLateError()
    if (at !== undefined && step.at > at) throw statusChangedError()
    await refuseReviewed(trx, id)
    const { to } = step
    if (from === 'cancelled') await reviveBooking(ctx, trx, booking, step)
    else await trx.updateTable('bookings').set({ status: to }).where('id', '=', id).execute()
    const told = toldOf[from]
    const isTold = told !== undefined && (await withdrawMessages(trx, booking, told))
    if (from === 'confirmed' && !isTold) await expectAsBefore(ctx, trx, booking, step)
    await recordBookingEvent(ctx, trx, booking, 'undone', {
      status: from,
      outcome: booking.outcome ?? undefined,
    })
    await recordAction(ctx, trx, 'booking.undo', id, { from, to })
    return { status: to }
  })
}

type Visit = Pick<Tables['bookings'], 'id' | 'status'> & WallClock

const toldOf: Partial<Record<UndoableStatus, BookingMessageKind>> = {
  confirmed: 'bookingConfirmed',
  completed: 'bookingCompleted',
  cancelled: 'bookingCancelled',
}

/**
 * What its status can be taken back to, when the step was, and until when; ISO, UTC. A cancellation can be until the customer is
 * told, which is before the visit. Undefined if it cannot.
 */
export async function undoableStep(
  { clock, timeZone }: Pick<Context, 'clock' | 'timeZone'>,
  db: Db | Trx,
  { id, status, ...visit }: Visit,
) {
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
  const facts = parseColumn(bookingEventFacts, step.facts)
  const { status: before, outcome } = facts
  const to: BookingStatus | undefined = status === 'cancelled' ? before : previousStatus[status]
  const isPlain = status === 'cancelled' && outcome === undefined
  const until = isPlain
    ? toldOfCancellation(new Date(step.at), visit, timeZone)
    : new Date(Date.parse(step.at) + undoableMs)
  if (to === undefined || clock.now() > until) return undefined
  return { ...facts, to, at: step.at, told: facts.told, until: until.toISOString() }
}

async function refuseReviewed(trx: Trx, id: string): Promise<void> {
  const review = await trx
    .selectFrom('customer_reviews')
    .select('id')
    .where('booking_id', '=', id)
    .executeTakeFirst()
  if (review) {
    throw new DomainError('conflict', 'REVIEWED', 'The customer has already reviewed the visit.')
  }
}

const tooLateError = () =>
  new DomainError(
    'conflict',
    'UNDO_TOO_LATE',
    'A status can only be undone for ten minutes. Add an internal note instead.',
  )
