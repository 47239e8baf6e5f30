import type { WallClock } from '../../../shared/time/business-time.ts'
import { slotEndTime } from '../../../shared/time/slots.ts'
import { notCancelled } from '../../db/not-cancelled.ts'
import type { Db } from '../../db/types.ts'

const shown = 5

/**
 * Coming visits that cannot take place as they are, the earliest first, and how many there are: the business is closed on
 * that day, or their professional is no longer active or is off then. Dates and times in the business zone.
 */
export async function findUnsuited(db: Db, now: WallClock) {
  // Few people are inactive or off: starting from the visits would read every upcoming one.
  const [holidays, inactive, absences] = await Promise.all([
    db.selectFrom('holidays').select('date').where('date', '>=', now.date).execute(),
    db.selectFrom('professionals').select('id').where('is_active', '=', 0).execute(),
    db
      .selectFrom('time_off')
      .select(['professional_id as id', 'starts_at as startsAt', 'ends_at as endsAt'])
      .where('ends_at', '>', `${now.date} ${now.time}`)
      .execute(),
  ])
  const left = new Set(inactive.map(({ id }) => id))
  const ids = [...new Set([...left, ...absences.map(({ id }) => id)])]
  const closed = new Set(holidays.map(({ date }) => date))
  const [theirs, onHolidays] = await Promise.all([
    ids.length === 0
      ? []
      : visits(db)
          .where('professional_id', 'in', ids)
          .where('scheduled_date', '>=', now.date)
          .where(...notCancelled)
          .execute(),
    closed.size === 0
      ? []
      : visits(db)
          .where('scheduled_date', 'in', [...closed])
          .execute(),
  ])
  const coming = new Map([...theirs, ...onHolidays].map((visit) => [visit.id, visit]))
  const isUnsuited = (visit: (typeof theirs)[number]) =>
    closed.has(visit.date) ||
    left.has(visit.professionalId ?? '') ||
    absences.some(
      ({ id, startsAt, endsAt }) =>
        id === visit.professionalId &&
        `${visit.date} ${visit.time}` < endsAt &&
        `${visit.date} ${slotEndTime(visit.time)}` > startsAt,
    )
  const soonest = [...coming.values()]
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
      isClosed: closed.has(date),
    }))
    .toSorted((one, other) => (`${one.date} ${one.time}` < `${other.date} ${other.time}` ? -1 : 1))
  return { count: soonest.length, visits: soonest.slice(0, shown) }
}

const visits = (db: Db) =>
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
