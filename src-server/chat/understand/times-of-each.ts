import type { ServiceId } from '../../../shared/catalogue.ts'
import { keysOf } from '../../../shared/keys-of.ts'
import { wallClock } from '../../../shared/time/business-time.ts'
import { toldOf } from './asked-again.ts'
import { clockIn } from './clock-time.ts'
import { monthIn } from './date-words.ts'
import { weekdaysIn } from './excluded-days.ts'
import { meantByEach, plainly } from './meant-by.ts'
import { shifted, shiftOfDays } from './shift-of-days.ts'
import { inSpokenWeek } from './spoken-week.ts'
import { type TimeFrame, timeFrameIn } from './time-frame.ts'
import {
  type Around,
  afterOther,
  besideOther,
  onWeekday,
  type TimesOfEach,
} from './times-beside-others.ts'
import { plain } from './words.ts'

/** The parts of a message that may each name a service and its time. */
const nextSentence = /[.!?;\n]+/u
const nextPart = /[,:]|\b(?:and|but|then|just|while|plus|y|pero|luego|mientras)\b/iu

/**
 * 'The lawn Thursday, the AC stays Wednesday': the time that is said of each. Nothing where one time is meant for
 * everything.
 */
export function timesOfEach(message: string, around: Around): TimesOfEach {
  const { inPlay, now, timeZone, language } = around
  const today = wallClock(now, timeZone).date
  const month = monthIn(message, today) ?? around.spokenOf
  if (inPlay.length < 2 || bothThen.test(plain(message))) return {}
  const said: TimesOfEach = {}
  let waiting: ServiceId[] = []
  let following: ServiceId[] = []
  let subjects: ServiceId[] = []
  let leading: TimeFrame | undefined
  let day: TimeFrame | undefined
  let isPlain = false
  for (const { part, isFirst } of partsOf(
    message.replace(namedFirst, '$1, ').replace(nextPair, '$1, '),
    around,
  )) {
    // What waits for its time waits within its sentence; 'move it to Dec 3' is about the one before.
    if (isFirst) waiting = movesIt.test(plain(part)) ? subjects : []
    const follows =
      afterOther(part, around, { said, waiting }) ?? besideOther(part, around, { said, waiting })
    if (follows) {
      Object.assign(said, follows)
      isPlain = true
      waiting = []
      following = keysOf(follows)
      continue
    }
    const isRest = theRest.test(plain(part))
    const named = keysOf(said)
    const [place] = weekdaysIn(part)
    // 'The cleaning after the painting, Saturday'
    if (place !== undefined && following.length > 0 && isDayAlone.test(plain(part))) {
      for (const id of following) said[id] = onWeekday(said[id], place, today)
      continue
    }
    const followed = following
    following = []
    const meant = isRest ? inPlay.filter((id) => !named.includes(id)) : meantIn(part, around)
    const read =
      inSpokenWeek(
        timeFrameIn(part, now, timeZone, language, month),
        undefined,
        part,
        around.spokenDates,
      ) ?? bareHourIn(part, meant)
    // 'The cleaning after the move. Like Dec 16 in the morning'
    if (followed.length > 0 && meant.length === 0 && read?.date) {
      for (const id of followed) said[id] = read
      continue
    }
    // 'Dec 4: the cameras at 2, the thermostat at 4', 'the carpets the same day'
    const shift = shiftOfDays(part, read)
    // 'The second Tuesday, and the carpets a week later'
    if (shift !== undefined && meant.length > 0) {
      if (day) for (const id of inPlay) said[id] ??= day
      for (const id of meant) {
        const from = day ?? around.before[id] ?? lastOf(said, around.before)
        if (from?.date) said[id] = shifted(from, shift)
      }
      isPlain = true
      continue
    }
    const isSameDay = sameDay.test(plain(part)) && meant.length > 0
    const time = isSameDay ? (read ?? lastOf(said, around.before)) : read
    // 'The junk and the movers Thursday': both.
    const subject = meant.length > 0 ? [...new Set([...waiting, ...meant])] : waiting
    if (time && (meant.length > 0 || (waiting.length > 0 && movesIt.test(plain(part)))))
      isPlain = true
    if (meant.length > 0) subjects = meant
    if (read?.date && meant.length === 0 && waiting.length === 0) day = read
    // 'Thursday for the plumber and the camera'
    if (time) leading = timeFirst.test(plain(part)) ? time : undefined
    const given = time ?? (meant.length > 0 ? leading : undefined)
    if (given) for (const id of subject) said[id] = together(said[id] ?? day, given)
    waiting = given ? [] : subject
  }
  // 'Thursday: clean at 10, locks', where the second has no hour
  if (day) for (const id of waiting) said[id] = together(around.before[id], day)
  const ids = Object.keys(said)
  const isForAll = ids.length === inPlay.length && new Set(Object.values(said)).size === 1
  // 'Paint the kitchen. Can you come Friday?' is about everything.
  return isForAll || !isPlain ? {} : said
}

/** 'The chimney is still tomorrow! Move it to Dec 3' */
const movesIt =
  /^\W*(?:please |can you |could you |pls |so )?(?:move|change|switch|make|push|put|shift) (?:it|that|that one|this one) (?:to|for|on)?\b/

