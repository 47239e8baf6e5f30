import type { ParsedResult } from 'chrono-node'
import { addDays, daysBetween, wallClock, weekday } from '../../../shared/time/business-time.ts'
import { afterDay, partIn } from './clock-time.ts'
import { datesIn } from './dates-in.ts'
import { boundedBy, until } from './day-bounds.ts'
import { isLimitIn } from './day-limits.ts'
import { dayOfMonth } from './day-of-month.ts'
import { allBut, weekdaysIn } from './excluded-days.ts'
import { wholeMonth } from './named-month.ts'
import type { TimeFrame } from './time-frame.ts'
import { isTold } from './told-times.ts'

const isRelative = /^(today|tonight|tomorrow|hoy|ma[nñ]ana|in |en )/i
const isNearDay = /^(today|tonight|tomorrow|hoy|ma[nñ]ana)/i
/** 'Monday or Tuesday' */
const isOr = /^,?\s*(or|and|o|y|\/)\s*(on\s+|el\s+)?$/i

/** The day that a message names, as of now in the business zone. */
export function dayIn(
  message: string,
  now: Date,
  zone: string,
  language: 'en' | 'es',
  { notOn, month }: { notOn: readonly number[]; month: string | undefined },
): TimeFrame | undefined {
  const wished = datesIn(message, now, zone, language).filter(({ text, index, start }) => {
    const place = start.isCertain('weekday') ? start.get('weekday') : null
    return !isTold(message, text, index) && (place === null || !notOn.includes(place))
  })
  const isLimit = (found: { index: number; text: string }) => isLimitIn(message, found)
  // 'Before the 8th, so how about the 3rd?': the limit is the day only if no other is named.
  const inOrder = [...wished.filter((one) => !isLimit(one)), ...wished.filter(isLimit)]
  const byDate = inOrder.find(isDate)
  const found = byDate ?? plainest(inOrder)
  const today = wallClock(now, zone).date
  const monthDay = byDate && !isLimit(byDate) ? undefined : dayOfMonth(message, today, month)
  if (monthDay && (!found?.start.isCertain('day') || isLimit(found))) return monthDay
  if (!found) return undefined
  const { start, text: words } = found
  const dateOf = (one: ParsedResult) => wallClock(one.start.date(), zone).date
  const date = dateOf(found)
  if (date < today) return undefined
  const end = found.index + words.length
  const after = message.slice(end)
  const part = partIn(words + after.slice(0, afterDay))
  const isNamed = start.isCertain('day') || start.isCertain('weekday') || isNearDay.test(words)
  if (!isNamed) {
    return (
      (start.isCertain('month') ? wholeMonth(words, date, today) : undefined) ?? { words, ...part }
    )
  }
  if (!start.isCertain('hour')) {
    const before = message.slice(0, found.index)
    const bounded = boundedBy(date, { today, words, before, after })
    if (bounded) return bounded
  }
  if (isLimit(found) && date > addDays(today, 1)) {
    return { ...until(date, today, words), ...onlyOn(message.replace(words, ' '), date) }
  }
  const second = wished.find(({ index }) => index > end && isOr.test(message.slice(end, index)))
  const next = addDays(date, 1)
  const days =
    second && dateOf(second) === next
      ? { date, lastDate: next, daysAhead: daysBetween(today, next) }
      : { date, daysAhead: daysBetween(today, date) }
  return { words, ...days, ...part }
}

/** In 'I meant December: pick up on December 18' only the second is a date. */
const isDate = ({ start, text }: ParsedResult) =>
  start.isCertain('month') && start.isCertain('day') && !isRelative.test(text)

/** A date before a weekday, and both before a month or an hour. */
const plainest = (found: readonly ParsedResult[]): ParsedResult | undefined =>
  found.find(({ start }) => start.isCertain('day')) ??
  found.find(({ start }) => start.isCertain('weekday')) ??
  found[0]

/** 'Tuesday or Wednesday, before Friday': the weekdays that are named besides the limit. */
function onlyOn(rest: string, limit: string): { notOn?: number[] } {
  const days = weekdaysIn(rest).filter((day) => day !== weekday(limit))
  return days.length > 0 ? { notOn: allBut(days) } : {}
}
