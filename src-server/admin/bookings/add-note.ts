import type { BookingNoteInput } from '../../../shared/admin/bookings.ts'
import { recordAction } from '../../audit/record-action.ts'
import { bookingNotFound } from '../../booking/read/booking-access.ts'
import type { SignedInContext } from '../../context.ts'
import { newId } from '../../secrets.ts'

/** Adds an internal note, which only administrators read. @throws NOT_FOUND for an unknown booking */
export async function addNote(ctx: SignedInContext, { id, content }: BookingNoteInput) {
  return ctx.database.write.transaction().execute(async (trx) => {
    const booking = await trx
      .selectFrom('bookings')
      .select('id')
      .where('id', '=', id)
      .executeTakeFirst()
    if (!booking) throw bookingNotFound()
    await trx
      .insertInto('booking_notes')
      .values({
        id: newId(),
        booking_id: id,
        admin_user_id: ctx.user.id,
        content,
        created_at: ctx.clock.now().toISOString(),
      })
      .execute()
    await recordAction(ctx, trx, 'booking.addNote', id)
    return { saved: true as const }
  })
}
