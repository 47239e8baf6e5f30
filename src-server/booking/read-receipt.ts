import { timingSafeEqual } from 'node:crypto'
import type { ReceiptInput } from '../../shared/booking.ts'
import type { Context } from '../context.ts'
import { DomainError } from '../errors.ts'
import { sha256 } from '../secret.ts'

/**
 * An order as its owner sees it: the booking asked for and those made with it. Amounts in cents, times in the
 * business zone. The owner is who holds the order's token or is signed in as its customer (decision 18).
 * @throws NOT_FOUND for an unknown id and for a wrong token alike (R41)
 */
export async function readReceipt(
  { database, user, timeZone }: Context,
  { id, token }: ReceiptInput,
) {
  const rows = await database.read
    .selectFrom('bookings')
    .innerJoin('bookings as asked', 'asked.group_id', 'bookings.group_id')
    .where('asked.id', '=', id)
    .selectAll('bookings')
    .orderBy('bookings.service_title')
    .execute()
  const first = rows[0]
  const allowed =
    first !== undefined && (owns(user, first.user_id) || matches(token, first.token_hash))
  if (!allowed) {
    throw new DomainError('notFound', 'BOOKING_NOT_FOUND', "We couldn't find your booking details.")
  }
  return {
    groupId: first.group_id,
    date: first.scheduled_date,
    time: first.scheduled_time,
    timeZone,
    contact: {
      fullName: first.customer_name,
      email: first.customer_email,
      phone: first.customer_phone,
      address: first.customer_address,
      specialInstructions: first.special_instructions,
    },
    bookings: rows.map((row) => ({
      id: row.id,
      serviceId: row.service_id,
      serviceTitle: row.service_title,
      quoteAmount: row.quote_amount,
      status: row.status,
    })),
    createdAt: first.created_at,
  }
}

const owns = (user: { id: string } | null, owner: string | null) =>
  user !== null && user.id === owner

function matches(token: string | undefined, hash: string): boolean {
  return token !== undefined && timingSafeEqual(Buffer.from(sha256(token)), Buffer.from(hash))
}