/** 'And the shed? Still want Friday' */
const namedFirst = /((?:^|[.!?]\s*)(?:ok |and |y )*(?:the|el|la|los|las) [\p{L} ]{3,24})\?\s+/giu

/** 'Plumber at 8 electrician at 10' */
const nextPair =
  /(\b(?:at|a las) \d{1,2}(?::\d\d)?(?: ?[ap]\.?m\.?)?) (?=(?:the |el |la )?\p{L}{4,}(?: \p{L}{4,})? (?:at|a las) \d)/giu

/** 'Both on Thursday December 10, please. Not the 3rd.' */
const bothThen =
  /\b(?:both|all (?:of them|of it|three|four)|everything|(?:los|las) (?:dos|tres)|ambos|ambas)(?: of them)? (?:on|for|the|el|para|together|junt\w+|that|ese)\b(?! (?:list|lista|same list|cards?|price|total))|\b(?:\w+day|lunes|martes|miercoles|jueves|viernes|sabado|domingo) (?:both|(?:las|los) dos|ambas)\b/

/** The services that a part of a message is about: by its words, or by those with which they were told of. */
function meantIn(part: string, { inPlay, earlier }: Around): ServiceId[] {
  if (size.test(plain(part))) return []
  // 'Put it on too, Wednesday' is what was spoken of last.
  const told = putsIt.test(plain(part)) ? [] : earlier
  const meant = meantByEach(part, inPlay, plainly)
  return meant.length > 0 ? meant : toldOf(part, told, inPlay)
}

const putsIt =
  /\b(?:add|put|book|include) (?:it|that|them)\b|\b(?:pon|ponga|agreg(?:a|ue)|anad[ae]|apunt[ae])(?:me|nos)?l[oa]s?\b/

/** '1,900 sq ft', '3 bedrooms 2 bath': of no service */
const size =
  /^\W*(?:(?:about|around|its|it is|roughly|como|unos) )*(?:[\d,.]+ ?(?:sq\.? ?ft|sqft|square (?:feet|foot)|sf|bed(?:room)?s?|bath(?:room)?s?|br|ba|rooms?|pies|cuartos|recamaras|banos)\W*(?:and |y |cuadrados)?)+$/

/** A sentence about one service is one part: 'guests out at 11 and in at 4'. */
const partsOf = (message: string, around: Around): { part: string; isFirst: boolean }[] =>
  message
    .split(nextSentence)
    .flatMap((sentence) => {
      const parts = sentence.split(nextPart)
      const meant = new Set(parts.flatMap((part) => meantIn(part, around)))
      const isSeveral =
        meant.size > 1 ||
        theRest.test(plain(sentence)) ||
        sameAs.test(plain(sentence)) ||
        shiftOfDays(sentence) !== undefined
      return (isSeveral ? parts : [sentence]).map((part, at) => ({ part, isFirst: at === 0 }))
    })
    .filter(({ part }) => part.trim())

/** 'The rest on Thursday' */
const theRest =
  /^\W*(?:and )?rest\b|\b(?:the rest|(?:the|all) others?|the other (?:one|two)|everything else|lo demas|el resto|los demas|las demas|el otro|la otra)\b/
const sameDay = /\bsame (?:day|time)\b|\bmism[oa] (?:dia|hora)\b/

const sameAs = /\bsame (?:day|time|visit) as\b|\bmismo dia que\b/

const briefPart = 4
/** 'Cleaning 10, locks 2': the hour alone, beside a service. */
function bareHourIn(part: string, meant: readonly ServiceId[]): TimeFrame | undefined {
  const isBrief = part.trim().split(/\s+/).length <= briefPart
  const hour = isBrief && meant.length > 0 && /\b(1?\d(?::[0-5]\d)?) ?([ap]m)?\W*$/iu.exec(part)
  return hour ? clockIn(`at ${hour[1]} ${hour[2] ?? ''}`) : undefined
}

/** The time that was said last. */
const lastOf = (said: TimesOfEach, before: TimesOfEach): TimeFrame | undefined =>
  Object.values(said).at(-1) ?? Object.values(before).at(-1)

const together = (before: TimeFrame | undefined, time: TimeFrame): TimeFrame =>
  before && !time.date ? { ...before, ...time, words: `${before.words} ${time.words}` } : time

/** A time before what it is for */
const timeFirst =
  /^\W*(?:(?:no|ok|and|on|so|then|y|el|(?:que horas? (?:hay|tienen))|(?:what (?:times?|hours?) (?:do you have|are there|is there)))\W+)*(?:(?:next|this|early|late) )?(?:\w+day|tomorrow|today|\w{3,9} \d{1,2}(?:st|nd|rd|th)?|the \d{1,2}(?:st|nd|rd|th)|lunes|martes|miercoles|jueves|viernes|sabado|domingo)(?: \d{1,2})?(?: (?:morning|afternoon|at \d+))? (?:for|para)\b/
const isDayAlone = /^\W*(?:(?:on|say|maybe|perhaps|el|a|este) )*\w+\W*$/
