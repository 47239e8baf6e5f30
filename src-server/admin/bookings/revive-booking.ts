import type { BookingStatus } from '../../../shared/booking-status.ts'
import type { Context } from '../../context.ts'
import { lockInOrder } from '../../db/lock-in-order.ts'
import type { Tables, Trx } from '../../db/types.ts'
import { DomainError } from '../../errors.ts'
import { tellOfChange } from '../../mail/tell-of-change.ts'
import { updatePaymentStatus } from '../../payments/payment-status.ts'
import { whyNot } from '../../professionals/check-professional.ts'

/**
 * Makes a cancelled booking what it was, within the transaction: at its time, with who came, without a fee.
 * @throws CONFLICT with the reason if the time or who comes has been given to somebody else meanwhile
 */
export async function reviveBooking(
  ctx: Context,
  trx: Trx,
  booking: Tables['bookings'],
  status: BookingStatus,
): Promise<void> {
  if (booking.professional_id !== null) await refuseBusy(trx, booking, booking.professional_id)
  const slot = await trx
    .updateTable('availability_slots')
    .set({ is_booked: 1 })
    .where('id', '=', booking.slot_id)
    .where('is_booked', '=', 0)
    .returning('id')
    .executeTakeFirst()
  if (!slot) {
    throw new DomainError('conflict', 'SLOT_TAKEN', 'Someone else has booked its time meanwhile.')
  }
  const revived = await trx
    .updateTable('bookings')
    .set((eb) => ({
      status,
      cancellation_fee: null,
      outcome: null,
      calendar_sequence: eb('calendar_sequence', '+', 1),
    }))
    .where('id', '=', booking.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await updatePaymentStatus(trx, booking.id)
  const { agreed_date: date, agreed_time: time, told_professional_id: professionalId } = booking
  // The cancellation may have withdrawn the news of the office's own time.
  if (date !== null && time !== null) {
    await tellOfChange(ctx, trx, revived, { date, time, professionalId })
  }
}

async function refuseBusy(trx: Trx, booking: Tables['bookings'], id: string): Promise<void> {
  await lockInOrder(trx, 'professionals', [id])
  const professional = await trx
    .selectFrom('professionals')
    .select(['id', 'first_name', 'last_name', 'is_active'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const reason = await whyNot(trx, professional, booking)
  if (reason !== undefined) throw new DomainError('conflict', 'PROFESSIONAL_UNSUITED', reason)
}
