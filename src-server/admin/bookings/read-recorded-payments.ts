import type { Db } from '../../db/types.ts'

/** What was recorded about a booking's money, for its history, oldest first. Cents; instants in ISO, UTC. */
export async function readRecordedPayments(db: Db, bookingId: string) {
  const rows = await db
    .selectFrom('payments')
    .leftJoin('users', 'users.id', 'recorded_by')
    .select([
      'payments.id',
      'kind',
      'method',
      'amount',
      'received_on as receivedOn',
      'receipt_number as receiptNumber',
      'is_void',
      'void_reason as voidReason',
      'note',
      'users.email as by',
      'payments.created_at as at',
    ])
    .where('booking_id', '=', bookingId)
    .orderBy('payments.created_at')
    .execute()
  return rows.map(({ is_void, ...row }) => ({ ...row, isVoid: is_void === 1 }))
}
