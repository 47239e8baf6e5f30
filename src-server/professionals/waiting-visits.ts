import { sql } from 'kysely'
import type { ServiceId } from '../../shared/catalogue.ts'
import type { WallClock } from '../../shared/time/business-time.ts'
import type { Db, Trx } from '../db/types.ts'
import type { Candidate } from './read-staff.ts'
import { hourKeys } from './working-hours.ts'

/** A visit that nobody has been assigned to yet. */
export interface WaitingVisit extends WallClock {
  id: string
  serviceId: ServiceId
  zip: string | null
}

/**
 * The visits that nobody has been assigned to yet, of all services that somebody does, from one date until another, in
 * the business zone. As many people as they need are kept for them.
 */
export async function readWaiting(
  db: Db | Trx,
  { from, until }: { from: string; until?: string },
): Promise<WaitingVisit[]> {
  // Every order asks this. 'cancelled' is written out: with a parameter, SQLite would plan the query again each time.
  const { rows } = await sql<WaitingVisit>`
    select id, service_id as "serviceId", scheduled_date as date, scheduled_time as time,
      customer_zip as zip
    from bookings
    where professional_id is null and status <> 'cancelled' and scheduled_date >= ${from}
      ${until === undefined ? sql`` : sql`and scheduled_date <= ${until}`}
      and exists (
        select 1 from professional_skills as s join professionals as p on p.id = s.professional_id
        where s.service_id = bookings.service_id and is_active = 1
      )`.execute(db)
  return rows
}

/** Visits by each hour that they take, see `hourKeys`. */
export function byHour<Visit extends WallClock>(visits: readonly Visit[]): Map<string, Visit[]> {
  const hours = new Map<string, Visit[]>()
  for (const visit of visits) {
    for (const key of hourKeys(visit)) hours.set(key, [...(hours.get(key) ?? []), visit])
  }
  return hours
}

/** Who does each of these visits where it is. */
export async function readCandidatesOf(
  db: Db | Trx,
  waiting: readonly WaitingVisit[],
): Promise<(visit: WaitingVisit) => Candidate[]> {
  if (waiting.length === 0) return () => []
  const people = await readPeople(db, [...new Set(waiting.map(({ serviceId }) => serviceId))])
  // Many visits are for the same service at the same place.
  const known = new Map<string, Candidate[]>()
  return ({ serviceId, zip }) => {
    const key = `${serviceId} ${zip}`
    const candidates =
      known.get(key) ?? people.filter((one) => one.serviceId === serviceId && one.covers(zip))
    known.set(key, candidates)
    return candidates
  }
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
