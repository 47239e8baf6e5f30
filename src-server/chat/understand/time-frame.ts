import {
  addDays,
  daysBetween,
  type WallClock,
  wallClock,
  weekday,
} from '../../../shared/time/business-time.ts'
import { clockIn, type DayPart, partIn } from './clock-time.ts'
import { monthIn, withDates } from './date-words.ts'
import { isLimitIn } from './day-limits.ts'
import { allBut, excludedDays, notWeekends, weekdaysIn } from './excluded-days.ts'
import { withFollowingDays } from './following-day.ts'
import { dayIn } from './named-day.ts'
import { spanIn, weekOfDay } from './spans.ts'
import { withNamedMonths } from './spoken-months.ts'
import { isStory } from './told-times.ts'
import { withoutUnwished } from './unwished-times.ts'
import { plain } from './words.ts'

export interface TimeFrame {
  words: string
  /** The first day that is named, in the business zone. */
  date?: string
  /** The last day, where a span is named: 'this week'. */
  lastDate?: string
  /** How many days it is from today; of a span, its last day: nothing has to be today then. */
  daysAhead?: number
  part?: DayPart
  /** The hour that is named, `HH:MM`; `from` and `until` are near it. */
  at?: string
  /** Start times from this hour of the business zone on, `HH:MM`. */
  from?: string
  /** The days of the week that do not suit, 0 for Sunday. */
  notOn?: number[]
  /** Start times up to this hour of the business zone, `HH:MM`. */
  until?: string
}

const beforeThen =
  /\b(?:before (?:then|that)|(?:done|ready|it|finished) before\W*$|not (?:on )?that (?:day|morning)|(?:anything|something|nothing|any day) (?:earlier|sooner)|antes de (?:eso|ese dia)|algo antes)\b/

/** 'It has to be done before then': before the day that was spoken of. */
export function earlierThan(
  message: string,
  before: TimeFrame | undefined,
  today: string,
): TimeFrame | undefined {
  const limit = before?.date
  if (!limit || limit <= today || !beforeThen.test(plain(message))) return undefined
  const lastDate = addDays(limit, -1)
  return { words: message, date: today, lastDate, daysAhead: daysBetween(today, lastDate) }
}

/** A day is named early or not at all; the parser is slow on long text. */
const longestRead = 300

/**
 * When a message wants something done, read as of now in the business zone. 'The 20th' is of the month of the date that was
 * spoken of, `YYYY-MM-DD`, if that is a later one.
 */
export function timeFrameIn(
  message: string,
  now: Date,
  zone: string,
  language: 'en' | 'es',
  spokenOf?: string,
): TimeFrame | undefined {
  const today = wallClock(now, zone).date
  const month = monthIn(message, today) ?? spokenOf
  const corrected = message.split(correction).at(-1) ?? message
  if (corrected !== message) {
    const meant = timeFrameIn(corrected, now, zone, language, month)
    // 'Friday at 2. No wait, 4 is better': the day stays.
    const first =
      meant && !meant.date ? timeFrameIn(firstPart(message), now, zone, language, month) : undefined
    if (meant && first?.date) return { ...withoutHours(first), ...meant }
    if (meant) return meant
  }
  const dated = withFollowingDays(message.slice(0, longestRead), today, language, spokenOf)
  const read = withDates(withNamedMonths(withoutUnwished(dated), today, language), today, language)
  const clock = clockIn(plain(read))
  const span = wishedSpan(plain(read), today)
  const notOn = excludedDays(read)
  const single =
    thatWeek(read, spokenOf, today) ?? dayIn(read, now, zone, language, { notOn, month })
  // 'Tuesday next week' is a day.
  const isWithin = (single?.date ?? '') >= (span?.date ?? '')
  const isDay =
    single?.date &&
    (isWithin || single.lastDate !== undefined) &&
    weekdayName.test(plain(single.words)) &&
    !weekOfDay.test(plain(read))
  const day = span && !isDay ? (dayWithin(span, read, notOn) ?? span) : single
  // 'Next week, Tuesday or Wednesday'
  const named = span && day === span ? weekdaysIn(read).filter((one) => !notOn.includes(one)) : []
  const unwanted = named.length > 0 ? allBut(named) : notOn
  const excluded = unwanted.length > 0 ? { notOn: unwanted } : {}
  if (!day && !clock) {
    const part = asksForPart(read)
    return part || notOn.length > 0 ? { words: read.slice(0, 60), ...part, ...excluded } : undefined
  }
  const words = [day?.words, clock?.words].filter(Boolean).join(' ')
  const { words: _day, ...days } = day ?? { words }
  const { words: _clock, ...hours } = clock ?? { words }
  // 'She is home at 6, so tomorrow morning': only the morning is wished.
  const isElse = days.part === 'morning' && (hours.from ?? '') >= '12:00'
  const wished = isElse ? {} : hours
  return { words, ...inAWeek(days, wished, words, wallClock(now, zone)), ...wished, ...excluded }
}

