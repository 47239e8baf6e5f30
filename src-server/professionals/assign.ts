import type { Service, ServiceId } from '../../shared/catalogue.ts'
import type { WallClock } from '../../shared/time/business-time.ts'
import { lockInOrder } from '../db/lock-in-order.ts'
import type { Trx } from '../db/types.ts'
import { type Choices, matchVisits } from './match.ts'
import { readFreeHours } from './read-free-hours.ts'
import { type Candidate, everybodyIn, readStaff, type Staff } from './read-staff.ts'
import {
  nobodyFreeError,
  professionalTakenError,
  professionalUnknownError,
} from './staff-errors.ts'
import { readWaiting } from './waiting-visits.ts'
import { type Hours, hasVisit, hoursOfVisit } from './working-hours.ts'

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

/**
 * Chooses who comes to each of these visits: whom the customer asked for, or else who has the fewest visits that day,
 * then who has waited longest for one. Visits at one time get somebody of their own each. Returns ids by service;
 * services that no professional does are missing. The database keeps everybody from two visits at one time; the rows of
 * those who could come are locked, so that nobody is turned away in vain.
 * @throws CONFLICT if nobody is free, or not the one who was asked for; BAD_REQUEST if that one does not do it
 */
export async function assignProfessionals(
  trx: Trx,
  visits: readonly VisitToStaff[],
  { zip, preferredId, moving, at }: Where,
): Promise<Map<ServiceId, string>> {
  const ids = visits.map(({ service }) => service.id)
  const staff = await lockStaff(trx, ids, zip)
  const staffed = visits.filter(({ service }) => staff.has(service.id))
  const does = (id: string) => (visit: VisitToStaff) =>
    staff.get(visit.service.id)?.some((one) => one.id === id) === true
  for (const visit of visits) {
    if (visit.preferredId !== undefined && !does(visit.preferredId)(visit)) {
      throw professionalUnknownError(visit)
    }
  }
  const [first] = visits
  const [theirs] = preferredId === undefined ? [] : visits.filter(does(preferredId))
  if (preferredId !== undefined && first && !theirs) throw professionalUnknownError(first)
  const assigned = new Map<ServiceId, string>()
  if (staffed.length === 0) return assigned
  const dates = [...new Set(staffed.map(({ date }) => date))].toSorted()
  const waiting = await readWaiting(trx, [...staff.keys()], {
    from: dates[0] ?? '',
    until: dates.at(-1) ?? '',
  })
  const everybody = [...everybodyIn(staff), ...waiting.flatMap(({ candidates }) => candidates)]
  const days = await readFreeHours(trx, distinctIds(everybody), { dates, except: moving })
  for (const group of atOneTime(staffed)) {
    const [first] = group
    if (!first) continue
    const { date, time } = first
    const dayIndex = dates.indexOf(date)
    const day: Day = {
      isFree: ({ id }, at) => hasVisit(days.get(id)?.hours[dayIndex] ?? 0, at),
      visits: ({ id }) => days.get(id)?.visits[dayIndex] ?? 0,
    }
    const choices = group.map((visit) => choicesFor(visit, staff, day))
    const others = waiting
      .filter((other) => other.date === date && other.time === time && other.id !== moving)
      .map(({ candidates }) =>
        candidates.filter((one) => day.isFree(one, time)).map(({ id }) => id),
      )
    const chosen = matchWith(preferredId, choices, others)
    if (!chosen) throw nobodyFreeError(group[choices.findIndex((one) => one.length === 0)] ?? first)
    for (const [index, visit] of group.entries()) {
      const id = chosen[index] ?? ''
      assigned.set(visit.service.id, id)
      const their = days.get(id)
      if (!their) continue
      their.hours[dayIndex] = withoutVisit(their.hours[dayIndex] ?? 0, visit.time)
      their.visits[dayIndex] = (their.visits[dayIndex] ?? 0) + 1
    }
  }
  if (theirs && ![...assigned.values()].some((id) => id === preferredId)) {
    throw professionalTakenError(theirs)
  }
  await trx
    .updateTable('professionals')
    .set({ last_assigned_at: at })
    .where('id', 'in', [...assigned.values()])
    .execute()
  return assigned
}

/** Gives one of the visits to the preferred professional if there is a way. */
function matchWith(preferredId: string | undefined, choices: Choices, others: Choices) {
  if (preferredId !== undefined) {
    for (const [at, options] of choices.entries()) {
      if (!options.includes(preferredId)) continue
      const chosen = matchVisits(choices.with(at, [preferredId]), others)
      if (chosen) return chosen
    }
  }
  return matchVisits(choices, others)
}

/** What is known of everybody on the day of a visit. */
interface Day {
  isFree(candidate: Candidate, time: string): boolean
  visits(candidate: Candidate): number
}

/** Who could come to a visit, the best first. @throws CONFLICT if the one who was asked for is not free */
function choicesFor(visit: VisitToStaff, staff: Staff, day: Day): string[] {
  const { preferredId, currentId } = visit
  const free = (staff.get(visit.service.id) ?? []).filter((one) => day.isFree(one, visit.time))
  if (preferredId !== undefined) {
    if (free.some(({ id }) => id === preferredId)) return [preferredId]
    throw professionalTakenError(visit)
  }
  const isOther = ({ id }: Candidate) => (id === currentId ? 0 : 1)
  const waitedSince = ({ lastAssignedAt }: Candidate) => lastAssignedAt ?? ''
  return free
    .toSorted(
      (a, b) =>
        isOther(a) - isOther(b) ||
        day.visits(a) - day.visits(b) ||
        (waitedSince(a) < waitedSince(b) ? -1 : 1),
    )
    .map(({ id }) => id)
}

const distinctIds = (people: readonly Candidate[]) => [...new Set(people.map(({ id }) => id))]

const withoutVisit = (hours: Hours, time: string): Hours => hours & ~hoursOfVisit(time)

/** Those who could come, with their rows locked. */
async function lockStaff(
  trx: Trx,
  ids: readonly ServiceId[],
  zip: string | undefined,
): Promise<Staff> {
  const staff = await readStaff(trx, ids, zip)
  if (staff.size === 0) return staff
  const everybody = everybodyIn(staff).map(({ id }) => id)
  const hasWaited = everybody.length > 0 && (await lockInOrder(trx, 'professionals', everybody))
  return hasWaited ? readStaff(trx, ids, zip) : staff
}

/** Visits that begin together, or while another one goes on: each needs somebody of its own. */
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
