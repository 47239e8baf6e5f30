import { sql } from 'kysely'
import { balanceOf, owedFor } from '../../shared/payments.ts'
import type { SignedInContext } from '../context.ts'

const bookingsShown = 100

/**
 * What the account's bookings cost and what was paid for them, newest first: those that are done, cost a fee, or have a
 * payment. Cents, dates in the business zone.
 */
export async function readBilling({ database: { read }, user }: SignedInContext) {
  const bookings = await read
    .selectFrom('bookings')
    .select([
      'id',
      'service_title as serviceTitle',
      'status',
      'scheduled_date as date',
      'scheduled_time as time',
      'quote_amount as quoteAmount',
      'cancellation_fee as cancellationFee',
    ])
    .where('user_id', '=', user.id)
    .where((eb) =>
      eb.or([
        eb('status', '=', 'completed'),
        eb('cancellation_fee', '>', 0),
        sql<boolean>`exists (select 1 from payments where payments.booking_id = bookings.id)`,
      ]),
    )
    .orderBy('scheduled_date', 'desc')
    .orderBy('id')
    .limit(bookingsShown)
    .execute()
  const payments =
    bookings.length === 0
      ? []
      : await read
          .selectFrom('payments')
          .select([
            'booking_id as bookingId',
            'kind',
            'method',
            'amount',
            'received_on as receivedOn',
            'receipt_number as receiptNumber',
            'is_void',
          ])
          .where(
            'booking_id',
            'in',
            bookings.map(({ id }) => id),
          )
          .orderBy('created_at')
          .orderBy('receipt_number')
          .execute()
  return bookings.map((booking) => {
    const entries = payments
      .filter(({ bookingId }) => bookingId === booking.id)
      .map(({ is_void, ...one }) => ({ ...one, isVoid: is_void === 1 }))
    return { ...booking, entries, ...balanceOf(owedFor(booking), entries) }
  })
}
