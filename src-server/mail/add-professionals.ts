import { recordOf } from '../../shared/people/professional.ts'
import type { Trx } from '../db/types.ts'
import { readProfiles } from '../professionals/public-profile.ts'
import type { BookingFacts } from './booking-facts.ts'

/** Adds the first names, ratings and visits of those who come, unless the caller has. */
export async function addProfessionals<Facts extends BookingFacts>(
  trx: Trx,
  facts: Facts,
): Promise<Facts> {
  if (facts.bookings.every((booking) => 'professional' in booking)) return facts
  const assigned = await trx
    .selectFrom('bookings')
    .select(['id', 'professional_id as professionalId'])
    .where(
      'id',
      'in',
      facts.bookings.map(({ id }) => id),
    )
    .where('professional_id', 'is not', null)
    .execute()
  if (assigned.length === 0) return facts
  const profiles = await readProfiles(
    trx,
    assigned.map(({ professionalId }) => professionalId),
  )
  const bookings = facts.bookings.map((booking) => {
    const own = assigned.find(({ id }) => id === booking.id)
    const profile = profiles.get(own?.professionalId ?? '')
    return { ...booking, professional: profile?.firstName, record: profile && recordOf(profile) }
  })
  return { ...facts, bookings }
}
