import { sql } from 'kysely'
import type { ServiceId } from '../../shared/catalogue.ts'
import type { Db, Trx } from '../db/types.ts'
import { coversZip } from './covers-zip.ts'
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
  const rows = await db
    .selectFrom('bookings')
    .innerJoin('professional_skills', 'professional_skills.service_id', 'bookings.service_id')
    .innerJoin('professionals', 'professionals.id', 'professional_skills.professional_id')
    .select([
      'bookings.id',
      'scheduled_date as date',
      'scheduled_time as time',
      'professionals.id as professionalId',
      'last_assigned_at as lastAssignedAt',
      'calendar_changes as calendarChanges',
    ])
    .where('bookings.professional_id', 'is', null)
    .where('bookings.status', '<>', 'cancelled')
    .where('bookings.service_id', 'in', serviceIds)
    .where('scheduled_date', '>=', from)
    .$call((query) => (until === undefined ? query : query.where('scheduled_date', '<=', until)))
    .where('is_active', '=', 1)
    .where((eb) =>
      eb.or([eb('customer_zip', 'is', null), coversZip(sql.ref('bookings.customer_zip'))]),
    )
    .orderBy('bookings.id')
    .execute()
  const visits = new Map<string, WaitingVisit>()
  for (const { id, date, time, professionalId, ...candidate } of rows) {
    const visit = visits.get(id) ?? { id, date, time, candidates: [] }
    visit.candidates.push({ id: professionalId, ...candidate })
    visits.set(id, visit)
  }
  return [...visits.values()]
}
