import type { UpdateStatusInput } from '../../../shared/booking.ts'
import { previousStatus } from '../../../shared/booking-status.ts'
import { recordAction } from '../../audit/record-action.ts'
import { recordBookingEvent } from '../../audit/record-booking-event.ts'
import { bookingNotFound } from '../../booking/read/booking-access.ts'
import type { SignedInContext } from '../../context.ts'
import type { Trx } from '../../db/types.ts'
import { DomainError } from '../../errors.ts'
import { factsOf, recipientOf } from '../../mail/booking-facts.ts'
import { notifyCustomer } from '../../mail/notify-customer.ts'

const auditActions = {
  confirmed: 'booking.confirm',
  in_progress: 'booking.start',
  completed: 'booking.complete',
} as const

/**
 * Takes a booking to its next status: confirmed, in progress, completed. It must have the status before that one, so
 * that what somebody else has changed meanwhile is not overwritten.
 * @throws NOT_FOUND for an unknown booking, CONFLICT when its status is another one
 */
export async function updateBookingStatus(ctx: SignedInContext, { id, to }: UpdateStatusInput) {
  const from = previousStatus[to]
  return ctx.database.write.transaction().execute(async (trx) => {
    const booking = await trx
      .updateTable('bookings')
      .set({ status: to, held_until: null, network: null })
      .where('id', '=', id)
      .where('status', '=', from)
      .returningAll()
      .executeTakeFirst()
    if (!booking) throw await notFoundOrChanged(trx, id)
    await recordBookingEvent(ctx, trx, booking, to)
    if (to !== 'in_progress') {
      await notifyCustomer(ctx, trx, {
        kind: to === 'confirmed' ? 'bookingConfirmed' : 'bookingCompleted',
        facts: factsOf(booking),
        customer: recipientOf(booking),
        byCustomer: false,
      })
    }
    await recordAction(ctx, trx, auditActions[to], id, { from, to })
    return { status: to }
  })
}

export const statusChangedError = () =>
  new DomainError('conflict', 'STATUS_CHANGED', 'Someone else has changed this booking.')

async function notFoundOrChanged(trx: Trx, id: string): Promise<DomainError> {
  const booking = await trx
    .selectFrom('bookings')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst()
  return booking ? statusChangedError() : bookingNotFound()
}
