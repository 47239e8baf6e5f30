import type { AdvanceInput } from '../../../shared/booking.ts'
import { advances } from '../../../shared/booking.ts'
import { bookingNotFound } from '../../booking/own-booking.ts'
import { recordEvent } from '../../booking/record-event.ts'
import type { SignedInContext } from '../../context.ts'
import type { Trx } from '../../db/types.ts'
import { DomainError } from '../../errors.ts'
import { customerOf, factsOf } from '../../mail/booking-words.ts'
import { tellCustomer } from '../../mail/tell-customer.ts'
import { recordAction } from '../record-action.ts'

/**
 * Takes a booking one step further: confirm, start or complete. `from` is the status that the admin saw: a change that
 * somebody else made in the meantime is a conflict, not overwritten.
 * @throws NOT_FOUND for an unknown booking, CONFLICT when its status is a different one
 */
export async function advanceBooking(ctx: SignedInContext, { id, from }: AdvanceInput) {
  const status = advances[from]
  return ctx.database.write.transaction().execute(async (trx) => {
    const booking = await trx
      .updateTable('bookings')
      .set({ status, held_until: null, network: null })
      .where('id', '=', id)
      .where('status', '=', from)
      .returningAll()
      .executeTakeFirst()
    if (!booking) throw await whyNot(trx, id)
    await recordEvent(ctx, trx, booking, status)
    if (status !== 'in_progress') {
      await tellCustomer(ctx, trx, {
        kind: status === 'confirmed' ? 'bookingConfirmed' : 'bookingCompleted',
        facts: factsOf(booking),
        customer: customerOf(booking),
        ownDoing: false,
      })
    }
    await recordAction(ctx, trx, 'advanced a booking', id, { from, to: status })
    return { status }
  })
}

/** Somebody else changed the status first. */
export const statusChanged = () =>
  new DomainError('conflict', 'STATUS_CHANGED', 'Someone else has changed this booking.')

async function whyNot(trx: Trx, id: string): Promise<DomainError> {
  const known = await trx
    .selectFrom('bookings')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst()
  return known ? statusChanged() : bookingNotFound()
}
