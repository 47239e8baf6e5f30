import type { ServiceId } from '../../../../shared/catalogue.ts'
import { addDays, type WallClock } from '../../../../shared/time/business-time.ts'
import { startTimesOf } from '../../../../shared/time/slots.ts'
import type { Random } from '../../random.ts'
import type { Calendar } from './plan-time.ts'

export interface VisitTimes {
  /** Reserves a time for these services on this day, or on the next day that has one. `from` is the earliest time. */
  take(serviceIds: readonly ServiceId[], day: number, from?: string): WallClock
}

/** Gives every visit its own time per service, so that orders can be placed in any sequence without conflicts. */
export function visitTimes(
  { today }: Calendar,
  random: Random,
  closed: ReadonlySet<string>,
): VisitTimes {
  const taken = new Set<string>()
  const take = (serviceIds: readonly ServiceId[], day: number, from = ''): WallClock => {
    const date = addDays(today, day)
    const free = closed.has(date)
      ? []
      : startTimesOf(date).filter(
          (time) => time >= from && !serviceIds.some((id) => taken.has(`${id} ${date} ${time}`)),
        )
    if (free.length === 0) return take(serviceIds, day + 1)
    const time = random.pick(free)
    for (const id of serviceIds) taken.add(`${id} ${date} ${time}`)
    return { date, time }
  }
  return { take }
}
