import type { Trx } from '../db/types.ts'

/** The visit stays where it is: the other times are no longer offered. */
export const endOffer = (trx: Trx, bookingId: string) =>
  trx.deleteFrom('time_offers').where('booking_id', '=', bookingId).execute()
