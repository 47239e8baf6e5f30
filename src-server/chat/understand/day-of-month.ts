import { addDays, daysBetween } from '../../../shared/time/business-time.ts'
import { afterDay, partIn } from './clock-time.ts'
import { boundedBy, until } from './day-bounds.ts'
import { isLimitIn } from './day-limits.ts'
import type { TimeFrame } from './time-frame.ts'
import { isStory } from './told-times.ts'
import { nextNumbered } from './upcoming-days.ts'
import { plain } from './words.ts'

const ofMonth =
  /\b(?:the (\d{1,2})(?:st|nd|rd|th)|el (?:d[ií]a )?(\d{1,2}))\b(?! (?:de|por ciento|pisos?|floor|street|st|ave\w*|time|story|one|unit|visit|piso))(?: (?:or|o) (?:the |el )?(\d{1,2})(?:st|nd|rd|th)?\b)?/gi
/** 'Not on the 15th' */
const isRefused = /\b(?:not|except|but|no|menos|excepto)\s+(?:on\s+)?$/i

/** 'The 14th': the next one from today on, or from a later month that was spoken of. */
export function dayOfMonth(message: string, today: string, month = today): TimeFrame | undefined {
  const named = [...message.matchAll(ofMonth)].filter(
    ({ index }) => !isRefused.test(message.slice(0, index)),
  )
  const said = named.find(({ 0: text, index }) => !isLimitIn(message, { index, text })) ?? named[0]
  const wanted = Number(said?.[1] ?? said?.[2])
  if (!said || !(wanted >= 1 && wanted <= 31) || isStory(plain(message.slice(0, said.index)))) {
    return undefined
  }
  const from = month.slice(0, 7) > today.slice(0, 7) ? `${month.slice(0, 7)}-01` : today
  const date = nextNumbered(wanted, from)
  if (!date) return undefined
  const { 0: text, index } = said
  if (isLimitIn(message, { index, text })) return until(date, today, text)
  const bounded = boundedBy(date, { today, words: text, before: message.slice(0, index) })
  if (bounded) return bounded
  const after = message.slice(index + text.length).slice(0, afterDay)
  const next = addDays(date, 1)
  const lastDate = Number(said[3]) === Number(next.slice(-2)) ? { lastDate: next } : {}
  const daysAhead = daysBetween(today, lastDate.lastDate ?? date)
  return { words: said[0], date, ...lastDate, daysAhead, ...partIn(after) }
}
