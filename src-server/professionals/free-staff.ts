import type { ServiceId } from '../../shared/catalogue.ts'
import { daysBetween, type WallClock } from '../../shared/time/business-time.ts'
import type { Context } from '../context.ts'
import { canMatch } from './match.ts'
import { everybodyIn, type Staff } from './read-staff.ts'
import { byHour, readCandidatesOf, readWaiting } from './waiting-visits.ts'
import { type Hours, hasVisit, hourKeys, hoursOfVisit } from './working-hours.ts'

interface Wanted {
  /** In the business zone. */
  today: string
  /** Somebody who must be among those who come. */
  professionalId?: string | undefined
}

/**
 * Tells whether, at a time from today to the horizon, each of some services of this staff can have a professional of
 * its own. Services that no professional does need none.
 */
export async function freeStaff(
  { database, calendars }: Pick<Context, 'database' | 'calendars'>,
  staff: Staff,
  { today, professionalId }: Wanted,
): Promise<(serviceIds: readonly ServiceId[], time: WallClock) => boolean> {
  if (staff.size === 0) return () => professionalId === undefined
  const waiting = await readWaiting(database.read, { from: today })
  const candidatesOf = await readCandidatesOf(database.read, waiting)
  const everybody = new Set(everybodyIn(staff))
  for (const candidates of new Set(waiting.map(candidatesOf))) {
    for (const one of candidates) everybody.add(one)
  }
  const free = await calendars.read(database.read, [...everybody], today)
  const people = new Map(
    [...staff].map(([serviceId, candidates]) => [
      serviceId,
      candidates.map(({ id }) => ({ id, hours: free.get(id) ?? [] })),
    ]),
  )
  // A day has many times.
  const days = new Map<string, number>()
  const dayOf = (date: string) => {
    const known = days.get(date)
    if (known !== undefined) return known
    const day = daysBetween(today, date)
    days.set(date, day)
    return day
  }
  const hasVisitFree = (id: string, { date, time }: WallClock) =>
    hasVisit(free.get(id)?.[dayOf(date)] ?? 0, time)
  const hours = byHour(
    waiting.map((visit) => {
      const { date, time } = visit
      const ids = candidatesOf(visit).map(({ id }) => id)
      return { date, time, ids: ids.filter((id) => hasVisitFree(id, visit)) }
    }),
  )
  const waitingAt = (at: WallClock) =>
    hours.size === 0
      ? []
      : hourKeys(at).flatMap((key) => {
          const visits = hours.get(key)
          return visits ? [visits.map(({ ids }) => ids)] : []
        })
  return (serviceIds, { date, time }) => {
    const day = dayOf(date)
    const wanted = hoursOfVisit(time)
    // For everybody at each of many times.
    const hasTime = (hours: Hours | undefined) => ((hours ?? 0) & wanted) === wanted
    const countFree = (id: ServiceId) => {
      let count = 0
      for (const { hours } of people.get(id) ?? []) {
        if (hasTime(hours[day])) count += 1
      }
      return count
    }
    const staffed = serviceIds.filter((id) => staff.has(id))
    const fewest = Math.min(...staffed.map(countFree))
    if (fewest === 0) return false
    const others = waitingAt({ date, time })
    // With so many to choose from, each has one of its own.
    if (professionalId === undefined && fewest >= staffed.length && others.length === 0) return true
    const freeFor = (id: ServiceId) =>
      (people.get(id) ?? []).filter(({ hours }) => hasTime(hours[day])).map((one) => one.id)
    const choices = staffed.map(freeFor)
    if (professionalId === undefined) return canMatch(choices, others)
    return choices.some(
      (options, at) =>
        options.includes(professionalId) && canMatch(choices.with(at, [professionalId]), others),
    )
  }
}
