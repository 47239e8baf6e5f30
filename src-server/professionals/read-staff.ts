import type { ServiceId } from '../../shared/catalogue.ts'
import type { Db, Trx } from '../db/types.ts'
import { coversZip } from './covers-zip.ts'

/** An active professional who does a service in the wanted area. */
export interface Candidate {
  id: string
  lastAssignedAt: string | null
  calendarChanges: number
}

/** Who does each service; a service is missing if nobody active does it anywhere, and has seats instead. */
export type Staff = ReadonlyMap<ServiceId, readonly Candidate[]>

/** Who does these services and covers the zip code, or anywhere if there is none. */
export async function readStaff(
  db: Db | Trx,
  serviceIds: readonly ServiceId[],
  zip: string | undefined,
): Promise<Staff> {
  const staff = new Map<ServiceId, Candidate[]>()
  const skilled = await db
    .selectFrom('professional_skills')
    .innerJoin('professionals', 'professionals.id', 'professional_skills.professional_id')
    .select((eb) => [
      'service_id as serviceId',
      'professionals.id',
      'last_assigned_at as lastAssignedAt',
      'calendar_changes as calendarChanges',
      zip === undefined
        ? eb.lit(1).as('covers')
        : eb.case().when(coversZip(zip)).then(eb.lit(1)).else(eb.lit(0)).end().as('covers'),
    ])
    .where('service_id', 'in', serviceIds)
    .where('is_active', '=', 1)
    .orderBy('professionals.id')
    .execute()
  for (const { serviceId, covers, ...candidate } of skilled) {
    const there = staff.get(serviceId) ?? []
    if (covers === 1) there.push(candidate)
    staff.set(serviceId, there)
  }
  return staff
}

/** Everybody in the staff once. */
export const everybodyIn = (staff: Staff): Candidate[] => [
  ...new Map([...staff.values()].flat().map((one) => [one.id, one])).values(),
]
