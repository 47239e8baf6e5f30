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
  const area = zip === undefined ? undefined : findArea(await readAreas(db), zip)
  const skilled = await db
    .selectFrom('professional_skills as skill')
    .innerJoin('professionals', 'professionals.id', 'skill.professional_id')
    .leftJoin('professional_areas as covered', (join) =>
      join
        .onRef('covered.professional_id', '=', 'professionals.id')
        .on('covered.area_id', '=', area?.id ?? ''),
    )
    .select([
      'skill.service_id as serviceId',
      'professionals.id',
      'last_assigned_at as lastAssignedAt',
      'calendar_changes as calendarChanges',
      'covered.area_id as areaId',
    ])
    .where('skill.service_id', 'in', serviceIds)
    .where('is_active', '=', 1)
    .orderBy('professionals.id')
    .execute()
  for (const { serviceId, areaId, ...candidate } of skilled) {
    const there = staff.get(serviceId) ?? []
    if (zip === undefined || areaId !== null) there.push(candidate)
    staff.set(serviceId, there)
  }
  return staff
}

/** Everybody in the staff once. */
export const everybodyIn = (staff: Staff): Candidate[] => [
  ...new Map([...staff.values()].flat().map((one) => [one.id, one])).values(),
]
