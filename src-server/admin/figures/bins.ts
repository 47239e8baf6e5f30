import { addDays, daysBetween, startOfMonth, weekday } from '../../../shared/time/business-time.ts'

/** From one day to another, both included. */
export interface Bin {
  from: string
  to: string
}
export type BinUnit = 'day' | 'week' | 'month'

/** At most about thirty bars: days of a month, weeks of half a year, months of anything longer. */
export function unitOf({ from, to }: Bin): BinUnit {
  const days = daysBetween(from, to) + 1
  return days <= 31 ? 'day' : days <= 184 ? 'week' : 'month'
}

/** The first day after the day, the week from Monday or the month that a date is part of. */
const nextAfter: Record<BinUnit, (date: string) => string> = {
  day: (date) => addDays(date, 1),
  week: (date) => addDays(date, 7 - ((weekday(date) + 6) % 7)),
  month: (date) => startOfMonth(date, 1),
}

/** A period as days, weeks or months; the first and the last end with the period. */
export function binsOf({ from, to }: Bin, unit: BinUnit): Bin[] {
  const bins: Bin[] = []
  for (let first = from; first <= to; first = nextAfter[unit](first)) {
    const last = addDays(nextAfter[unit](first), -1)
    bins.push({ from: first, to: last < to ? last : to })
  }
  return bins
}

/** The days of the period before that are as far from its beginning; the last bin has all that are left. */
export function binBefore(bin: Bin, period: Bin, before: Bin): Bin {
  const then = (day: string) => addDays(before.from, daysBetween(period.from, day))
  return { from: then(bin.from), to: bin.to === period.to ? before.to : then(bin.to) }
}
