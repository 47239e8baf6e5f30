import type { ServiceId } from '../../../shared/catalogue.ts'
import { keysOf } from '../../../shared/keys-of.ts'
import { addDays, daysBetween, wallClock } from '../../../shared/time/business-time.ts'
import { meantByEach } from './meant-by.ts'
import { type TimeFrame, timeFrameIn } from './time-frame.ts'
import { plain } from './words.ts'

/** When each service is wanted, where that was said of it alone. */
export type TimesOfEach = Partial<Record<ServiceId, TimeFrame>>

interface Around {
  now: Date
  timeZone: string
  language: 'en' | 'es'
  /** The services that are suggested or chosen, with those of this message. */
  inPlay: readonly ServiceId[]
  /** What was said of each before. */
  before: TimesOfEach
}

/** The parts of a message that may each name a service and its time. */
const nextSentence = /[.!?;\n]+/u
const nextPart = /[,:]|\b(?:and|but|then|while|plus|y|pero|luego|mientras)\b/iu
/** 'The cleaning the day after the move': the words before, how it follows, and what it follows. */
const relative =
  /^(.*?)\b(the day after|the next day after|right after|after|the day before|before|el dia despues de|despues de|el dia antes de|antes de)(?: that)? (?:the |we |my |our |el |la |los |las )?(.+)$/
/** 'The gate can go with the lawn' */
const withOther =
  /^(.*?)\b(?:with|(?:on )?the same (?:day|time|visit) as|junto con|(?:el )?mismo dia que) (?:the |my |our |el |la |los |las )?(.+)$/
const plainly = 0.3
const daysAfter = 3

/**
 * 'The lawn Thursday, the AC stays Wednesday': the time that is said of each. Nothing where one time is meant for
 * everything.
 */
export function timesOfEach(message: string, around: Around): TimesOfEach {
  const { inPlay, now, timeZone, language } = around
  if (inPlay.length < 2) return {}
  const said: TimesOfEach = {}
  let waiting: ServiceId[] = []
  let day: TimeFrame | undefined
  let isPlain = false
  for (const part of partsOf(message, inPlay)) {
    const follows = afterOther(part, around, said) ?? besideOther(part, around, said)
    if (follows) {
      Object.assign(said, follows)
      isPlain = true
      waiting = []
      continue
    }
    const isRest = theRest.test(plain(part))
    const named = keysOf(said)
    const meant = isRest
      ? inPlay.filter((id) => !named.includes(id))
      : meantByEach(part, inPlay, plainly)
    const read = timeFrameIn(part, now, timeZone, language)
    // 'Dec 4: the cameras at 2, the thermostat at 4', 'the carpets the same day'
    const isSameDay = sameDay.test(plain(part)) && meant.length > 0
    const time = isSameDay ? (read ?? lastOf(said, around.before)) : read
    // 'The junk and the movers Thursday': both.
    const subject = meant.length > 0 ? [...new Set([...waiting, ...meant])] : waiting
    if (time && meant.length > 0) isPlain = true
    if (read?.date && meant.length === 0 && waiting.length === 0) day = read
    if (time) for (const id of subject) said[id] = together(said[id] ?? day, time)
    waiting = time ? [] : subject
  }
  // 'Thursday: clean at 10, locks', where the second has no hour
  if (day) for (const id of waiting) said[id] = together(around.before[id], day)
  const ids = Object.keys(said)
  const isForAll = ids.length === inPlay.length && new Set(Object.values(said)).size === 1
  // 'Paint the kitchen. Can you come Friday?' is about everything.
  return isForAll || !isPlain ? {} : said
}

/** A sentence about one service is one part: 'guests out at 11 and in at 4'. */
const partsOf = (message: string, inPlay: readonly ServiceId[]): string[] =>
  message
    .split(nextSentence)
    .flatMap((sentence) =>
      meantByEach(sentence, inPlay, plainly).length > 1 || theRest.test(plain(sentence))
        ? sentence.split(nextPart)
        : [sentence],
    )
    .filter((part) => part.trim())

/** 'The rest on Thursday' */
const theRest =
  /\b(?:the rest|(?:the|all) others?|the other (?:one|two)|everything else|lo demas|el resto|los demas|las demas|el otro|la otra)\b/
const sameDay = /\bsame (?:day|time)\b|\bmism[oa] (?:dia|hora)\b/

/** The time that was said last. */
const lastOf = (said: TimesOfEach, before: TimesOfEach): TimeFrame | undefined =>
  Object.values(said).at(-1) ?? Object.values(before).at(-1)

const together = (before: TimeFrame | undefined, time: TimeFrame): TimeFrame =>
  before && !time.date ? { ...before, ...time, words: `${before.words} ${time.words}` } : time

/** 'The gate with the lawn': at its time. */
function besideOther(
  part: string,
  { inPlay, before }: Around,
  said: TimesOfEach,
): TimesOfEach | undefined {
  const found = withOther.exec(plain(part))
  if (!found) return undefined
  const [, first = '', second = ''] = found
  const others = meantByEach(second, inPlay, plainly)
  const anchor = others.map((id) => said[id] ?? before[id]).find((time) => time !== undefined)
  const subject = meantByEach(first, inPlay, plainly).filter((id) => !others.includes(id))
  if (!anchor || subject.length === 0) return undefined
  return Object.fromEntries(subject.map((id) => [id, anchor]))
}

/** 'The cleaning after the move': from the day of the move on. */
function afterOther(
  part: string,
  { inPlay, before, now, timeZone }: Around,
  said: TimesOfEach,
): TimesOfEach | undefined {
  const found = relative.exec(plain(part))
  if (!found) return undefined
  const [, first = '', how = '', second = ''] = found
  const others = meantByEach(second, inPlay, plainly)
  const anchor = others.map((id) => said[id] ?? before[id]).find((time) => time?.date)
  const subject = meantByEach(first, inPlay, plainly).filter((id) => !others.includes(id))
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
  return Object.fromEntries(subject.map((id) => [id, time]))
}
