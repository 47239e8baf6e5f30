import { sql } from 'kysely'
import type { WallClock } from '../../../shared/time/business-time.ts'
import { slotEndTime } from '../../../shared/time/slots.ts'
import type { Db } from '../../db/types.ts'

const shown = 5

/**
 * Coming visits whose professional is no longer active or is off then, the earliest first, and how many there are. Dates and times in
 * the business zone.
 */
export async function findUnsuited(db: Db, now: WallClock) {
  // Few people are inactive or off: starting from the visits would read every upcoming one.
  const [inactive, absences] = await Promise.all([
    db.selectFrom('professionals').select('id').where('is_active', '=', 0).execute(),
    db
      .selectFrom('time_off')
      .select(['professional_id as id', 'starts_at as startsAt', 'ends_at as endsAt'])
      .where('ends_at', '>', `${now.date} ${now.time}`)
      .execute(),
  ])
  const left = new Set(inactive.map(({ id }) => id))
  const ids = [...new Set([...left, ...absences.map(({ id }) => id)])]
  const coming = ids.length === 0 ? [] : await comingVisits(db, ids, now.date)
  const isUnsuited = (visit: (typeof coming)[number]) =>
    left.has(visit.professionalId ?? '') ||
    absences.some(
      ({ id, startsAt, endsAt }) =>
        id === visit.professionalId &&
        `${visit.date} ${visit.time}` < endsAt &&
        `${visit.date} ${slotEndTime(visit.time)}` > startsAt,
    )
  const soonest = coming
    .filter(({ status, date, time }) => {
      const isAhead = date > now.date || time > now.time
      return isAhead && (status === 'pending' || status === 'confirmed')
    })
    .filter(isUnsuited)
    .map(({ id, date, time, serviceTitle, customerName }) => ({
      id,
      date,
      time,
      serviceTitle,
      customerName,
    }))
    .toSorted((one, other) => (`${one.date} ${one.time}` < `${other.date} ${other.time}` ? -1 : 1))
  return { count: soonest.length, visits: soonest.slice(0, shown) }
}

const comingVisits = (db: Db, professionalIds: readonly string[], from: string) =>
  db
    .selectFrom('bookings')
    .select([
      'id',
      'professional_id as professionalId',
      'status',
      'scheduled_date as date',
      'scheduled_time as time',
      'service_title as serviceTitle',
      'customer_name as customerName',
    ])
    .where('professional_id', 'in', professionalIds)
    .where('scheduled_date', '>=', from)
    // Written out for the partial indexes by professional and day.
    .where('status', '<>', sql.lit('cancelled'))
    .execute()
