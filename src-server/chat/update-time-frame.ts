import type { ServiceId } from '../../shared/catalogue.ts'
import { keysOf } from '../../shared/keys-of.ts'
import { daysBetween, weekday } from '../../shared/time/business-time.ts'
import type { ConversationState } from './conversation-state.ts'
import { meantByEach, plainly } from './understand/meant-by.ts'
import type { TimeFrame } from './understand/time-frame.ts'
import type { TimesOfEach } from './understand/times-beside-others.ts'
import type { Understood } from './understand/understand.ts'
import { plain } from './understand/words.ts'

type Times = Pick<ConversationState, 'timeFrame' | 'timesOfEach'>
type Before = Times & Pick<ConversationState, 'chosen'>

/** 'Any day', 'who can come now?': an earlier wish is given up. */
const anyDay =
  /\b(?:can|could) (?:\w+ )?come (?:right )?now\b|\b(?:earliest|asap|as soon as possible|ahora mismo|lo antes posible|cuanto antes)\b|\bany ?day\b(?! but| except)|\bwhenever (?:you|works|is|they)\b|\bcualquier dia\b/
const forAll =
  /\b(?:both|all|everything|each|together|same (?:day|time|visit)|ambos|ambas|tod[oa]s?|(?:los|las) (?:dos|tres)|junt[oa]s|mismo dia)\b/

/** 'How much is it all together?' says nothing of when. */
const asksPrice = /[^.!?;]*\b(?:how much|total|price|cost|cu[aá]nto|precio)\b[^.!?;]*/g

/** 'Wednesday, same time' */
const sameTime = /\b(?:same|that) (?:time|hour)\b|\b(?:misma|esa) hora\b/

/** When the work is wanted, after a message that may say so: all of it, or some services by themselves. */
export function timesAfter(
  { timeFrame: before, timesOfEach: eachBefore, chosen }: Before,
  { timeFrame: said, timesOfEach: eachSaid }: Understood,
  message: string,
  fresh: readonly ServiceId[] = [],
): Times {
  const now = keysOf(eachSaid)
  const isForAll = forAll.test(plain(message).replace(asksPrice, ' '))
  // 'The roaches too, on Wednesday', beside a cleaning that has its day
  const [onlyFresh, ...othersFresh] = fresh
  const dated = chosen.filter((id) => (eachBefore[id] ?? before)?.date)
  const isOfOthers = now.some((id) => id === onlyFresh || meantByEach(message, [id], plainly)[0])
  if (
    said?.date &&
    onlyFresh &&
    othersFresh.length === 0 &&
    dated.length > 0 &&
    !isForAll &&
    !isOfOthers
  ) {
    const kept = dated.reduce((times, id) => withLast(times, id, times[id] ?? before), eachBefore)
    return {
      ...(before ? { timeFrame: before } : {}),
      timesOfEach: withLast(kept, onlyFresh, said),
    }
  }
  if (now.length > 0) {
    const each = now.reduce(
      (times, id) => withLast(times, id, together(times[id] ?? before, eachSaid[id])),
      eachBefore,
    )
    return { ...(before ? { timeFrame: before } : {}), timesOfEach: each }
  }
  // 'Monday I said after 4': of that day.
  const ofThatDay = keysOf(eachBefore).find(
    (id) => said?.date && eachBefore[id]?.date === said.date,
  )
  // What is only suggested keeps its time: 'Sunday at 1' is for what is on the list.
  const mayMean = keysOf(eachBefore).filter((id) => chosen.length === 0 || chosen.includes(id))
  const latest = ofThatDay ?? mayMean.at(-1)
  // 'Both after 1': the days stay.
  if (latest && said && !said.date && isForAll) {
    const each = keysOf(eachBefore).map((id) => [id, together(eachBefore[id], said)] as const)
    return { timeFrame: together(before, said) ?? said, timesOfEach: Object.fromEntries(each) }
  }
  const isAnyDay = !said?.date && anyDay.test(plain(message))
  const days = new Set(keysOf(eachBefore).map((id) => eachBefore[id]?.date))
  // 'Dec 3, not Dec 1', where all are on one day: the hours stay.
  if (latest && said?.date && days.size === 1 && keysOf(eachBefore).length > 1) {
    const each = keysOf(eachBefore).map((id) => [id, onDay(eachBefore[id], said)] as const)
    return { ...(before ? { timeFrame: before } : {}), timesOfEach: Object.fromEntries(each) }
  }
  // 'No, Tuesday', after times for each: the one that was spoken of last.
  if (latest && said && !isAnyDay && !isForAll) {
    const each = withLast(eachBefore, latest, together(eachBefore[latest], said))
    return { ...(before ? { timeFrame: before } : {}), timesOfEach: each }
  }
  const kept = isAnyDay ? undefined : before
  const isSameTime = sameTime.test(plain(message)) && said?.date !== undefined
  const wished = isSameTime ? onDay(kept, said) : said ? together(kept, said) : kept
  const isGivenUp = isAnyDay || said !== undefined
  return {
    ...(wished ? { timeFrame: wished } : {}),
    timesOfEach: isGivenUp ? {} : eachBefore,
  }
}

/** The hours of one wish on the day of another. */
const onDay = (time: TimeFrame | undefined, day: TimeFrame): TimeFrame => ({
  ...day,
  ...(time?.from && !day.from ? { from: time.from } : {}),
  ...(time?.until && !day.until ? { until: time.until } : {}),
  ...(time?.part && !day.part ? { part: time.part } : {}),
})

function withLast(times: TimesOfEach, id: ServiceId, time: TimeFrame | undefined): TimesOfEach {
  const { [id]: _before, ...others } = times
  return time ? { ...others, [id]: time } : others
}

/** 'After the 10th', then 'before the 19th': the days between. */
function bothBounds(
  before: TimeFrame | undefined,
  { date, lastDate, daysAhead }: TimeFrame,
): Partial<TimeFrame> {
  if (!before?.date || !before.lastDate || !date || !lastDate) return {}
  const isLimit = before.date > date && before.date <= lastDate
  if (isLimit && daysAhead === daysBetween(date, lastDate)) return { date: before.date }
  return {}
}

/** 'Tomorrow', then 'after 3': the day stays. */
function together(
  before: TimeFrame | undefined,
  said: TimeFrame | undefined,
): TimeFrame | undefined {
  if (!said) return before
  const isOneDay = said.date !== undefined && said.lastDate === undefined
  const notOn = [...new Set([...(before?.notOn ?? []), ...(said.notOn ?? [])])].filter(
    // 'Weekends only', then 'Monday then': Monday suits.
    (day) => !isOneDay || day !== weekday(said.date ?? ''),
  )
  const excluded = notOn.length > 0 ? { notOn } : {}
  const isSameDay = said.date !== undefined && said.date === before?.date
  const hasHours = (said.from ?? said.until ?? said.part) !== undefined
  // 'Thursday, I said, not Tuesday': the hours stay.
  const isOtherDay = before?.date !== undefined && said.notOn?.includes(weekday(before.date))
  if (before && isOneDay && isOtherDay && !hasHours) return { ...onDay(before, said), ...excluded }
  // 'How much is it for today?', after a time of today was chosen
  if (before && isSameDay && !hasHours) return { ...onDay(before, said), ...excluded }
  if (said.date || !before?.date) return { ...said, ...bothBounds(before, said), ...excluded }
  const { words, date, lastDate, daysAhead } = before
  return {
    date,
    ...(lastDate ? { lastDate } : {}),
    ...(daysAhead === undefined ? {} : { daysAhead }),
    ...said,
    ...excluded,
    words: `${words} ${said.words}`,
  }
}
