import { addDays, daysBetween, startOfMonth, weekday } from '../../../shared/time/business-time.ts'

export type BinUnit = 'day' | 'week' | 'month'

/** Both days included, in the business zone. */
export interface Days {
  from: string
  to: string
}

const mostDays = 31
const mostWeeks = 26

/** What a period is divided into: days up to 31, weeks up to 26, months beyond. */
export function unitOf({ from, to }: Days): BinUnit {
  const days = daysBetween(from, to) + 1
  if (days <= mostDays) return 'day'
  return days <= mostWeeks * 7 ? 'week' : 'month'
}

/** The days, weeks from Monday to Sunday, or months of a period; the first and the last are cut to it. */
export function binsOf({ from, to }: Days, unit: BinUnit): Days[] {
  const bins: Days[] = []
  for (let first = from; first <= to; ) {
    const last = lastDayOf(first, unit)
    const bin = { from: first, to: last < to ? last : to }
    bins.push(bin)
    first = addDays(bin.to, 1)
  }
  return bins
}

/** The spans of the period before that the bins are compared with: each as far from its beginning. */
export function binsBefore(bins: readonly Days[], before: Days, unit: BinUnit): Days[] {
  // Two months need not have as many days; of other periods, the one before does.
  if (unit === 'day') return binsOf(before, 'day')
  const days = daysBetween(before.from, bins[0]?.from ?? before.from)
  return bins.map(({ from, to }) => ({ from: addDays(from, -days), to: addDays(to, -days) }))
}

/** The first days of the last 12 months, this one included. */
export const lastMonths = (today: string, count = 12): string[] =>
  Array.from({ length: count }, (_, index) => startOfMonth(today, index + 1 - count))

export function lastDayOf(date: string, unit: BinUnit): string {
  if (unit === 'day') return date
  if (unit === 'week') return addDays(date, (7 - weekday(date)) % 7)
  return addDays(startOfMonth(date, 1), -1)
}
