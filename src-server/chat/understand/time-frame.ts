import { en, es } from 'chrono-node'
import {
  addDays,
  daysBetween,
  instantOf,
  wallClock,
  weekday,
} from '../../../shared/time/business-time.ts'
import { clockIn, type DayPart, partIn } from './clock-time.ts'
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
  /** Start times from this hour of the business zone on, `HH:MM`. */
  from?: string
  /** Start times up to this hour of the business zone, `HH:MM`. */
  until?: string
}

/** A day is named early or not at all; the parser is slow on long text. */
const longestRead = 300

/** 'Tomorrow in the afternoon': so many letters after the day are read with it. */
const afterDay = 24

/** Words before a time that tell what has happened, or what the customer does then: no visit is wanted at it. */
const told =
  /\b(since|started|began|happened|broke|burst|died|stopped|quit|noticed|finished|came|was|were|moved|bought|left|last|ago|(i|we|he|she) works?|shift|desde|empezo|fue|paso|vino|vinieron|trabaj\w+)\b[^.,;!?]{0,24}$/
/** Words of a wish, which come after the story. */
const wish = /\b(can|could|please|would|come|need|pueden?|vengan|quiero)\b/

const isStory = (before: string): boolean => {
  const story = told.exec(before)?.[0]
  return story !== undefined && !wish.test(story.replace(/^came\b/, ''))
}

/** When a message wants something done, read as of now in the business zone. */
export function timeFrameIn(
  message: string,
  now: Date,
  zone: string,
  language: 'en' | 'es',
): TimeFrame | undefined {
  const read = message.slice(0, longestRead)
  const today = wallClock(now, zone).date
  const clock = clockIn(plain(read))
  const span = spanIn(plain(read), today)
  const single = dayIn(read, now, zone, language)
  // 'Tuesday next week' is a day.
  const day = single?.date && weekdayName.test(plain(single.words)) ? single : (span ?? single)
  if (!day && !clock) {
    const part = asksForPart(read)
    return part
  }
  const words = [day?.words, clock?.words].filter(Boolean).join(' ')
  const { words: _day, ...named } = day ?? { words }
  const { words: _clock, ...hours } = clock ?? { words }
  return { words, ...named, ...hours }
}

const weekdayName =
  /\b(mon|tue|wed|thu|fri|sat|sun)\w*\b|\b(lunes|martes|miercoles|jueves|viernes|sabado|domingo)\b/

/** 'Mornings are best': a part of any day. */
function asksForPart(message: string): TimeFrame | undefined {
  const found =
    /\b(mornings?|afternoons?|evenings?|(por|en) las? (mananas?|tardes?|noches?))\b(?= (is|are|would|works?|only|best|please|ok|fine|s[oi]|mejor|por favor|preferably)|\W*$)/.exec(
      plain(message),
    )
  if (!found || /\bgood (morning|afternoon|evening)\b/.test(plain(message))) return undefined
  if (isStory(plain(message).slice(0, found.index))) return undefined
  return { words: found[0], ...partIn(found[0]) }
}

/** A span of days: this week, next week, the weekend. */
function spanIn(text: string, today: string): TimeFrame | undefined {
  const place = weekday(today) // 0 is Sunday
  const toSunday = (7 - place) % 7
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
  const next = /\b(next week|(la )?(proxima semana|semana (que viene|proxima)))\b/.exec(text)
  if (next) return spanOf(next[0], text.slice(next.index), today, toSunday + 1, toSunday + 7)
  const same = /\b((later )?this week|sometime this week|esta (misma )?semana)\b/.exec(text)
  if (same && !isStory(text.slice(0, same.index)))
    return spanOf(same[0], text.slice(same.index), today, 0, toSunday)
  return undefined
}

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

function dayIn(
  message: string,
  now: Date,
  zone: string,
  language: 'en' | 'es',
): TimeFrame | undefined {
  const parser = language === 'es' ? es : en.casual
  const wished = parser
    .parse(message, { instant: now, timezone: minutesAheadOfUtc(now, zone) }, { forwardDate: true })
    .filter(({ text, index }) => !isTold(message, text, index))
  // In 'I meant December: pick up on December 18' only the second names a day.
  const found = wished.find(({ start }) => start.isCertain('day')) ?? wished[0]
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
  const date = wallClock(day, zone).date
  if (date < today) return undefined
  return {
    words: found.text,
    ...(named ? { date, daysAhead: daysBetween(today, date) } : {}),
    ...(named && second && wallClock(second.start.date(), zone).date === addDays(date, 1)
      ? { lastDate: addDays(date, 1), daysAhead: daysBetween(today, addDays(date, 1)) }
      : {}),
    ...partIn(found.text + message.slice(end).slice(0, afterDay)),
  }
}

/** 'Monday or Tuesday' */
const isOr = /^,?\s*(or|and|o|y|\/)\s*(on\s+|el\s+)?$/i

/** A time that is past, or that only belongs to the story. */
const isTold = (message: string, text: string, index: number) =>
  /^(now|ahora|\d{1,4}|(last|past) .*|.* ago|.*\byears?|.*\byrs?)$/i.test(text) ||
  /^.{0,3}(old|of age)\b/i.test(message.slice(index + text.length)) ||
  /\b(every|each|cada)\b.{0,8}$/i.test(message.slice(0, index)) ||
  /\b(for|been|por|desde hace|hace)\s+((like|about|the (last|past)|como)\s+)?$/i.test(
    message.slice(0, index),
  ) ||
  /\b((any|every) ?days? but|except|excepto|menos)\s+(on\s+|el\s+)?$/i.test(
    message.slice(0, index),
  ) ||
  /^(every|each|cada)\b/i.test(text) ||
  isStory(plain(message.slice(0, index)))

function minutesAheadOfUtc(now: Date, zone: string): number {
  const utc = instantOf(wallClock(now, zone), 'UTC')
  return Math.round((utc.getTime() - now.getTime()) / 60_000)
}
