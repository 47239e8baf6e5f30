import type { Db } from '../db/types.ts'

/** The claims about these bookings as their customers see them, the latest first. Instants in ISO, UTC. */
export async function readClaims(db: Db, bookingIds: readonly string[]) {
  const rows =
    bookingIds.length === 0
      ? []
      : await db
          .selectFrom('claims')
          .select([
            'id',
            'booking_id as bookingId',
            'content',
            'created_at as createdAt',
            'answer_by as answerBy',
            'outcome',
            'message',
            'settled_at as settledAt',
          ])
          .where('booking_id', 'in', bookingIds)
          .orderBy('created_at', 'desc')
          .orderBy('id', 'desc')
          .execute()
  /** Those about one of the bookings. */
  return (id: string) => rows.filter(({ bookingId }) => bookingId === id)
}
