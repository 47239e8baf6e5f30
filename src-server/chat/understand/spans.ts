import { addDays, weekday } from '../../../shared/time/business-time.ts'
import { partIn } from './clock-time.ts'
import type { TimeFrame } from './time-frame.ts'
import { isStory } from './told-times.ts'

/** A span of days: this week, next week, the weekend. */
export function spanIn(text: string, today: string): TimeFrame | undefined {
  const place = weekday(today) // 0 is Sunday
  const toSunday = (7 - place) % 7
  const weekendOf = /\bweekend of (?:the |\w{3,9} )?(\d{1,2})(?:st|nd|rd|th)?\b/.exec(text)
  if (weekendOf) {
    const day = Number(weekendOf[1])
    const ahead = daysUntil(day, today)
    if (ahead !== undefined) {
      const toSaturday = (6 - weekday(addDays(today, ahead)) + 7) % 7
      const first = weekday(addDays(today, ahead)) === 0 ? ahead - 1 : ahead + toSaturday
      return spanOf(weekendOf[0], text.slice(weekendOf.index), today, first, first + 1)
    }
  }
  const weekend = /\b(this |the |este |el )?(weekend|fin de semana)\b(?! (rates?|fee|price))/.exec(
    text,
  )
  if (weekend && !isStory(text.slice(0, weekend.index))) {
    const toSaturday = (6 - place + 7) % 7
    return spanOf(
      weekend[0],
      text.slice(weekend.index),
      today,
      place === 0 ? 0 : toSaturday,
      toSunday,
    )
  }
  const weekOf = weekOfDay.exec(text)
  if (weekOf) {
    const day = Number(weekOf[1] ?? weekOf[2])
    const ahead = daysUntil(day, today)
    if (ahead !== undefined) {
      const toEnd = (7 - weekday(addDays(today, ahead))) % 7
      return spanOf(weekOf[0], text.slice(weekOf.index), today, ahead, ahead + toEnd)
    }
  }
  const afterNext = /\b(week after next|two weeks from now|dentro de dos semanas)\b/.exec(text)
  if (afterNext) {
    return spanOf(afterNext[0], text.slice(afterNext.index), today, toSunday + 8, toSunday + 14)
  }
  const next = /\b(next week|(la )?(proxima semana|semana (que viene|proxima)))\b/.exec(text)
  if (next) return spanOf(next[0], text.slice(next.index), today, toSunday + 1, toSunday + 7)
  const same = /\b((later )?this week|sometime this week|esta (misma )?semana)\b/.exec(text)
  if (same && !isStory(text.slice(0, same.index)))
    return spanOf(same[0], text.slice(same.index), today, 0, toSunday)
  return undefined
}

/** How many days it is until the next such day of a month. */
const daysUntil = (day: number, today: string): number | undefined =>
  Array.from({ length: 62 }, (_, days) => days).find(
    (days) => Number(addDays(today, days).slice(-2)) === day,
  )

/** 'The week of the 14th', 'the week of December 14', 'la semana del 14' */
export const weekOfDay =
  /\bweek of (?:the |\w{3,9} )?(\d{1,2})(?:st|nd|rd|th)?\b|\bsemana del (\d{1,2})\b/

const spanOf = (
  words: string,
  around: string,
  today: string,
  first: number,
  last: number,
): TimeFrame => ({
  words,
  date: addDays(today, first),
  lastDate: addDays(today, last),
  daysAhead: last,
  ...partIn(around),
})
