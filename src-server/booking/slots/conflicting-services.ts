import type { ServiceId } from '../../../shared/catalogue.ts'
import { addDays, hasStarted, wallClock, weekday } from '../../../shared/time/business-time.ts'
import { type OpenSlotsInput, slotTimes } from '../../../shared/time/slots.ts'
import type { Context } from '../../context.ts'
import { freeStaff } from '../../professionals/free-staff.ts'
import { readStaff } from '../../professionals/read-staff.ts'
import { availableSlots } from './available-slots.ts'

export interface WeekWithoutTime {
  /** The Sunday on which the week begins, a date in the business zone. */
  week: string
  /** The services without which the others have a time in common. */
  serviceIds: string[]
  /** Whether it is for lack of professionals who are free, rather than of times. */
  isForLackOfPeople: boolean
}

/** For each week up to the horizon in which these services have no time in common: which of them prevent it. */
export async function conflictingServices(
  ctx: Context,
  { serviceIds, zip }: OpenSlotsInput,
): Promise<WeekWithoutTime[]> {
  const { database, clock, timeZone } = ctx
  const now = wallClock(clock.now(), timeZone)
  const staff = await readStaff(database.read, serviceIds, zip)
  const [available, isStaffed] = await Promise.all([
    availableSlots(database.read, serviceIds, [...staff.keys()], now)
      .select(['service_id', 'available_date', 'start_time'])
      .distinct()
      .execute(),
    freeStaff(ctx, staff, { today: now.date }),
  ])
  const offered = new Set(
    available.map((one) => `${one.service_id} ${one.available_date} ${one.start_time}`),
  )
  const weeks = new Map<string, Missing[]>()
  for (const { date, startTime: time } of slotTimes(now.date)) {
    // Times that have begun do not count.
    if (hasStarted({ date, time }, now)) continue
    const week = addDays(date, -weekday(date))
    const unoffered = serviceIds.filter((id) => !offered.has(`${id} ${date} ${time}`))
    const unstaffed = missingStaff(serviceIds, (ids) => isStaffed(ids, { date, time }))
    const missing = serviceIds.filter((id) => unoffered.includes(id) || unstaffed.includes(id))
    const isForLackOfPeople = unoffered.length === 0 && unstaffed.length > 0
    weeks.set(week, [...(weeks.get(week) ?? []), { missing, isForLackOfPeople }])
  }
  return [...weeks].flatMap(([week, times]) => {
    const fewest = Math.min(...times.map(({ missing }) => missing.length))
    if (fewest === 0) return []
    const closest = times.filter(({ missing }) => missing.length === fewest)
    const conflicting = closest.flatMap(({ missing }) => missing)
    return [
      {
        week,
        serviceIds: serviceIds.filter((id) => conflicting.includes(id)),
        isForLackOfPeople: closest.every((one) => one.isForLackOfPeople),
      },
    ]
  })
}

interface Missing {
  missing: ServiceId[]
  isForLackOfPeople: boolean
}

/** The services for which nobody is left once those before them have somebody. */
function missingStaff(
  serviceIds: readonly ServiceId[],
  isStaffed: (ids: readonly ServiceId[]) => boolean,
): ServiceId[] {
  const served: ServiceId[] = []
  return serviceIds.filter((id) => {
    if (!isStaffed([...served, id])) return true
    served.push(id)
    return false
  })
}
