import { en, es } from 'chrono-node'
import {
  addDays,
  daysBetween,
  instantOf,
  wallClock,
  weekday,
} from '../../../shared/time/business-time.ts'
import { partIn } from './clock-time.ts'
import { isLimitIn } from './day-limits.ts'
import { weekdaysIn } from './excluded-days.ts'
import type { TimeFrame } from './time-frame.ts'
import { isStory, isTold } from './told-times.ts'
import { plain } from './words.ts'

/** 'Tomorrow in the afternoon': so many letters after the day are read with it. */
const afterDay = 40

const spanishMonths =
  'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre'
const spanishDay = new RegExp(
  String.raw`\b(lunes|martes|miercoles|jueves|viernes|sabado|domingo|${spanishMonths})\b`,
)
/** 'Diciembre 12', as people say it who live with English dates. */
const monthFirst = new RegExp(String.raw`\b(${spanishMonths}) (\d{1,2})\b`, 'giu')

/** The parser knows these words only as they are spelled; many people type them without accents. */
const withAccents = (message: string) =>
  message
    .replace(/\bmiercoles\b/gi, 'miércoles')
    .replace(/\bsabado\b/gi, 'sábado')
    .replace(/\bmanana\b/gi, 'mañana')
    .replace(monthFirst, '$2 de $1')
    // 'El lunes por la mañana' is no tomorrow.
    .replace(/\b(por|en|de) la mañana\b/gi, (words) => words.replace(/mañana/i, 'mitad'.padEnd(6)))

/** 'Saturdays' is any of them: the next one. */
const pluralDay = /\b((?:mon|tues|wednes|thurs|fri|satur|sun)day)s\b/gi
const isRelative = /^(today|tonight|tomorrow|hoy|ma[nñ]ana|in |en )/i
const ofMonth =
  /\b(?:the (\d{1,2})(?:st|nd|rd|th)|el (?:d[ií]a )?(\d{1,2}))\b(?! (?:de|por ciento|pisos?|floor|street|st|ave\w*|time|story|one|unit|visit|piso))(?: (?:or|o) (?:the |el )?(\d{1,2})(?:st|nd|rd|th)?\b)?/gi
/** 'Not on the 15th' */
const isRefused = /\b(?:not|except|but|no|menos|excepto)\s+(?:on\s+)?$/i

/** 'The 14th': the next one from today on, or from a later month that was spoken of. */
function dayOfMonth(message: string, today: string, month = today): TimeFrame | undefined {
  const named = [...message.matchAll(ofMonth)].filter(
    ({ index }) => !isRefused.test(message.slice(0, index)),
  )
  const said = named.find(({ 0: text, index }) => !isLimitIn(message, { index, text })) ?? named[0]
  const wanted = Number(said?.[1] ?? said?.[2])
  if (!said || !(wanted >= 1 && wanted <= 31) || isStory(plain(message.slice(0, said.index)))) {
    return undefined
  }
  const from = month.slice(0, 7) > today.slice(0, 7) ? `${month.slice(0, 7)}-01` : today
  const days = Array.from({ length: 62 }, (_, ahead) => addDays(from, ahead))
  const date = days.find((day) => Number(day.slice(-2)) === wanted)
  if (!date) return undefined
  const { 0: text, index } = said
  if (isLimitIn(message, { index, text })) return until(date, today, text)
  if (isByDay.test(message.slice(0, index))) return until(addDays(date, 1), today, text)
  if (isFromDay.test(message.slice(0, index))) return onwards(date, today, text)
  if (isAfterDay.test(message.slice(0, index))) return afterwards(date, today, text)
  const after = message.slice(index + text.length).slice(0, afterDay)
  const next = addDays(date, 1)
  const lastDate = Number(said[3]) === Number(next.slice(-2)) ? { lastDate: next } : {}
  const daysAhead = daysBetween(today, lastDate.lastDate ?? date)
  return { words: said[0], date, ...lastDate, daysAhead, ...partIn(after) }
}

/** From today until the day before. */
function until(date: string, today: string, words: string): TimeFrame {
  const lastDate = addDays(date, -1)
  return { words, date: today, lastDate, daysAhead: daysBetween(today, lastDate) }
}

/** From a day on, which suits too. */
function onwards(date: string, today: string, words: string): TimeFrame {
  const lastDate = addDays(date, daysAfter)
  return { words, date, lastDate, daysAhead: daysBetween(today, lastDate) }
}

/** The days after one. */
function afterwards(date: string, today: string, words: string): TimeFrame {
  const lastDate = addDays(date, daysAfter)
  return { words, date: addDays(date, 1), lastDate, daysAhead: daysBetween(today, lastDate) }
}

