import type { Trx } from '../db/types.ts'
import type { BookingFacts } from './booking-facts.ts'

/** Adds the first names of those who come, unless the caller has. */
export async function addProfessionals<Facts extends BookingFacts>(
  trx: Trx,
  facts: Facts,
): Promise<Facts> {
  if (facts.bookings.every((booking) => 'professional' in booking)) return facts
  const assigned = await trx
    .selectFrom('bookings')
    .innerJoin('professionals', 'professionals.id', 'bookings.professional_id')
    .select(['bookings.id', 'first_name as firstName'])
    .where(
      'bookings.id',
      'in',
      facts.bookings.map(({ id }) => id),
    )
    .execute()
  if (assigned.length === 0) return facts
  const names = new Map(assigned.map(({ id, firstName }) => [id, firstName]))
  const bookings = facts.bookings.map((booking) => ({
    ...booking,
    professional: names.get(booking.id),
  }))
  return { ...facts, bookings }
}
