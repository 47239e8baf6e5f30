import type { PeriodInput } from '../../../shared/admin/figures.ts'
import { addDays, startOfMonth } from '../../../shared/time/business-time.ts'

/** Days, or whole months by their first days; open where it has no first or last day. */
export interface Span extends PeriodInput {
  span: 'day' | 'month'
}

/** A period as its whole months, and the days at its ends that are not a whole month. */
export function spansOf({ from, to }: PeriodInput): Span[] {
  const first = from === undefined ? undefined : startOfMonth(addDays(from, -1), 1)
  const end = to === undefined ? undefined : startOfMonth(addDays(to, 1))
  if (first !== undefined && end !== undefined && first >= end) return [{ span: 'day', from, to }]
  const spans: Span[] = [{ span: 'month', from: first, to: end && addDays(end, -1) }]
  if (from !== undefined && first !== undefined && from < first) {
    spans.push({ span: 'day', from, to: addDays(first, -1) })
  }
  if (to !== undefined && end !== undefined && end <= to) spans.push({ span: 'day', from: end, to })
  return spans
}
