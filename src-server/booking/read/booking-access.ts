import { timingSafeEqual } from 'node:crypto'
import type { ReceiptInput } from '../../../shared/booking.ts'
import { isCustomerAction } from '../../audit/is-customer-action.ts'
import type { Context } from '../../context.ts'
import type { Db, Tables, Trx } from '../../db/types.ts'
import { DomainError } from '../../errors.ts'
import { sha256 } from '../../secrets.ts'

type Owned = Pick<Tables['bookings'], 'user_id' | 'token_hash'>

/**
 * Whether the caller may see a booking: its signed-in customer, an admin, or anyone who holds its token. The id alone
 * opens nothing: it appears on screens and in emails.
 */
export const canViewBooking = (
  { user }: Context,
  booking: Owned,
  token: string | undefined,
): boolean =>
  (user !== null && (user.role === 'admin' || user.id === booking.user_id)) ||
  matches(token, booking.token_hash)

function matches(token: string | undefined, hash: string): boolean {
  return token !== undefined && timingSafeEqual(Buffer.from(sha256(token)), Buffer.from(hash))
}

/** The same answer for an unknown id and for a wrong token, so that nobody can find out which ids exist. */
export const bookingNotFound = () =>
  new DomainError('notFound', 'BOOKING_NOT_FOUND', "We couldn't find your booking details.")

/** A booking that the caller may see. @throws NOT_FOUND otherwise */
export async function getViewableBooking(
  ctx: Context,
  db: Db | Trx,
  { id, token }: ReceiptInput,
): Promise<Tables['bookings']> {
  const booking = await db
    .selectFrom('bookings')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  if (!booking || !canViewBooking(ctx, booking, token)) throw bookingNotFound()
  return booking
}

/** The customer's own booking: being an admin is not enough. @throws NOT_FOUND */
export async function getCustomersBooking(
  ctx: Context,
  db: Db | Trx,
  ref: ReceiptInput,
): Promise<Tables['bookings']> {
  const booking = await getViewableBooking(ctx, db, ref)
  if (!isCustomerAction(ctx, booking) && !matches(ref.token, booking.token_hash))
    throw bookingNotFound()
  return booking
}
