import type { ServiceId } from '../../../shared/catalogue.ts'
import { keysOf } from '../../../shared/keys-of.ts'
import { addDays, wallClock, weekday } from '../../../shared/time/business-time.ts'
import { slotHorizonDays } from '../../../shared/time/slots.ts'
import { withDatesBeside } from './beside-named.ts'
import { chosenTime } from './chosen-time.ts'
import type { DayPart } from './clock-time.ts'
import { withoutPlaces } from './contact.ts'
import type { Intent } from './intent-signs.ts'
import { withoutGeneralMove } from './moves.ts'
import { statementsOf } from './questions.ts'
import { shifted, shiftOfDays } from './shift-of-days.ts'
import { inSpokenWeek, namesDate } from './spoken-week.ts'
import { earlierThan, type TimeFrame, timeFrameIn } from './time-frame.ts'
import type { TimesOfEach } from './times-beside-others.ts'
import { timesOfEach } from './times-of-each.ts'
import { withoutToldInPassing } from './told-in-passing.ts'
import type { Around } from './understand.ts'
import { plain } from './words.ts'

/** Words or figures that may say when, where no time is read from the whole. */
const relates = /\b(?:after|before|same|with|rest|despues|antes|mism[oa]|junto|\d{1,2})\b/

interface Wanted {
  timeFrame: TimeFrame | undefined
  /** The times that are said of some services alone. */
  timesOfEach: TimesOfEach
  /** Whether one of the times that were named is picked. */
  picksTime: boolean
}

/** When a message wants the work done, all of it and each service, also if it only moves what was said before. */
export function wantedTimes(
  message: string,
  {
    around,
    needs,
    intents,
    spanish,
  }: {
    around: Around
    needs: readonly ServiceId[]
    intents: ReadonlySet<Intent>
    spanish: boolean
  },
): Wanted {
  const { now, timeZone, inPlay, timeFrame: before, timesOfEach: eachBefore } = around
  const today = wallClock(now, timeZone).date
  const language = spanish ? 'es' : 'en'
  const spokenOf = Object.values(eachBefore).at(-1)?.date ?? before?.date
  const text = withDatesBeside(
    withoutPlaces(withoutToldInPassing(message, language)),
    (words) => timeFrameIn(words, now, timeZone, language, spokenOf)?.date ?? spokenOf,
    today,
    language,
  )
  const shown = chosenTime(message, {
    shown: around.shownTimes,
    isAsked: around.askedWhen,
    today,
  })
  const spoken = [...Object.values(eachBefore), before, ...around.shownTimes].flatMap(
    (time) => time?.date ?? [],
  )
  const read = inSpokenWeek(
    timeFrameIn(text, now, timeZone, language, spokenOf),
    before,
    text,
    spoken,
  )
  // 'No, that is today. I want Wednesday, 4pm': no time of today is picked.
  // 'The Wednesday sounds good' is the one that was named.
  const isOtherDay =
    read?.date !== undefined &&
    shown?.date !== undefined &&
    !read.lastDate &&
    read.date !== shown.date &&
    (weekday(read.date) !== weekday(shown.date) || namesDate.test(read.words))
  const isOtherHalf =
    read?.part !== undefined && shown?.from !== undefined && read.part !== halfOf(shown.from)
  const isPicked = shown?.date && !isOtherDay && !isOtherHalf
  // 'So 12 on Sunday then', where no times were named before
  const picked = isPicked || (shown && !shown.date && !read?.date) ? shown : undefined
  const onThatDay = isOtherHalf && shown?.date ? withDay(read, shown) : undefined
  const picksTime = picked?.from !== undefined && picked.from === picked.until
  const shift = shiftOfDays(text, read)
  const speaksOfTimes = read !== undefined || shift !== undefined || relates.test(plain(text))
  const named = speaksOfTimes
    ? timesOfEach(text, {
        now,
        timeZone,
        language,
        inPlay: withoutGeneralMove([...new Set([...inPlay, ...needs])]),
        before: eachBefore,
        beforeOfAll: before,
        earlier: around.earlier ?? [],
        spokenOf,
        spokenDates: spoken,
      })
    : {}
  // 'Not Monday. The movers on the 6th?': another day than Monday, if the 6th is full.
  const notOn = read?.notOn
  for (const id of keysOf(named)) {
    const time = named[id]
    if (time && notOn) named[id] = { notOn, ...time }
  }
  // 'The mice on Wednesday, not Saturday!! At 3': the hour is in another sentence.
  const [onlyOne, ...more] = keysOf(named)
  const time = onlyOne && more.length === 0 ? named[onlyOne] : undefined
  if (onlyOne && time?.date && time.date === read?.date && !hasHours(time))
    named[onlyOne] = { ...read, ...time }
  const isForAll = shift !== undefined && keysOf(named).length === 0
  const each = isForAll ? allShifted(eachBefore, shift) : named
  // A first message with one time means all that it names.
  const times = new Set(keysOf(each).map((id) => each[id]?.words))
  const isApart = inPlay.length > 0 ? times.size > 0 : times.size > 1
  // 'Do I have to empty the cabinets before Monday?'
  const isElse = intents.has('meanwhile') || intents.has('prepare')
  if (isElse || (intents.has('differentDays') && !isApart)) {
    const told = isElse
      ? (picked ?? timeFrameIn(statementsOf(text), now, timeZone, language, spokenOf))
      : // 'And the mice, can that be on Wednesday, before the cleaning?'
        read?.date && needs.length > 0
        ? read
        : undefined
    return { timeFrame: told, timesOfEach: isApart ? each : {}, picksTime }
  }
  // From today or tomorrow on, whatever day was spoken of before.
  const from = soonest.test(plain(text)) ? 0 : notToday.test(plain(message)) ? 1 : undefined
  if (from !== undefined && !read?.date && !picked) {
    const lastDate = addDays(today, slotHorizonDays)
    const span = { words: text, date: addDays(today, from), lastDate, daysAhead: slotHorizonDays }
    return { timeFrame: { ...read, ...span }, timesOfEach: isApart ? each : {}, picksTime }
  }
  const beside = before?.date && !read?.lastDate ? besideDay.exec(plain(text))?.[1] : undefined
  const moved = beside
    ? before && shifted(before, beside === 'before' ? -1 : 1)
    : isForAll && before?.date
      ? shifted(before, shift)
      : undefined
  return {
    timeFrame:
      picked ??
      onThatDay ??
      moved ??
      (isOther(read, before) ? read : undefined) ??
      earlierThan(message, before, today) ??
      read,
    timesOfEach: isApart ? each : {},
    picksTime,
  }
}

