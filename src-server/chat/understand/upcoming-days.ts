import { addDays, weekday } from '../../../shared/time/business-time.ts'

/** How far ahead a day of the month is looked for, in days: the next month has it too. */
export const twoMonths = 62

/** So many dates, `YYYY-MM-DD`, from a first one on. */
export const datesAhead = (first: string, count: number): string[] =>
  Array.from({ length: count }, (_, days) => addDays(first, days))

/** The next such day of a month from a date on, within so many days; on this day of the week, 0 for Sunday, if one is given. */
export const nextNumbered = (
  number: number,
  from: string,
  within = twoMonths,
  place?: number,
): string | undefined =>
  datesAhead(from, within).find(
    (date) => Number(date.slice(-2)) === number && (place === undefined || weekday(date) === place),
  )
