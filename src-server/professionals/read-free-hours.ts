import { weekday } from '../../shared/time/business-time.ts'
import type { Db, Trx } from '../db/types.ts'
import { type Hours, hoursOfVisit, hoursTouched, hoursWithin } from './working-hours.ts'

interface Range {
  /** Dates in the business zone, in order. */
  dates: readonly string[]
  /** A booking that does not count: it is being moved. */
  except?: string | undefined
  /** Whether visits are left out: then the hours are those at work. */
  ignoresVisits?: boolean
}

/** What a professional's days look like, in the order of the dates. */
export interface Days {
  /** At work, not off, no visit. */
  hours: Hours[]
  /** How many visits. */
  visits: number[]
}

/** Each professional's free hours and visits on each of the dates. */
export async function readFreeHours(
  db: Db | Trx,
  ids: readonly string[],
  { dates, except, ignoresVisits = false }: Range,
): Promise<Map<string, Days>> {
  const [first = '', last = ''] = [dates[0], dates.at(-1)]
  if (ids.length === 0 || dates.length === 0) return new Map()
  const weekdays = dates.map(weekday)
  const [shifts, absences, visits] = await Promise.all([
    db
      .selectFrom('professional_hours')
      .select(['professional_id', 'weekday', 'start_time', 'end_time'])
      .where('professional_id', 'in', ids)
      .where('weekday', 'in', [...new Set(weekdays)])
      .execute(),
    db
      .selectFrom('time_off')
      .select(['professional_id', 'starts_at', 'ends_at'])
      .where('professional_id', 'in', ids)
      .where('ends_at', '>', first)
      .where('starts_at', '<', `${last} 24:00`)
      .execute(),
    ignoresVisits
      ? []
      : db
          .selectFrom('bookings')
          .select(['professional_id', 'scheduled_date', 'scheduled_time'])
          .where('professional_id', 'in', ids)
          .where('status', '<>', 'cancelled')
          .where('scheduled_date', '>=', first)
          .where('scheduled_date', '<=', last)
          .$call((query) => (except === undefined ? query : query.where('id', '<>', except)))
          .execute(),
  ])
  const at = new Map(dates.map((date, index) => [date, index]))
  const days = new Map(
    ids.map((id): [string, Days] => [
      id,
      { hours: dates.map(() => 0), visits: dates.map(() => 0) },
    ]),
  )
  for (const { professional_id, weekday: day, start_time, end_time } of shifts) {
    const hours = days.get(professional_id)?.hours
    weekdays.forEach((one, index) => {
      if (hours && one === day)
        hours[index] = (hours[index] ?? 0) | hoursWithin(start_time, end_time)
    })
  }
  const take = (id: string, index: number | undefined, taken: Hours) => {
    const hours = days.get(id)?.hours
    if (hours && index !== undefined) hours[index] = (hours[index] ?? 0) & ~taken
  }
  for (const { professional_id, starts_at, ends_at } of absences) {
    dates.forEach((date, index) => {
      if (ends_at <= date || starts_at > `${date} 24:00`) return
      const from = starts_at < date ? '00:00' : starts_at.slice(11)
      const until = ends_at > `${date} 24:00` ? '24:00' : ends_at.slice(11)
      take(professional_id, index, hoursTouched(from, until))
    })
  }
  for (const { professional_id, scheduled_date, scheduled_time } of visits) {
    const index = at.get(scheduled_date)
    take(professional_id ?? '', index, hoursOfVisit(scheduled_time))
    const counted = days.get(professional_id ?? '')?.visits
    if (counted && index !== undefined) counted[index] = (counted[index] ?? 0) + 1
  }
  return days
}
