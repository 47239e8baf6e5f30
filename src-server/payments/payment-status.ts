import { paymentStatusOf } from '../../shared/payments.ts'
import type { Trx } from '../db/types.ts'
import { readPayments } from './read-payments.ts'

/** Derives a booking's payment status again after a payment, or a change of what it costs. */
export async function updatePaymentStatus(trx: Trx, bookingId: string): Promise<void> {
  const booking = await trx
    .selectFrom('bookings')
    .select(['id', 'status', 'quote_amount', 'cancellation_fee', 'payment_status'])
    .where('id', '=', bookingId)
    .executeTakeFirstOrThrow()
  const { entries, owed } = await readPayments(trx, booking)
  if (entries.length === 0) return
  const status = paymentStatusOf(owed, entries)
  if (status === booking.payment_status) return
  await trx
    .updateTable('bookings')
    .set({ payment_status: status })
    .where('id', '=', bookingId)
    .execute()
}
