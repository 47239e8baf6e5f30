import { addDays, weekday } from '../../../../shared/time/business-time.ts'
import type { Calendar } from './plan-time.ts'

export const daysBack = 88
const daysAhead = 32
/** How busy today is, where an average day is 1. */
const todayShare = 4

/** How busy a day is: slowly growing, quieter on weekends, and fewer visits the further ahead the day is. */
function weightOf(offset: number, date: string): number {
  const onWeekday = [0.35, 1, 1, 1, 1.05, 1.1, 0.8][weekday(date)] ?? 1
  const share =
    offset < 0 ? 0.97 + (0.03 * (offset + daysBack)) / daysBack : 2 * Math.exp(-offset / 5)
  return offset === 0 ? todayShare : share * onWeekday
}

/** Spreads `count` visits over the days in proportion to how busy they are, without holidays. Days are relative to today. */
export function visitDays(
  { today }: Calendar,
  count: number,
  closed: ReadonlySet<string>,
): number[] {
  const days = Array.from({ length: daysBack + daysAhead + 1 }, (_, index) => index - daysBack)
    .map((offset) => ({ offset, date: addDays(today, offset) }))
    .filter(({ date }) => !closed.has(date))
    .map(({ offset, date }) => ({ offset, weight: weightOf(offset, date) }))
  const whole = days.reduce((sum, { weight }) => sum + weight, 0)
  let upTo = 0
  return days.flatMap(({ offset, weight }) => {
    const [first, last] = [upTo, upTo + weight].map((sum) => Math.round((sum / whole) * count))
    upTo += weight
    return Array.from({ length: (last ?? 0) - (first ?? 0) }, () => offset)
  })
}
