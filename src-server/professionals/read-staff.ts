import { findArea } from '../../shared/areas/area.ts'
import type { ServiceId } from '../../shared/catalogue.ts'
import { readAreas } from '../areas/read-areas.ts'
import type { Db, Trx } from '../db/types.ts'

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
    .select([
      'service_id as serviceId',
      'professionals.id',
      'last_assigned_at as lastAssignedAt',
      'calendar_changes as calendarChanges',
    ])
    .where('service_id', 'in', serviceIds)
    .where('is_active', '=', 1)
    .orderBy('professionals.id')
    .execute()
  if (skilled.length === 0) return staff
  const covering = zip === undefined ? undefined : await readCovering(db, zip, skilled)
  for (const { serviceId, ...candidate } of skilled) {
    const there = staff.get(serviceId) ?? []
    if (covering === undefined || covering.has(candidate.id)) there.push(candidate)
    staff.set(serviceId, there)
  }
  return staff
}

/** Who of these covers the zip code. */
async function readCovering(
  db: Db | Trx,
  zip: string,
  candidates: readonly Candidate[],
): Promise<ReadonlySet<string>> {
  const area = findArea(await readAreas(db), zip)
  if (!area) return new Set()
  const rows = await db
    .selectFrom('professional_areas')
    .select('professional_id as id')
    .where('area_id', '=', area.id)
    .where(
      'professional_id',
      'in',
      candidates.map(({ id }) => id),
    )
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** Everybody in the staff once. */
export const everybodyIn = (staff: Staff): Candidate[] => [
  ...new Map([...staff.values()].flat().map((one) => [one.id, one])).values(),
]
