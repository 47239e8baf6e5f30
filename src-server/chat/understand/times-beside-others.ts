import type { ServiceId } from '../../../shared/catalogue.ts'
import { addDays, daysBetween, wallClock, weekday } from '../../../shared/time/business-time.ts'
import { weekdaysIn } from './excluded-days.ts'
import { meantByEach, plainly } from './meant-by.ts'
import { namesDate } from './spoken-week.ts'
import { type TimeFrame, timeFrameIn } from './time-frame.ts'
import { plain } from './words.ts'

/** When each service is wanted, where that was said of it alone. */
export type TimesOfEach = Partial<Record<ServiceId, TimeFrame>>

/** What is known when the times of a message are read. */
export interface Around {
  now: Date
  timeZone: string
  language: 'en' | 'es'
  /** The services that are suggested or chosen, with those of this message. */
  inPlay: readonly ServiceId[]
  /** What was said of each before. */
  before: TimesOfEach
  /** What was said of all before. */
  beforeOfAll?: TimeFrame | undefined
  /** What the customer has said before. */
  earlier: readonly string[]
  /** The date that was spoken of last: 'the 20th' is of its month. */
  spokenOf: string | undefined
  /** The dates that were agreed or shown: 'Friday' is that Friday. */
  spokenDates: readonly string[]
}

/** 'The cleaning the day after the move': the words before, how it follows, and what it follows. */
const relative =
  /^(.*?)\b(the day after|the next day after|right after|after|the day before|before|el dia despues de|despues de|el dia antes de|antes de)(?: that)? (?:the |we |my |our |el |la |los |las )?(.+)$/
/** 'The gate can go with the lawn' */
const withOther =
  /^(.*?)\b(?:with|(?:on )?(?:the )?same (?:day|time|visit) as|junto con|(?:el )?mismo dia que) (?:the |my |our |el |la |los |las )?(.+)$/
const daysAfter = 3

/** 'The gate with the lawn': at its time. */
export function besideOther(
  part: string,
  { inPlay, before }: Around,
  { said, waiting }: { said: TimesOfEach; waiting: readonly ServiceId[] },
): TimesOfEach | undefined {
  const found = withOther.exec(plain(part))
  if (!found) return undefined
  const [, first = '', second = ''] = found
  const others = meantByEach(second, inPlay, plainly)
  const anchor = others.map((id) => said[id] ?? before[id]).find((time) => time !== undefined)
  const named = meantByEach(first, inPlay, plainly).filter((id) => !others.includes(id))
  // 'Add the windows, same day as the cleaning'
  const subject = named.length > 0 ? named : waiting
  if (!anchor || subject.length === 0) return undefined
  return Object.fromEntries(subject.map((id) => [id, anchor]))
}

/** 'The cleaning after the move': from the day of the move on. */
export function afterOther(
  part: string,
  { inPlay, before, beforeOfAll, now, timeZone, language, spokenOf }: Around,
  { said, waiting }: { said: TimesOfEach; waiting: readonly ServiceId[] },
): TimesOfEach | undefined {
  const found = relative.exec(plain(part))
  if (!found) return undefined
  const [, first = '', how = '', second = ''] = found
  const others = meantByEach(second, inPlay, plainly)
  // 'After the movers are done on the 30th'
  const told =
    others.length > 0 ? timeFrameIn(second, now, timeZone, language, spokenOf) : undefined
  const isNamed = told?.date !== undefined && namesDate.test(second)
  const anchor = isNamed
    ? told
    : others.map((id) => said[id] ?? before[id] ?? beforeOfAll).find((time) => time?.date)
  const named = meantByEach(first, inPlay, plainly).filter((id) => !others.includes(id))
  const subject = named.length > 0 ? named : waiting
  if (!anchor?.date || subject.length === 0) return undefined
  const today = wallClock(now, timeZone).date
  const date = anchor.lastDate ?? anchor.date
  const isBefore = /\b(?:before|antes)\b/.test(how)
  const isNextDay = /\b(?:day|dia)\b/.test(how)
  const from = isBefore ? (isNextDay ? addDays(anchor.date, -1) : today) : addDays(date, 1)
  const until = isBefore ? addDays(anchor.date, -1) : addDays(date, isNextDay ? 1 : daysAfter)
  const time: TimeFrame = {
    words: part.trim(),
    date: from,
    ...(until > from ? { lastDate: until } : {}),
    daysAhead: daysBetween(today, until > from ? until : from),
  }
  // 'On Friday after the painter'
  const [place] = isBefore ? [] : weekdaysIn(part)
  // 'The carpets on Sunday after the cleaning', which is on that Sunday
  const isThatDay = place !== undefined && place === weekday(date)
  const sameDay: TimeFrame = { words: part.trim(), date, daysAhead: daysBetween(today, date) }
  // 'On Wednesday, before the cleaning'
  const own = isBefore ? timeFrameIn(first, now, timeZone, language, spokenOf) : undefined
  if (own?.date && !own.lastDate && own.date <= anchor.date)
    return Object.fromEntries(subject.map((id) => [id, own]))
  const day = isThatDay ? sameDay : place === undefined ? time : onWeekday(time, place, today)
  const times = isNamed ? [...others.map((id) => [id, anchor] as const)] : []
  return Object.fromEntries([...times, ...subject.map((id) => [id, day] as const)])
}

/** The first such day of the week from the day of a wish on. */
export function onWeekday(time: TimeFrame | undefined, place: number, today: string): TimeFrame {
  const { lastDate: _last, ...day } = time ?? { words: '' }
  const from = day.date ?? today
  const date = addDays(from, (place - weekday(from) + 7) % 7)
  return { ...day, date, daysAhead: daysBetween(today, date) }
}
