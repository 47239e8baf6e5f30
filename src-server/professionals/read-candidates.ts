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
  /** How many visits they have that day, if they are at work at that time. */
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
 * about people, at once. Date and time in the business zone. Written as SQL: putting it together would take an order longer than
 * the answer.
 */
export async function readCandidates(
  db: Db | Trx,
  serviceIds: readonly ServiceId[],
  { zip, date, time, except = '' }: Wanted,
): Promise<AtTime> {
  const { rows } = await sql<Row>`
    select service_id as "serviceId", professionals.id, first_name as "firstName",
      last_assigned_at as "lastAssignedAt",
      case when ${isAtWork(date, time)} then ${load(date, time, except)} else ${overlapping} end as load
    ${skilledProfessionals(serviceIds, zip)}`.execute(db)
  const candidates = new Map<ServiceId, TimeCandidate[]>()
  for (const { serviceId, load: weight, id, firstName, lastAssignedAt } of rows) {
    const there = candidates.get(serviceId) ?? []
    candidates.set(serviceId, there)
    const [isFree, visits] = [weight < overlapping, weight % overlapping]
    there.push({ id, firstName, lastAssignedAt, isFree, visits })
  }
  const others = serviceIds.filter((id) => !candidates.has(id))
  for (const id of await doneElsewhere(db, others)) candidates.set(id, [])
  return { candidates }
}

/** The part of a query that finds who does one of these services where it is. */
export const skilledProfessionals = (
  serviceIds: readonly ServiceId[],
  zip: string | undefined,
) => sql`
  from professional_skills
  join professionals on professionals.id = professional_skills.professional_id
  where service_id in (${sql.join(serviceIds)}) and is_active = 1
    and ${zip === undefined ? sql`1 = 1` : coversZip(zip)}`

interface Row extends Pick<TimeCandidate, 'id' | 'firstName' | 'lastAssignedAt'> {
  serviceId: ServiceId
  load: number
}

/** Those of these services that somebody active does. */
async function doneElsewhere(
  db: Db | Trx,
  serviceIds: readonly ServiceId[],
): Promise<readonly ServiceId[]> {
  if (serviceIds.length === 0) return []
  const { rows } = await sql<{ serviceId: ServiceId }>`
    select distinct service_id as "serviceId" ${skilledProfessionals(serviceIds, undefined)}`.execute(
    db,
  )
  return rows.map(({ serviceId }) => serviceId)
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

/** Added for each overlapping visit, or instead of the visits when off work: from this on, nobody is free. */
const overlapping = 1000

/** The visits of the day, plus this much for each that overlaps. */
const load = (date: string, time: string, except: string) =>
  sql<number>`(select coalesce(sum(case when v.scheduled_time < ${hoursLater(time, slotHours)}
      and v.scheduled_time > ${Number(time.slice(0, 2)) < slotHours ? '' : hoursLater(time, -slotHours)}
      then ${sql.lit(overlapping + 1)} else 1 end), 0)
    from bookings as v where v.professional_id = professionals.id
      and v.scheduled_date = ${date} and v.status <> 'cancelled' and v.id <> ${except})`
