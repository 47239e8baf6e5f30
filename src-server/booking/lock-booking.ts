import { lockRows } from '../db/lock-rows.ts'
import type { Tables, Trx } from '../db/types.ts'
import { bookingNotFound } from './read/booking-access.ts'

/** A booking, locked until the transaction ends: others who change it wait. @throws NOT_FOUND for an unknown booking */
export async function lockBooking(trx: Trx, id: string): Promise<Tables['bookings']> {
  await lockRows(trx, 'bookings', 'id', id)
  const booking = await trx
    .selectFrom('bookings')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  if (!booking) throw bookingNotFound()
  return booking
}
