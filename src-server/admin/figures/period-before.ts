import type { PeriodInput } from '../../../shared/admin/figures.ts'
import { addDays, daysBetween } from '../../../shared/time/business-time.ts'

/**
 * The days that a period is compared with: of a month the month before, of a month that is not over its same days, of any other
 * period as many days just before it. Null without a beginning.
 */
export function periodBefore({ from, to }: PeriodInput, today: string) {
  if (from === undefined) return null
  const end = to ?? today
  if (end < from) return null
  if (from.endsWith('-01') && from.slice(0, 7) === end.slice(0, 7)) {
    const lastMonth = addDays(from, -1)
    const isWhole = addDays(end, 1).endsWith('-01')
    const sameDay = `${lastMonth.slice(0, 8)}${end.slice(8)}`
    return {
      from: `${lastMonth.slice(0, 8)}01`,
      to: isWhole || sameDay > lastMonth ? lastMonth : sameDay,
    }
  }
  const days = daysBetween(from, end) + 1
  return { from: addDays(from, -days), to: addDays(from, -1) }
}
