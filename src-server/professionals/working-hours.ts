import type { WallClock } from '../../shared/time/business-time.ts'
import { slotHours } from '../../shared/time/slots.ts'

/** The full hours of a day as bits: bit 8 is from 8 to 9 AM, in the business zone. */
export type Hours = number

/** The full hours between two times, such as `08:30` and `17:00`. */
export const hoursWithin = (from: string, until: string): Hours =>
  hoursFrom(Math.ceil(hourOf(from)), Math.floor(hourOf(until)))

/** The hours that a span touches. */
export const hoursTouched = (from: string, until: string): Hours =>
  hoursFrom(Math.floor(hourOf(from)), Math.ceil(hourOf(until)))

/** The hours of a visit that begins at this time. */
export const hoursOfVisit = (time: string): Hours =>
  hoursFrom(hourOf(time), hourOf(time) + slotHours)

/** Names each hour of a visit that begins at this time, such as `2026-11-24 9`. */
export const hourKeys = ({ date, time }: WallClock): string[] =>
  Array.from({ length: slotHours }, (_, hour) => `${date} ${Number(time.slice(0, 2)) + hour}`)

/** Whether all hours of a visit that begins at this time are among these. */
export const hasVisit = (hours: Hours, time: string): boolean => {
  const wanted = hoursOfVisit(time)
  return (hours & wanted) === wanted
}

const hourOf = (time: string): number => Number(time.slice(0, 2)) + Number(time.slice(3, 5)) / 60

const hoursFrom = (first: number, end: number): Hours =>
  end > first ? 2 ** Math.min(end, 24) - 2 ** first : 0

/** How many hours these are. */
export const countHours = (hours: Hours): number => hours.toString(2).replaceAll('0', '').length
