import { addDays, daysBetween, weekday } from '../../../shared/time/business-time.ts'
import { partIn } from './clock-time.ts'
import { monthIn } from './date-words.ts'
import { lastOfMonth } from './named-month.ts'
import type { TimeFrame } from './time-frame.ts'
import { isStory } from './told-times.ts'
import { nextNumbered } from './upcoming-days.ts'

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
  const later =
    /\bnext weekend\b|\bweekend after (?:this|next)\b|\bnot this (?:weekend|one)\b.{0,20}\b(?:the (?:one|weekend) after|next)\b/.exec(
      text,
    )
  if (later && /\bweekend/.test(text)) {
    const saturday = toSunday + 6
    return spanOf(later[0], text.slice(later.index), today, saturday, saturday + 1)
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
  const some = partOfMonth(text, today) ?? partOfWeek(text, today, toSunday)
  if (some) return some
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

/** 'Early next week': Monday is the first of its days. */
const weekParts = [
  { names: /early|beginning|start|first part/, first: 0, last: 2 },
  { names: /mid/, first: 1, last: 3 },
  { names: /late|end/, first: 3, last: 5 },
]
const inWeek =
  /\b(early|late|later|mid|(?:the )?(?:end|beginning|start|first part|middle) of) (next|this|the) week\b/

function partOfWeek(text: string, today: string, toSunday: number): TimeFrame | undefined {
  const found = inWeek.exec(text)
  const part = weekParts.find(({ names }) => names.test(found?.[1] ?? ''))
  if (!found || !part || isStory(text.slice(0, found.index))) return undefined
  const monday = found[2] === 'next' ? toSunday + 1 : toSunday - 6
  const last = monday + part.last
  if (last < 0) return undefined
  return spanOf(found[0], text.slice(found.index), today, Math.max(0, monday + part.first), last)
}

/** 'The first week of December', 'mid January', by the days of the month. */
const monthParts = [
  { names: /^(?:first|1st) week/, first: 1, last: 7 },
  { names: /^(?:second|2nd) week/, first: 8, last: 14 },
  { names: /^(?:third|3rd) week/, first: 15, last: 21 },
  { names: /^(?:last|4th|fourth) week/, first: 22, last: 28 },
  { names: /^(?:early|beginning|start)/, first: 1, last: 10 },
  { names: /^mid/, first: 11, last: 20 },
  { names: /^(?:late|end)/, first: 21, last: 31 },
]
const inMonth =
  /\b((?:first|1st|second|2nd|third|3rd|fourth|4th|last) week (?:of|in)|early(?: in)?|mid(?:dle of)?|late(?: in)?|(?:beginning|start|end) of) (?!the |this |next )\w{3,10}\b/

function partOfMonth(text: string, today: string): TimeFrame | undefined {
  const found = inMonth.exec(text)
  const first = found && monthIn(found[0], today)
  const part = monthParts.find(({ names }) => names.test(found?.[1] ?? ''))
  if (!found || !first || !part) return undefined
  const from = daysBetween(today, addDays(first, part.first - 1))
  const last = Math.min(
    daysBetween(today, addDays(first, part.last - 1)),
    daysBetween(today, lastOfMonth(first)),
  )
  if (last < 0) return undefined
  return spanOf(found[0], text.slice(found.index), today, Math.max(0, from), last)
}

/** How many days it is until the next such day of a month. */
function daysUntil(day: number, today: string): number | undefined {
  const date = nextNumbered(day, today)
  return date === undefined ? undefined : daysBetween(today, date)
}

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