/** 'Dec 11 is two weeks away, is there nothing sooner?' names the day that was spoken of. */
const isOther = (read: TimeFrame | undefined, before: TimeFrame | undefined): boolean =>
  read !== undefined && read.date !== before?.date

/** 'It does not have to be today' */
const notToday =
  /\b(?:doesnt|does not|dont|do not) (?:have|need) to be (?:today|tonight)\b|\bno (?:tiene|tienen|hace falta) que ser hoy\b/
/** 'What is the soonest you have?' */
const soonest =
  /\b(?:nothing|anything|something|any day|no) (?:any )?(?:sooner|earlier)\b(?! than)|\b(?:soonest|earliest) (?:day|time|date|slot|appointment|opening|you|that you|available|possible|is)\b|\bfirst (?:available|possible|opening|slot)\b|\blo (?:mas pronto|antes posible)\b|\bnada antes\b/

/** 'Friday, the day before, would be better' */
const besideDay =
  /\bthe day (before|after)\b(?! (?:yesterday|tomorrow|the|we|i|they|my|our|\w+ing))/

const hasHours = ({ from, until, part }: TimeFrame): boolean =>
  (from ?? until ?? part) !== undefined

/** The half of the day that a start time, `HH:MM`, is in. */
const halfOf = (time: string): DayPart => (time < '12:00' ? 'morning' : 'afternoon')

/** 'The second one, but can it be in the afternoon?' */
const withDay = (wish: TimeFrame, { date, daysAhead }: TimeFrame): TimeFrame => ({
  ...wish,
  ...(date && !wish.date ? { date } : {}),
  ...(daysAhead !== undefined && !wish.date ? { daysAhead } : {}),
})

const allShifted = (times: TimesOfEach, days: number): TimesOfEach =>
  Object.fromEntries(
    keysOf(times).flatMap((id) => {
      const time = times[id]
      return time ? [[id, shifted(time, days)] as const] : []
    }),
  )
