import type { Selectable } from 'kysely'
import { isFinished } from '../../shared/booking-status.ts'
import { balanceOf, owedFor } from '../../shared/payments.ts'
import type { Db, Tables } from '../db/types.ts'

/**
 * What is open of each of these bookings that is over, in cents: the price of the work, or the fee of a cancelled one, less
 * what was paid.
 */
export async function readDue(
  db: Db,
  bookings: readonly { id: string }[],
): Promise<Map<string, number>> {
  if (bookings.length === 0) return new Map()
  const ids = bookings.map(({ id }) => id)
  const [owing, payments] = await Promise.all([
    db
      .selectFrom('bookings')
      .select([
        'id',
        'status',
        'quote_amount as quoteAmount',
        'cancellation_fee as cancellationFee',
      ])
      .where('id', 'in', ids)
      .execute(),
    db
      .selectFrom('payments')
      .select(['booking_id', 'kind', 'amount', 'is_void'])
      .where('booking_id', 'in', ids)
      .execute(),
  ])
  return new Map(
    owing.map((booking) => {
      const own = payments.filter(({ booking_id }) => booking_id === booking.id)
      return [booking.id, dueOf(booking, own)]
    }),
  )
}

type Owing = Parameters<typeof owedFor>[0]
type Payment = Pick<Selectable<Tables['payments']>, 'kind' | 'amount' | 'is_void'>

/** What is open of a booking that is over, in cents; nothing is due before. */
export const dueOf = (booking: Owing, payments: readonly Payment[]): number => {
  const entries = payments.map((one) => ({ ...one, isVoid: one.is_void === 1 }))
  return isFinished(booking.status) ? Math.max(0, balanceOf(owedFor(booking), entries).open) : 0
}
