import {
  addDays,
  daysBetween,
  instantOf,
  type WallClock,
  weekday,
} from '../../../../shared/time/business-time.ts'

/**
 * Minutes since the start of today, in the business zone. Everything in a plan happens before 0, so the plan is the same
 * at any hour of the day.
 */
export type PlanTime = number

export const hour = 60
export const day = 24 * hour

/** What a plan is relative to. */
export interface Calendar {
  /** yyyy-mm-dd, in the business zone. */
  today: string
  timeZone: string
}

export const dayOf = (at: PlanTime): number => Math.floor(at / day)

export const dateOf = ({ today }: Calendar, at: PlanTime): string => addDays(today, dayOf(at))

const twoDigits = (value: number) => String(value).padStart(2, '0')

const timeOfDay = (at: PlanTime): string => {
  const minutes = at - dayOf(at) * day
  return `${twoDigits(Math.floor(minutes / hour))}:${twoDigits(minutes % hour)}`
}

/** The instant, with seconds derived from the minutes: people do not act on the full minute. */
export function planInstant(calendar: Calendar, at: PlanTime): Date {
  const minute = instantOf({ date: dateOf(calendar, at), time: timeOfDay(at) }, calendar.timeZone)
  return new Date(minute.getTime() + (Math.abs(at * 37) % 60) * 1000)
}

/** The start of a visit. */
export function planTime({ today }: Calendar, { date, time }: WallClock): PlanTime {
  return daysBetween(today, date) * day + Number(time.slice(0, 2)) * hour + Number(time.slice(3))
}

const wakes = 7 * hour

/** The next time between 7 AM and midnight, when customers are awake. */
export function awakeTime(at: PlanTime): PlanTime {
  const minutes = at - dayOf(at) * day
  return minutes < wakes ? at - minutes + wakes + (minutes % 50) : at
}

const opens = 8 * hour
const closes = 18 * hour
const sunday = 0

/** The next time during office hours: Monday to Saturday, 8 AM to 6 PM. */
export function officeTime(calendar: Calendar, at: PlanTime): PlanTime {
  const minutes = at - dayOf(at) * day
  if (minutes < opens) return officeTime(calendar, at - minutes + opens + (minutes % 50))
  const isClosed = minutes >= closes || weekday(dateOf(calendar, at)) === sunday
  return isClosed ? officeTime(calendar, (dayOf(at) + 1) * day + opens + (minutes % 50)) : at
}
