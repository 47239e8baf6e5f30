import type { BookingEventFacts } from '../../audit/booking-event-facts.ts'
import { recordBookingEvent } from '../../audit/record-booking-event.ts'
import type { Context } from '../../context.ts'
import { lockInOrder } from '../../db/lock-in-order.ts'
import type { Tables, Trx } from '../../db/types.ts'
import { arrangementOf, tellOfChange } from '../../mail/tell-of-change.ts'
import { firstNameOf } from '../../professionals/public-profile.ts'

interface Confirmation extends Pick<BookingEventFacts, 'expected' | 'isAssigned'> {
  /** The customer has not been told of it. */
  isUntold: boolean
}

/**
 * After a confirmation is taken back, within the transaction: somebody who was assigned for it is not any more, and the
 * customer expects whom they expected before, unless they have been told of the confirmation.
 */
export async function expectAsBefore(
  ctx: Context,
  trx: Trx,
  booking: Tables['bookings'],
  { expected, isAssigned, isUntold }: Confirmation,
): Promise<void> {
  if (expected !== undefined && !isUntold) return
  const { id, professional_id: assignedId } = booking
  const isFreed = isAssigned === true && assignedId !== null
  if (isFreed) {
    await lockInOrder(trx, 'professionals', [assignedId])
    await recordBookingEvent(ctx, trx, booking, 'assigned', {
      professionalBefore: await firstNameOf(trx, assignedId),
    })
  }
  const restored = await trx
    .updateTable('bookings')
    .set((eb) => ({
      ...(expected === undefined ? {} : { told_professional_id: expected }),
      ...(isFreed
        ? { professional_id: null, calendar_sequence: eb('calendar_sequence', '+', 1) }
        : {}),
    }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  // News of who comes was withdrawn with the confirmation.
  await tellOfChange(ctx, trx, restored, arrangementOf(restored))
}
