import { addDays, weekday } from '../../../shared/time/business-time.ts'
import { dayNamed, dayPlace, weekdayNames } from './date-words.ts'
import { weekdaysIn } from './excluded-days.ts'
import { nextNumbered } from './upcoming-days.ts'

/** 'The Friday before', 'el viernes antes', 'the Monday after that' */
const beside = new RegExp(
  String.raw`\b(?:the|el) (${weekdayNames}) (before|after|antes|anterior|despu[eé]s|siguiente)(?: (?:that|it|then|eso|de eso))?(?=\s*(?:[,.;!?]|$)| (?:and|y|in|en|at|a las|please|por)\b)`,
  'giu',
)
/** 'The party is on the 5th, so the cleaning the day before' */
const nextTo =
  /\b(?:the|el) d(?:ay|[ií]a) (before|after|antes|anterior|despu[eé]s|siguiente)(?: (?:that|it|then|eso|de eso))?(?=\s*(?:[,.;!?]|$)| (?:and|y|would|works?|is|if|in|please|por favor|at|a las)\b)/giu
const numbered =
  /\b(\d{1,2})(?:st|nd|rd|th|(?= de ))\b(?! ?(?:am|pm|:))|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w* (\d{1,2})\b/giu
const daysInWeek = 7

/**
 * A message with the date instead of 'the Friday before': before the date that the message names, or that was spoken of
 * as of the words until there.
 */
export const withDatesBeside = (
  message: string,
  spokenOf: (words: string) => string | undefined,
  today: string,
  language: 'en' | 'es',
): string =>
  message
    .replace(beside, (whole: string, name: string, how: string, at: number) => {
      const words = message.slice(0, at)
      const anchor = dateBefore(words, today) ?? spokenOf(words)
      const place = dayPlace(name)
      if (!anchor || place < 0) return whole
      const apart = isBefore.test(how)
        ? -((weekday(anchor) - place + daysInWeek) % daysInWeek || daysInWeek)
        : (place - weekday(anchor) + daysInWeek) % daysInWeek || daysInWeek
      const date = addDays(anchor, apart)
      return date < today ? whole : dayNamed(date, language)
    })
    .replace(nextTo, (whole: string, how: string, at: number) => {
      const words = message.slice(0, at)
      const anchor = dateBefore(words, today)
      const date = anchor && addDays(anchor, isBefore.test(how) ? -1 : 1)
      if (date) return date < today ? whole : dayNamed(date, language)
      const isLater = weekdaysIn(words).length > 0 && !isBefore.test(how)
      return isLater ? 'a day later' : whole
    })

const isBefore = /^(?:before|ant)/iu

/** The last day of the month that these words name, from today on: 'the party is on the 5th'. */
function dateBefore(words: string, today: string): string | undefined {
  const found = [...words.matchAll(numbered)].at(-1)
  const number = found?.[1] ?? found?.[2]
  return number ? nextNumbered(Number(number), today) : undefined
}
