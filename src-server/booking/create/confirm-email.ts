import { timingSafeEqual } from 'node:crypto'
import type { ConfirmEmailInput } from '../../../shared/booking.ts'
import type { Context } from '../../context.ts'
import { bookingNotFound, getViewableBooking } from '../read/booking-access.ts'

/**
 * Handles the link in an order's email, which proves that the address is the guest's own. The order's times are then
 * kept for good, and an order with the signed-in user's own address joins that account.
 * @throws NOT_FOUND for an unknown booking, a wrong token and a wrong proof alike
 */
export async function confirmEmail(
  ctx: Context,
  { proof, ...named }: ConfirmEmailInput,
): Promise<{ joined: boolean }> {
  const { database, clock, secrets, user } = ctx
  return database.write.transaction().execute(async (trx) => {
    const booking = await getViewableBooking(ctx, trx, named)
    const wanted = Buffer.from(secrets.mailProof(booking.group_id))
    const given = Buffer.from(proof)
    if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) throw bookingNotFound()
    await trx
      .updateTable('bookings')
      .set({ email_confirmed_at: clock.now().toISOString(), held_until: null, network: null })
      .where('group_id', '=', booking.group_id)
      .where('email_confirmed_at', 'is', null)
      .execute()
    const isOwnAddress =
      user !== null && user.role !== 'admin' && user.email === booking.customer_email_lower
    if (!isOwnAddress) return { joined: false }
    const joined = await trx
      .updateTable('bookings')
      .set({ user_id: user.id })
      .where('group_id', '=', booking.group_id)
      .where('user_id', 'is', null)
      .returning('id')
      .execute()
    return { joined: joined.length > 0 }
  })
}
