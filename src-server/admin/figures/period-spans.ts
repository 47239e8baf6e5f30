import type { PeriodInput } from '../../../shared/admin/figures.ts'
import { addDays, startOfMonth } from '../../../shared/time/business-time.ts'

/** Days, or whole months by their first days; open where it has no first or last day. */
export interface Span extends PeriodInput {
  span: 'day' | 'month'
  /** Whether it is added or taken away. */
  sign: 1 | -1
}

/** The start of a month that is nearest to a day. */
const nearest = (day: string) => startOfMonth(addDays(day, 15))

/**
 * A period as whole months, with the days at its ends that are missing added and those that are too many taken away: of years with
 * thousands of sums, at most 32 days are read.
 */
export function spansOf({ from, to }: PeriodInput): Span[] {
  const end = to === undefined ? undefined : addDays(to, 1)
  const first = from && nearest(from)
  const last = end && addDays(nearest(end), -1)
  return [
    { span: 'month' as const, sign: 1 as const, from: first, to: last },
    ...(from === undefined ? [] : daysBetween(from, nearest(from), 1)),
    ...(end === undefined ? [] : daysBetween(nearest(end), end, 1)),
  ].filter((one) => one.from === undefined || one.to === undefined || one.from <= one.to)
}

/** The days from one to before another, with the other sign where they are the other way round. */
function daysBetween(from: string, end: string, sign: 1 | -1): Span[] {
  if (end < from) return daysBetween(end, from, -1)
  return [{ span: 'day', sign, from, to: addDays(end, -1) }]
}
