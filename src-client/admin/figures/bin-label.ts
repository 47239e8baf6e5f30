import { pluralize } from '../../../shared/format/numbers.ts'
import {
  addDays,
  daysBetween,
  formatDate,
  formatDateWithYear,
  formatMonth,
  formatShortDate,
} from '../../../shared/time/business-time.ts'

export type BinUnit = 'day' | 'week' | 'month'

interface Days {
  from: string
  to: string
}

const daysIn = ({ from, to }: Days) => daysBetween(from, to) + 1

const isWhole = ({ from, to }: Days, unit: BinUnit) =>
  unit === 'week'
    ? daysIn({ from, to }) === 7
    : from.endsWith('-01') && addDays(to, 1).endsWith('-01')

const withoutYear = ({ from, to }: Days): string =>
  from === to ? formatShortDate(from) : `${formatShortDate(from)} to ${formatShortDate(to)}`

/** `Nov 16 to Nov 22, 2026`, `Nov 24, 2025 to Nov 23, 2026` */
export function formatDays({ from, to }: Days): string {
  if (from === to) return formatDateWithYear(to)
  const first = from.slice(0, 4) === to.slice(0, 4) ? formatShortDate : formatDateWithYear
  return `${first(from)} to ${formatDateWithYear(to)}`
}

/**
 * A day, week or month in words: `Mon, Nov 23`, `Nov 16 to Nov 22`, `Nov 2026`. One that the period cuts says how many days it has, and one
 * that today is in says 'so far'.
 */
export function binLabel(days: Days, unit: BinUnit, today: string): string {
  const soFar = days.to === today ? ' (so far)' : ''
  if (unit === 'day') return `${formatDate(days.from)}${soFar}`
  if (unit === 'month' && (soFar || isWhole(days, unit))) return `${formatMonth(days.from)}${soFar}`
  const part = soFar || isWhole(days, unit) ? soFar : ` (${pluralize(daysIn(days), 'day')})`
  return `${unit === 'month' ? formatDays(days) : withoutYear(days)}${part}`
}

/** Short enough to stand below a bar. */
export const binTick = (days: Days, unit: BinUnit): string =>
  unit === 'month' ? formatMonth(days.from) : formatShortDate(days.from)
