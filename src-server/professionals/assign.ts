import type { Service, ServiceId } from '../../shared/catalogue.ts'
import { recordOf } from '../../shared/people/professional.ts'
import type { WallClock } from '../../shared/time/business-time.ts'
import type { Trx } from '../db/types.ts'
import { type Choices, matchVisits } from './match.ts'
import { ratingOf } from './public-profile.ts'
import { type AtTime, readCandidates, type TimeCandidate } from './read-candidates.ts'
import {
  nobodyFreeError,
  professionalTakenError,
  professionalUnknownError,
} from './staff-errors.ts'
import { lockAndReadWaiting } from './waiting-choices.ts'
import { hourKeys, hoursOfVisit } from './working-hours.ts'

export interface VisitToStaff extends WallClock {
  service: Service
  /** Whom the customer asked for. */
  preferredId?: string | undefined
  /** Who is wanted if it can be: the same as before. */
  currentId?: string | null | undefined
}

interface Where {
  zip: string | undefined
  /** Whom the customer asked for without saying for which visit: they come to at least one. */
  preferredId?: string | undefined
  /** The booking that is being moved: its present time is free again. */
  moving?: string
  /** ISO, UTC. */
  at: string
}

/** Who comes to a visit. */
export interface Assigned extends Pick<TimeCandidate, 'id' | 'firstName'> {
  /** Visits and rating so far, see `recordOf`. */
  record: string
}

/**
 * Chooses who comes to each of these visits: whom the customer asked for, or else who has the fewest visits that day,
 * then who has waited longest for one. Visits that overlap get somebody of their own each. Returns them by service;
 * services that no professional does are missing. The database keeps everybody from two visits at one time; the rows of
 * those who could come are locked, so that nobody is turned away in vain.
 * @throws CONFLICT if nobody is free, or not the one who was asked for; BAD_REQUEST if that one does not do it
 */
export async function assignProfessionals(
  trx: Trx,
  visits: readonly VisitToStaff[],
  { zip, preferredId, moving, at }: Where,
): Promise<Map<ServiceId, Assigned>> {
  const waiting = await lockAndReadWaiting(trx, { visits, zip, moving })
  const times = await readTimes(trx, visits, { zip, except: moving })
  const peopleFor = (visit: VisitToStaff) =>
    times.get(keyOf(visit))?.candidates.get(visit.service.id)
  refuseUnknown(visits, peopleFor, preferredId)
  const chosenFor = new Map<ServiceId, TimeCandidate>()
  const staffed = visits.filter((visit) => peopleFor(visit) !== undefined)
  if (staffed.length === 0) return new Map()
  /** Visits of this order that are given already, by id and date. */
  const given = new Map<string, number>()
  for (const group of atOneTime(staffed)) {
    const [first] = group
    if (!first) continue
    const visitsOf = ({ id, visits: before }: TimeCandidate) =>
      given.size === 0 ? before : before + (given.get(`${id} ${first.date}`) ?? 0)
    const choices = group.map((visit) => choicesFor(visit, peopleFor(visit) ?? [], visitsOf))
    const hoursOf = group.map(hourKeys)
    const hours = [...new Set(hoursOf.flat())]
    const chosen = matchWith(preferredId, {
      choices,
      others: hours.map((hour) => waiting.get(hour) ?? []),
      goesOn: (visit, hour) => hoursOf[visit]?.includes(hours[hour] ?? '') === true,
    })
    if (!chosen) throw nobodyFreeError(group[choices.findIndex((one) => one.length === 0)] ?? first)
    for (const [index, visit] of group.entries()) {
      const one = peopleFor(visit)?.find(({ id }) => id === chosen[index])
      if (!one) continue
      chosenFor.set(visit.service.id, one)
      const day = `${one.id} ${first.date}`
      given.set(day, (given.get(day) ?? 0) + 1)
    }
  }
  const ids = [...chosenFor.values()].map(({ id }) => id)
  const theirs = visits.find((visit) => peopleFor(visit)?.some(({ id }) => id === preferredId))
  if (theirs && !ids.some((id) => id === preferredId)) throw professionalTakenError(theirs)
  const records = await noteAssigned(trx, ids, at)
  return new Map(
    [...chosenFor].map(([serviceId, { id, firstName }]) => [
      serviceId,
      { id, firstName, record: records.get(id) ?? '' },
    ]),
  )
}