/** 'Saturday. No wait, Sunday': only what follows is meant. */
const correction =
  /\b(?:no,? wait|wait,? no|scratch that|i (?:mean|meant|said)|make (?:that|it)|actually|(?:move|change|switch|push|shift) (?:it|that|this|them) to|or rather|mejor|digo|perd[oó]n)\b/iu

const firstPart = (message: string) => message.split(correction)[0] ?? message

const withoutHours = ({ from: _from, until: _until, part: _part, ...day }: TimeFrame) => day

/** 'Thursday at 10', said on a Thursday afternoon, is the next one. */
function inAWeek(
  named: Omit<TimeFrame, 'words'>,
  { until }: { until?: string },
  words: string,
  now: WallClock,
): Omit<TimeFrame, 'words'> {
  const isOver = named.date === now.date && until !== undefined && until <= now.time
  if (!isOver || !weekdayName.test(plain(words))) return named
  return { ...named, date: addDays(now.date, 7), daysAhead: 7 }
}

const weekdayName =
  /\b(mon|tue|wed|thu|fri|sat|sun)\w*\b|\b(lunes|martes|miercoles|jueves|viernes|sabado|domingo)\b/

/** 'Mornings are best': a part of any day. */
function asksForPart(message: string): TimeFrame | undefined {
  const found =
    /\b(mornings?|afternoons?|evenings?|(por|en) las? (mananas?|tardes?|noches?)|[ap]m)\b(?= (is|are|would|works?|only|best|please|ok|fine|s[oi]|mejor|por favor|preferably)|\W*$)/.exec(
      plain(message),
    )
  if (!found || /\bgood (morning|afternoon|evening)\b/.test(plain(message))) return undefined
  if (isStory(plain(message).slice(0, found.index))) return undefined
  return { words: found[0], ...partIn(found[0]) }
}

/** 'Guests come for the weekend of December 12. Would the 9th be possible?': that weekend is no wish. */
function wishedSpan(said: string, today: string): TimeFrame | undefined {
  const text = said.replace(notWeekends, ' ')
  const span = spanIn(text, today)
  const index = span ? text.indexOf(span.words) : -1
  return span && index >= 0 && isLimitIn(text, { index, text: span.words })
    ? spanIn(`${text.slice(0, index)} ${text.slice(index + span.words.length)}`, today)
    : span
}

/** 'Friday of that week', after a Monday was spoken of. */
function thatWeek(
  message: string,
  spokenOf: string | undefined,
  today: string,
): TimeFrame | undefined {
  const words = ofThatWeek.exec(plain(message))?.[0]
  const [place, ...others] = weekdaysIn(message)
  if (!words || !spokenOf || place === undefined || others.length > 0) return undefined
  const monday = addDays(spokenOf, -((weekday(spokenOf) + 6) % 7))
  const date = addDays(monday, (place + 6) % 7)
  if (date < today) return undefined
  return { words, date, daysAhead: daysBetween(today, date), ...partIn(message) }
}

const ofThatWeek =
  /\b(?:of )?(?:that|the same) week\b|\b(?:de )?(?:esa|la misma) semana\b|\b(?:that|ese) (?:mon|tues|wednes|thurs|fri|satur|sun)day\b/

/** 'Next week, perhaps Thursday'. */
function dayWithin(
  span: TimeFrame,
  message: string,
  notOn: readonly number[],
): TimeFrame | undefined {
  const [place, ...others] = weekdaysIn(message).filter((day) => !notOn.includes(day))
  const { date, lastDate, ...rest } = span
  if (place === undefined || others.length > 0 || !date || !lastDate) return undefined
  const wanted = addDays(date, (place - weekday(date) + 7) % 7)
  if (wanted > lastDate) return undefined
  const daysAhead = (span.daysAhead ?? 0) - daysBetween(wanted, lastDate)
  return { ...rest, date: wanted, daysAhead }
}
