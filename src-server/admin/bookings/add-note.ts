import type { BookingNoteInput } from '../../../shared/admin/bookings.ts'
import { recordAction } from '../../audit/record-action.ts'
import { storeBookingNote } from '../../booking/create/office-order.ts'
import { bookingNotFound } from '../../booking/read/booking-access.ts'
import type { SignedInContext } from '../../context.ts'

/** Adds an internal note, which only administrators read. @throws NOT_FOUND for an unknown booking */
export async function addNote(ctx: SignedInContext, { id, content }: BookingNoteInput) {
  return ctx.database.write.transaction().execute(async (trx) => {
    const booking = await trx
      .selectFrom('bookings')
      .select('id')
      .where('id', '=', id)
      .executeTakeFirst()
    if (!booking) throw bookingNotFound()
    await storeBookingNote(ctx, trx, { id, content })
    await recordAction(ctx, trx, 'booking.addNote', id)
    return { saved: true as const }
  })
}
