import { plain } from './words.ts'

/** By their place in the week. */
const weekdays = [
  /\b(sun(day)?s?|domingos?)\b/,
  /\b(mon(day)?s?|lunes)\b/,
  /\b(tue(sday|s)?s?|martes)\b/,
  /\b(wed(nesday)?s?|miercoles)\b/,
  /\b(thu(rsday|rs|r)?s?|jueves)\b/,
  /\b(fri(day)?s?|viernes)\b/,
  /\b(sat(urday)?s?|sabados?)\b/,
]
const day =
  '(?:sun|mon|tue|wed|thu|fri|sat|domingo|lunes|martes|miercoles|jueves|viernes|sabado)\\w*'
const excludes = new RegExp(
  String.raw`\b(?:not|(?<!\bno )no(?! no)|except|days? but|besides|cant(?: do| make)?|cannot(?: do| make)?|menos|excepto|no puedo)(?: on)?(?: an?| any| the| el| los| un)? (${day}(?:(?:,| or| and| ni| o| y) ${day})*)`,
  'g',
)

const excludedAfter = new RegExp(
  String.raw`\b(${day}) (?:no puedo|no me queda|doesnt work|does not work|wont work|isnt good|is not good|is (?:bad|out)|is no good|no(?=\s*(?:[,.;!]|$)))(?!\w)`,
  'g',
)

const weekendsOnly =
  /\bonly\b.{0,20}\bweekends?\b|\bweekends? only\b|\b(?:solo|nomas)\b.{0,20}\bfines? de semana\b/
/** 'And not the weekend' */
export const notWeekends =
  /\b(?:not|no|except|besides|never)(?: on)?(?: the)? weekends?\b(?! of)|\b(?:no|menos) (?:el |los |en )?fin(?:es)? de semana\b/
const weekdaysOnly = /\bonly\b.{0,20}\bweekdays?\b|\bweekdays? only\b|\bsolo entre semana\b/

/** 'I work Monday to Friday', said of oneself */
const worksWeek =
  /\b(?:trabajo|trabajamos) (?:de )?lunes a viernes\b|\bi work (?:from )?(?:monday|mon) (?:to|through|thru|-) (?:friday|fri)\b/
/** 'Solo puedo sábados': no other day. */
const onlyOn = new RegExp(
  String.raw`\b(?:solo|solamente|nomas|only|just) (?:puedo |me queda |can do |work |do )?(?:(?:el|los|on) )?(${day}(?:(?:,| or| and| o| y) (?:(?:el|los) )?${day})*)(?=\W*(?:$|[.,;!?]|\b(?:puedo|works?|please|estoy|por favor)\b))`,
)

/** The days of the week that do not suit, 0 for Sunday: 'not Friday', 'any day but Monday'. */
export function excludedDays(message: string): number[] {
  const text = plain(message)
  const said = [...text.matchAll(excludes), ...text.matchAll(excludedAfter)]
    .map(([, days]) => days)
    .join(' ')
  const only = onlyOn.exec(text)?.[1]
  if (only) return allBut(weekdaysIn(only))
  if (notWeekends.test(text)) return [...new Set([0, 6, ...weekdaysIn(said)])]
  if (weekendsOnly.test(text) || worksWeek.test(text)) return [1, 2, 3, 4, 5]
  if (weekdaysOnly.test(text)) return [0, 6]
  return weekdaysIn(said)
}

/** The days of the week that a text names, 0 for Sunday. */
export const weekdaysIn = (text: string): number[] =>
  weekdays.flatMap((name, place) => (name.test(plain(text)) ? [place] : []))

/** All days of the week but these: what is named is the only wish. */
export const allBut = (days: readonly number[]): number[] =>
  everyDay.filter((day) => !days.includes(day))
const everyDay = [0, 1, 2, 3, 4, 5, 6]
