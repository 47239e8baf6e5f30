import { addDays, hasStarted, wallClock, weekday } from '../../../shared/time/business-time.ts'
import { type OpenSlotsInput, slotTimes } from '../../../shared/time/slots.ts'
import type { Context } from '../../context.ts'
import { availableSlots } from './available-slots.ts'

export interface WeekWithoutTime {
  /** The Sunday on which the week begins, a date in the business zone. */
  week: string
  /** The services without which the others have a time in common. */
  serviceIds: string[]
}

/** For each week up to the horizon in which these services have no time in common: which of them prevent it. */
export async function conflictingServices(
  { database, clock, timeZone }: Context,
  { serviceIds }: OpenSlotsInput,
): Promise<WeekWithoutTime[]> {
  const now = wallClock(clock.now(), timeZone)
  const available = await availableSlots(database.read, serviceIds, now)
    .select(['service_id', 'available_date', 'start_time'])
    .distinct()
    .execute()
  const availableAt = new Map<string, string[]>()
  for (const { service_id, available_date, start_time } of available) {
    const time = `${available_date} ${start_time}`
    const services = availableAt.get(time)
    if (services) services.push(service_id)
    else availableAt.set(time, [service_id])
  }
  const weeks = new Map<string, string[][]>()
  for (const { date, startTime } of slotTimes(now.date)) {
    // Times that have begun do not count.
    if (hasStarted({ date, time: startTime }, now)) continue
    const week = addDays(date, -weekday(date))
    const there = availableAt.get(`${date} ${startTime}`) ?? []
    const missing = serviceIds.filter((id) => !there.includes(id))
    weeks.set(week, [...(weeks.get(week) ?? []), missing])
  }
  return [...weeks].flatMap(([week, missing]) => {
    const fewest = Math.min(...missing.map(({ length }) => length))
    if (fewest === 0) return []
    const conflicting = missing.filter(({ length }) => length === fewest).flat()
    return [{ week, serviceIds: serviceIds.filter((id) => conflicting.includes(id)) }]
  })
}
