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
  const [inactive, off] = await Promise.all([
    comingVisits(db, now)
      .innerJoin('professionals', 'professionals.id', 'professional_id')
      .where('is_active', '=', 0)
      .execute(),
    comingVisits(db, now)
      .innerJoin('time_off', (join) =>
        join
          .onRef('time_off.professional_id', '=', 'bookings.professional_id')
          .on(sql<boolean>`bookings.scheduled_date >= substr(time_off.starts_at, 1, 10)`)
          .on(sql<boolean>`bookings.scheduled_date <= substr(time_off.ends_at, 1, 10)`),
      )
      .select(['starts_at as startsAt', 'ends_at as endsAt'])
      .where('ends_at', '>', `${now.date} ${now.time}`)
      .execute(),
  ])
  const isOff = (visit: (typeof off)[number]) =>
    `${visit.date} ${visit.time}` < visit.endsAt &&
    `${visit.date} ${slotEndTime(visit.time)}` > visit.startsAt
  const visits = new Map(
    [...inactive, ...off.filter(isOff)]
      .filter(({ status, date, time }) => {
        const isAhead = date > now.date || time > now.time
        return isAhead && (status === 'pending' || status === 'confirmed')
      })
      .map(({ id, date, time, serviceTitle, customerName }): [string, Unsuited] => [
        id,
        { id, date, time, serviceTitle, customerName },
      ]),
  )
  const soonest = [...visits.values()].toSorted((one, other) =>
    `${one.date} ${one.time}` < `${other.date} ${other.time}` ? -1 : 1,
  )
  return { count: soonest.length, visits: soonest.slice(0, shown) }
}

interface Unsuited extends WallClock {
  id: string
  serviceTitle: string
  customerName: string
}

const comingVisits = (db: Db, { date }: WallClock) =>
  db
    .selectFrom('bookings')
    .select([
      'bookings.id',
      'status',
      'scheduled_date as date',
      'scheduled_time as time',
      'service_title as serviceTitle',
      'customer_name as customerName',
    ])
    .where('scheduled_date', '>=', date)
    // Written out for the partial indexes by professional and day.
    .where('status', '<>', sql.lit('cancelled'))
