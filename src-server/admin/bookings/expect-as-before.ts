import type { BookingEventFacts } from '../../audit/booking-event-facts.ts'
import { recordBookingEvent } from '../../audit/record-booking-event.ts'
import type { Context } from '../../context.ts'
import { lockInOrder } from '../../db/lock-in-order.ts'
import type { Tables, Trx } from '../../db/types.ts'
import { arrangementOf, tellOfChange } from '../../mail/tell-of-change.ts'
import { firstNameOf } from '../../professionals/public-profile.ts'

/**
 * Restores who comes after an untold confirmation is taken back, within its transaction: unassigns the professional who was
 * assigned for it, and remembers whom the customer expected before.
 */
export async function expectAsBefore(
  ctx: Context,
  trx: Trx,
  booking: Tables['bookings'],
  { expected, assignedId }: Pick<BookingEventFacts, 'expected' | 'assignedId'>,
): Promise<void> {
  // Somebody may have been chosen by hand since.
  const isFreed = assignedId !== undefined && assignedId === booking.professional_id
  if (isFreed) {
    await lockInOrder(trx, 'professionals', [assignedId])
    await recordBookingEvent(ctx, trx, booking, 'assigned', {
      professionalBefore: await firstNameOf(trx, assignedId),
    })
    await trx
      .updateTable('bookings')
      .set((eb) => ({
        professional_id: null,
        calendar_sequence: eb('calendar_sequence', '+', 1),
      }))
      .where('id', '=', booking.id)
      .execute()
  }
  if (!isFreed && expected === undefined) return
  const restored = await trx
    .selectFrom('bookings')
    .selectAll()
    .where('id', '=', booking.id)
    .executeTakeFirstOrThrow()
  // News of who comes may have been withdrawn with the confirmation, or says what changed since it.
  await tellOfChange(ctx, trx, restored, arrangementOf(restored), expected)
}
