import type { ServiceId } from '../../../../shared/catalogue.ts'
import { addDays, type WallClock } from '../../../../shared/time/business-time.ts'
import { startTimesOf } from '../../../../shared/time/slots.ts'
import type { Random } from '../../random.ts'
import { crewCalendar } from './crew-calendar.ts'
import type { Calendar } from './plan-time.ts'

export interface WantedVisit {
  serviceIds: readonly ServiceId[]
  zip: string
  /** Relative to today. */
  day: number
  /** The earliest time. */
  from?: string
  /** Who came the last time, if it should be the same person. */
  prefers?: string | undefined
}

export interface PlannedVisit extends WallClock {
  /** The names of those who come, by service. */
  crew: readonly string[]
}

export interface VisitTimes {
  /** Reserves a time and somebody for each of these services on this day, or on the next day that has one. */
  take(wanted: WantedVisit): PlannedVisit
}

/** Gives every visit a time and a person of its own, so that orders can be placed in any sequence without conflicts. */
export function visitTimes(
  { today }: Calendar,
  random: Random,
  closed: ReadonlySet<string>,
): VisitTimes {
  const taken = new Set<string>()
  const people = crewCalendar(today)
  const take = (wanted: WantedVisit): PlannedVisit => {
    const { serviceIds, day, from = '' } = wanted
    const date = addDays(today, day)
    const free = closed.has(date)
      ? []
      : startTimesOf(date).filter(
          (time) => time >= from && !serviceIds.some((id) => taken.has(`${id} ${date} ${time}`)),
        )
    for (const time of random.shuffle(free)) {
      const crew = people.find(wanted, date, time)
      if (!crew) continue
      for (const id of serviceIds) taken.add(`${id} ${date} ${time}`)
      people.give(crew, date, time)
      return { date, time, crew }
    }
    return take({ ...wanted, day: day + 1 })
  }
  return { take }
}
