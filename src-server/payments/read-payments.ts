import { balanceOf, owedFor } from '../../shared/payments.ts'
import type { Db, Tables, Trx } from '../db/types.ts'

type Booking = Pick<Tables['bookings'], 'id' | 'status' | 'quote_amount' | 'cancellation_fee'>

/** What a booking costs now, in cents. */
export const owedForBooking = (booking: Booking): number =>
  owedFor({
    status: booking.status,
    quoteAmount: booking.quote_amount,
    cancellationFee: booking.cancellation_fee,
  })

/** A booking's payments, oldest first, and what is open; cents, days in the business zone. */
export async function readPayments(db: Db | Trx, booking: Booking) {
  const rows = await db
    .selectFrom('payments')
    .select([
      'id',
      'kind',
      'method',
      'amount',
      'received_on as receivedOn',
      'receipt_number as receiptNumber',
      'is_void',
    ])
    .where('booking_id', '=', booking.id)
    .orderBy('created_at')
    .orderBy('receipt_number')
    .execute()
  const entries = rows.map(({ is_void, ...row }) => ({ ...row, isVoid: is_void === 1 }))
  return { entries, ...balanceOf(owedForBooking(booking), entries) }
}
