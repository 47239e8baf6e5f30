import { findArea } from '../../shared/areas/area.ts'
import { readAreas } from '../areas/read-areas.ts'
import type { Db, Trx } from '../db/types.ts'
import type { Staff } from './read-staff.ts'

/**
 * The visits of these services that nobody has been assigned to yet, from one date until another, in the business zone;
 * with a zip code, those in the same area. Whoever could do them is not free for others.
 */
export async function readWaiting(
  db: Db | Trx,
  staff: Staff,
  { zip, from, until }: { zip: string | undefined; from: string; until?: string },
) {
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
    .where('status', '<>', 'cancelled')
    .where('service_id', 'in', [...staff.keys()])
    .where('scheduled_date', '>=', from)
    .$call((query) => (until === undefined ? query : query.where('scheduled_date', '<=', until)))
    .execute()
  if (zip === undefined || visits.length === 0) return visits
  const areas = await readAreas(db)
  const area = findArea(areas, zip)
  return visits.filter((visit) => visit.zip === null || findArea(areas, visit.zip) === area)
}
