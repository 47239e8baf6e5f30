import { sql } from 'kysely'
import type { ServiceId } from '../../shared/catalogue.ts'
import type { Db, Trx } from '../db/types.ts'
import type { Candidate } from './read-staff.ts'

/** A visit that nobody has been assigned to yet. */
export interface WaitingVisit {
  id: string
  date: string
  time: string
  /** Who does it, where it is. */
  candidates: Candidate[]
}

/**
 * The visits of these services that nobody has been assigned to yet and somebody could do, from one date until another,
 * in the business zone. Whoever could do them is not free for others.
 */
export async function readWaiting(
  db: Db | Trx,
  serviceIds: readonly ServiceId[],
  { from, until }: { from: string; until?: string },
): Promise<WaitingVisit[]> {
  const visits = await db
    .selectFrom('bookings')
    .select([
      'id',
      'service_id as serviceId',
      'scheduled_date as date',
      'scheduled_time as time',
      'customer_zip as zip',
    ])
    .where('professional_id', 'is', null)
    // Written out: with a parameter, SQLite would plan the query again each time.
    .where('status', '<>', sql.lit('cancelled'))
    .where('service_id', 'in', serviceIds)
    .where('scheduled_date', '>=', from)
    .$call((query) => (until === undefined ? query : query.where('scheduled_date', '<=', until)))
    .execute()
  if (visits.length === 0) return []
  const people = await readPeople(db, serviceIds)
  return visits.flatMap(({ serviceId, zip, ...visit }) => {
    const candidates = people.filter((one) => one.serviceId === serviceId && one.covers(zip))
    return candidates.length === 0 ? [] : [{ ...visit, candidates }]
  })
}

/** Everybody active who does one of these services, once for each, with where they work. */
async function readPeople(db: Db | Trx, serviceIds: readonly ServiceId[]) {
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
  const zips = await db
    .selectFrom('professional_zips')
    .innerJoin(
      'professional_skills',
      'professional_skills.professional_id',
      'professional_zips.professional_id',
    )
    .select(['professional_zips.professional_id as id', 'beginning'])
    .where('service_id', 'in', serviceIds)
    .execute()
  const zipsOf = new Map<string, string[]>()
  for (const { id, beginning } of zips) zipsOf.set(id, [...(zipsOf.get(id) ?? []), beginning])
  return skilled.map((one) => {
    const own = zipsOf.get(one.id)
    const covers = (zip: string | null) =>
      zip === null || own === undefined || own.some((beginning) => zip.startsWith(beginning))
    return { ...one, covers }
  })
}