/** Remembers when these were assigned last; returns their records. */
async function noteAssigned(trx: Trx, ids: readonly string[], at: string) {
  const rows = await trx
    .updateTable('professionals')
    .set({ last_assigned_at: at })
    .where('id', 'in', ids)
    .returning(['id', 'completed_visits as visits', 'reviews', 'stars'])
    .execute()
  return new Map(rows.map((row) => [row.id, recordOf({ ...row, rating: ratingOf(row) })]))
}

type PeopleFor = (visit: VisitToStaff) => readonly TimeCandidate[] | undefined

/** @throws BAD_REQUEST if somebody is asked for who does not do it there */
function refuseUnknown(
  visits: readonly VisitToStaff[],
  peopleFor: PeopleFor,
  preferredId: string | undefined,
): void {
  const does = (wantedId: string) => (visit: VisitToStaff) =>
    peopleFor(visit)?.some(({ id }) => id === wantedId) === true
  for (const visit of visits) {
    if (visit.preferredId !== undefined && !does(visit.preferredId)(visit)) {
      throw professionalUnknownError(visit)
    }
  }
  const [first] = visits
  if (preferredId !== undefined && first && !visits.some(does(preferredId))) {
    throw professionalUnknownError(first)
  }
}

interface ToMatch {
  choices: Choices
  others: readonly Choices[]
  goesOn: (visit: number, hour: number) => boolean
}

/** Gives one of the visits to the preferred professional if there is a way. */
function matchWith(preferredId: string | undefined, { choices, others, goesOn }: ToMatch) {
  if (preferredId !== undefined) {
    for (const [at, options] of choices.entries()) {
      if (!options.includes(preferredId)) continue
      const chosen = matchVisits(choices.with(at, [preferredId]), others, goesOn)
      if (chosen) return chosen
    }
  }
  return matchVisits(choices, others, goesOn)
}

/** Who could come to a visit, the best first. @throws CONFLICT if the one who was asked for is not free */
function choicesFor(
  visit: VisitToStaff,
  people: readonly TimeCandidate[],
  visitsOf: (one: TimeCandidate) => number,
): string[] {
  const { preferredId, currentId } = visit
  const free = people.filter(({ isFree }) => isFree)
  if (preferredId !== undefined) {
    if (free.some(({ id }) => id === preferredId)) return [preferredId]
    throw professionalTakenError(visit)
  }
  const isOther = ({ id }: TimeCandidate) => (id === currentId ? 0 : 1)
  return free
    .toSorted(
      (a, b) =>
        isOther(a) - isOther(b) ||
        visitsOf(a) - visitsOf(b) ||
        compare(a.lastAssignedAt ?? '', b.lastAssignedAt ?? '') ||
        compare(a.id, b.id),
    )
    .map(({ id }) => id)
}

const compare = (one: string, other: string) => (one === other ? 0 : one < other ? -1 : 1)

/** Who could come at the time of each visit. */
async function readTimes(
  trx: Trx,
  visits: readonly VisitToStaff[],
  where: Omit<Parameters<typeof readCandidates>[2], keyof WallClock>,
): Promise<Map<string, AtTime>> {
  const times = new Map<string, AtTime>()
  for (const at of visits) {
    if (times.has(keyOf(at))) continue
    const ids = visits.filter((one) => keyOf(one) === keyOf(at)).map(({ service }) => service.id)
    const { date, time } = at
    times.set(keyOf(at), await readCandidates(trx, ids, { ...where, date, time }))
  }
  return times
}

const keyOf = ({ date, time }: WallClock) => `${date} ${time}`

/** Visits that begin together, or while another one goes on, so that whom one gets depends on the others. */
function atOneTime(visits: readonly VisitToStaff[]): VisitToStaff[][] {
  const groups: VisitToStaff[][] = []
  for (const visit of visits.toSorted((a, b) => (startOf(a) < startOf(b) ? -1 : 1))) {
    const last = groups.at(-1)
    const previous = last?.at(-1)
    const overlaps =
      previous?.date === visit.date &&
      (hoursOfVisit(previous.time) & hoursOfVisit(visit.time)) !== 0
    if (last && overlaps) last.push(visit)
    else groups.push([visit])
  }
  return groups
}

const startOf = ({ date, time, service }: VisitToStaff) => `${date} ${time} ${service.id}`
