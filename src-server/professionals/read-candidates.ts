import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { ServiceId } from '../../shared/catalogue.ts'
import { type WallClock, weekday } from '../../shared/time/business-time.ts'
import { slotHours } from '../../shared/time/slots.ts'
import type { Db, Trx } from '../db/types.ts'
import { coversZip } from './covers-zip.ts'

/** An active professional who does a service where it is, at one time. */
export interface TimeCandidate {
  id: string
  firstName: string
  lastAssignedAt: string | null
  /** At work, not off, no other visit. */
  isFree: boolean
  /** How many visits they have that day. */
  visits: number
}

interface Wanted extends WallClock {
  zip: string | undefined
  /** A booking that does not count: it is being moved. */
  except?: string | undefined
}

/** Who could come at one time. */
export interface AtTime {
  /** Who does each service where it is. A service is missing if nobody active does it anywhere, and has seats instead. */
  candidates: ReadonlyMap<ServiceId, readonly TimeCandidate[]>
}

/**
 * Who does these services where they are, and who of them is free at this time: all that an order asks of the database
 * about people, at once. Date and time in the business zone.
 */
export async function readCandidates(
  db: Db | Trx,
  serviceIds: readonly ServiceId[],
  { zip, date, time, except = '' }: Wanted,
): Promise<AtTime> {
  const isTrue = (condition: RawBuilder<SqlBool>) =>
    sql<number>`case when ${condition} then 1 else 0 end`
  const rows = await db
    .selectFrom('professional_skills')
    .innerJoin('professionals', 'professionals.id', 'professional_skills.professional_id')
    .select([
      'service_id as serviceId',
      'professionals.id',
      'first_name as firstName',
      'last_assigned_at as lastAssignedAt',
      (zip === undefined ? sql.lit(1) : isTrue(coversZip(zip))).$castTo<number>().as('covers'),
      isTrue(isAtWork(date, time)).as('isAtWork'),
      load(date, time, except).as('load'),
    ])
    .where('service_id', 'in', serviceIds)
    .where('is_active', '=', 1)
    .execute()
  const candidates = new Map<ServiceId, TimeCandidate[]>()
  for (const row of rows) {
    const { serviceId, id, firstName, lastAssignedAt } = row
    const isFree = row.isAtWork === 1 && row.load < overlapping
    const there = candidates.get(serviceId) ?? []
    candidates.set(serviceId, there)
    if (row.covers === 1) {
      there.push({ id, firstName, lastAssignedAt, isFree, visits: row.load % overlapping })
    }
  }
  return { candidates }
}

/** `hh:mm` so many hours later, within the day. */
const hoursLater = (time: string, hours: number): string =>
  `${String(Math.max(0, Number(time.slice(0, 2)) + hours)).padStart(2, '0')}${time.slice(2)}`

/** The condition that the visit, or else each of its hours, lies within a span of work, and no time off overlaps it. */
function isAtWork(date: string, time: string): RawBuilder<SqlBool> {
  const works = (from: number, to: number) => sql`exists (select 1 from professional_hours as h
    where h.professional_id = professionals.id and h.weekday = ${weekday(date)}
      and h.start_time <= ${hoursLater(time, from)} and h.end_time >= ${hoursLater(time, to)})`
  const hours = Array.from({ length: slotHours }, (_, hour) => works(hour, hour + 1))
  return sql<SqlBool>`(${works(0, slotHours)} or (${sql.join(hours, sql` and `)}))
    and not exists (select 1 from time_off as t where t.professional_id = professionals.id
      and t.starts_at < ${`${date} ${hoursLater(time, slotHours)}`} and t.ends_at > ${`${date} ${time}`})`
}

/** What a visit that overlaps weighs, so that one look at the day tells both. */
const overlapping = 1000

/** The visits of the day, plus this much for each that overlaps. */
const load = (date: string, time: string, except: string) =>
  sql<number>`(select coalesce(sum(case when v.scheduled_time < ${hoursLater(time, slotHours)}
      and v.scheduled_time > ${Number(time.slice(0, 2)) < slotHours ? '' : hoursLater(time, -slotHours)}
      then ${sql.lit(overlapping + 1)} else 1 end), 0)
    from bookings as v where v.professional_id = professionals.id
      and v.scheduled_date = ${date} and v.status <> 'cancelled' and v.id <> ${except})`