/** The day that a message names, as of now in the business zone. */
export function dayIn(
  message: string,
  now: Date,
  zone: string,
  language: 'en' | 'es',
  { notOn, month }: { notOn: readonly number[]; month: string | undefined },
): TimeFrame | undefined {
  const isSpanish = language === 'es' || spanishDay.test(plain(message))
  const parser = isSpanish ? es : en.casual
  const wished = parser
    .parse(
      isSpanish ? withAccents(message) : message.replace(pluralDay, '$1 '),
      { instant: now, timezone: minutesAheadOfUtc(now, zone) },
      { forwardDate: true },
    )
    .filter(({ text, index, start }) => {
      const place = start.isCertain('weekday') ? start.get('weekday') : null
      return !isTold(message, text, index) && (place === null || !notOn.includes(place))
    })
  // 'Before the 8th, so how about the 3rd?': the limit is the day only if no other is named.
  const isLimit = (found: { index: number; text: string }) => isLimitIn(message, found)
  // In 'I meant December: pick up on December 18' only the second names a day.
  const inOrder = preferFree(wished, isLimit)
  const byDate = inOrder.find(
    ({ start, text }) =>
      start.isCertain('month') && start.isCertain('day') && !isRelative.test(text),
  )
  const found =
    byDate ??
    inOrder.find(({ start }) => start.isCertain('day')) ??
    inOrder.find(({ start }) => start.isCertain('weekday')) ??
    inOrder[0]
  const monthDay =
    byDate && !isLimit(byDate) ? undefined : dayOfMonth(message, wallClock(now, zone).date, month)
  if (monthDay && (!found?.start.isCertain('day') || isLimit(found))) return monthDay
  if (!found) return undefined
  const { start } = found
  const end = found.index + found.text.length
  const second = wished.find(({ index }) => index > end && isOr.test(message.slice(end, index)))
  const named =
    start.isCertain('day') ||
    start.isCertain('weekday') ||
    /^(today|tonight|tomorrow|hoy|ma[nñ]ana)/i.test(found.text)
  const day = start.date()
  const today = wallClock(now, zone).date
  const read = wallClock(day, zone).date
  if (read < today) return undefined
  if (named && !start.isCertain('hour') && isLimit(found) && read > addDays(today, 1)) {
    const limit = weekday(read)
    const days = weekdaysIn(message.replace(found.text, ' ')).filter((day) => day !== limit)
    const other = days.length > 0 ? { notOn: everyDay.filter((day) => !days.includes(day)) } : {}
    return { ...until(read, today, found.text), ...other }
  }
  const before = message.slice(0, found.index)
  if (named && !start.isCertain('hour') && read > today) {
    if (isByDay.test(before)) return until(addDays(read, 1), today, found.text)
    if (isFromDay.test(before)) return onwards(read, today, found.text)
  }
  // 'Closing is December 12, so after that'
  const isAfter =
    named &&
    !start.isCertain('hour') &&
    (isAfterDay.test(message.slice(0, found.index)) || isThenOn.test(message.slice(end)))
  if (isAfter) {
    return afterwards(read, today, found.text)
  }
  // 'In January': any day of it.
  const isMonth = !named && start.isCertain('month') && /[a-z]{3}/i.test(found.text)
  if (isMonth && monthName.test(plain(found.text))) {
    const first = `${read.slice(0, 8)}01`
    const lastDate = lastOfMonth(first)
    const from = first < today ? today : first
    return { words: found.text, date: from, lastDate, daysAhead: daysBetween(today, lastDate) }
  }
  const date = read
  return {
    words: found.text,
    ...(named ? { date, daysAhead: daysBetween(today, date) } : {}),
    ...(named && second && wallClock(second.start.date(), zone).date === addDays(date, 1)
      ? { lastDate: addDays(date, 1), daysAhead: daysBetween(today, addDays(date, 1)) }
      : {}),
    ...partIn(found.text + message.slice(end).slice(0, afterDay)),
  }
}

/** Those that are no limit first. */
const preferFree = <Found>(some: readonly Found[], isLimit: (one: Found) => boolean) => [
  ...some.filter((one) => !isLimit(one)),
  ...some.filter(isLimit),
]

const everyDay = [0, 1, 2, 3, 4, 5, 6]

const monthName =
  /\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|enero|febrero|marzo|abril|mayo|junio|julio|agosto|sept|octubre|noviembre|diciembre)/

const lastOfMonth = (first: string) => {
  const [year = 0, month = 0] = first.split('-').map(Number)
  return addDays(
    `${month === 12 ? year + 1 : year}-${String((month % 12) + 1).padStart(2, '0')}-01`,
    -1,
  )
}

/** 'After December 12': so many days from then on. */
const daysAfter = 7
const isAfterDay = /\b(after|past|later than|despu[eé]s del?)\s+(the\s+|el\s+)?$/i
/** 'By Friday', not 'come by Friday' */
const isByDay =
  /(?<!\b(?:come|comes|stop|swing|drop|pass) )\b(?:by|no later than|on or before)\s+(?:the\s+)?$/i
/** 'Not before the 10th', 'we do not get the keys until the 12th' */
const isFromDay =
  /\b(?:not before|no (?:earlier|sooner) than|starting(?: on)?|not until|(?:\w+n['’]?t|not)\b[^.;!?]{0,24}\b(?:un)?till?|antes del? \w+ no)\s+(?:the\s+|el\s+)?$/i
const isThenOn =
  /^(?:\s*[,.;]+\s*(?:so|and|then|y|pero)?|\s+(?:so|and|or|then|any ?time|sometime|y|o|pero))[\s,]*(any ?time |sometime )?(after|from then on|despu[eé]s)(?!\s+\d|\s+(noon|work|school|lunch|de[l ]))\b/i

/** 'Monday or Tuesday' */
const isOr = /^,?\s*(or|and|o|y|\/)\s*(on\s+|el\s+)?$/i

function minutesAheadOfUtc(now: Date, zone: string): number {
  const utc = instantOf(wallClock(now, zone), 'UTC')
  return Math.round((utc.getTime() - now.getTime()) / 60_000)
}
