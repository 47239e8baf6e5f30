import type { ServiceId } from '../../../shared/catalogue.ts'
import { formatCents } from '../../../shared/format/money.ts'
import { emergencyFee } from '../../../shared/pricing.ts'
import { addDays, wallClock, weekday, zoneName } from '../../../shared/time/business-time.ts'
import { slotHorizonDays, startTimesOf } from '../../../shared/time/slots.ts'
import type { Turn } from '../assistant.ts'
import { subjectOf, wishOf, zipOf } from '../conversation-state.ts'
import { meantByEach, plainly } from '../understand/meant-by.ts'
import { withoutToldInPassing } from '../understand/told-in-passing.ts'
import { plain } from '../understand/words.ts'
import { describeApart, describeEach } from './describe-times-apart.ts'
import type { Draft } from './draft.ts'
import { isRepair, sameDayFeeOf } from './estimate-parts.ts'
import { remember, wasSaid } from './said-before.ts'
import type { Sentences } from './sentences/en.ts'
import { visitHours } from './sentences/visit-hours.ts'
import { tellStartTimes } from './tell-start-times.ts'

const named = 2
/** 'The heating is the urgent one, can you come today?', of several: it alone is asked about. */
const urgentOne =
  /[^.;!?]*\b(?:the urgent (?:one|thing)|most urgent|is urgent|(?:es )?lo (?:mas )?urgente|es urgente|only asking about|pregunto (?:nomas|solo) por)\b[^.;!?]*/
function urgentAmong(text: string, subject: ServiceId[]): ServiceId[] {
  const sentence = subject.length > 1 ? urgentOne.exec(text)?.[0] : undefined
  const meant = sentence ? meantByEach(sentence, subject, plainly) : []
  return meant.length === 1 ? meant : subject
}
const evening = /\b(evenings?|tonight|after work|por la noche|esta noche|en la noche)\b/

/** What a time is looked for: what was suggested just now with a day of its own, otherwise the list. */
function subjectToTime(state: Turn['state']): ServiceId[] {
  const [fresh, ...others] = state.latest
  const isAlone = fresh && others.length === 0 && !state.chosen.includes(fresh)
  return isAlone && state.timesOfEach[fresh] ? [fresh] : subjectOf(state)
}

/** The next available times, on the day and at the hours that were asked for if there are some. */
export async function describeTimes(draft: Draft, turn: Turn, words: Sentences): Promise<void> {
  const { state, tools, timeZone, now } = turn
  const subject = urgentAmong(plain(turn.message), subjectToTime(state))
  if (subject.length === 0) {
    // The same words a second time help nobody.
    const again = wasSaid(draft, 'timesOfWhat')
    if (draft.say.length === 0) draft.say.push(again ? words.bookWhat : words.timesOfWhat)
    remember(draft, 'timesOfWhat')
    return
  }
  if (subject.length > 1 && subject.some((id) => state.timesOfEach[id])) {
    return describeEach(draft, turn, words)
  }
  const today = wallClock(now, timeZone).date
  const [one, ...more] = subject
  const wish = one && more.length === 0 ? wishOf(state, one) : state.timeFrame
  if ((wish?.date ?? '') > addDays(today, slotHorizonDays)) {
    draft.say.push(words.tooFarAhead(slotHorizonDays))
    return
  }
  const times = await tools.availableTimes(subject, zipOf(state), wish)
  const [first] = times.slots
  if (
    subject.length > 1 &&
    (!first || !times.asWished) &&
    (await describeApart(draft, turn, words))
  )
    return
  if (!first) {
    draft.say.push(words.noTimes)
    return
  }
  draft.times = times
  const { date, lastDate = date, from, until, part, notOn = [] } = wish ?? {}
  const isRefused = notOn.includes(weekday(first.date))
  const isOnDay = !date || !lastDate || (first.date >= date && first.date <= lastDate)
  const isFull = !isOnDay && date !== undefined && date === lastDate
  if (isFull && subject.length > 1 && (await isFullForEach(turn, subject, date))) {
    draft.say.push(words.dayIsFull(words.day(date)))
  } else if (
    subject.length > 1 &&
    (!isOnDay || !times.asWished) &&
    (date || from || until || part)
  ) {
    draft.say.push(words.notTogether)
  } else if (isFull) draft.say.push(words.dayIsFull(words.day(date)))
  else if (!isOnDay || !times.asWished) {
    if (date || from || until || part || isRefused) draft.say.push(words.wishIsFull)
  }
  const isForToday = wish?.daysAhead === 0 || state.urgency === 'urgent'
  if (isForToday && first.date !== today && !wasSaid(draft, 'emergencyLine')) {
    draft.say.push(words.emergencyLine)
    remember(draft, 'emergencyLine')
  }
  if (isOnDay) tellStartTimes(draft, [wish], turn, words)
  const isSpan = date !== lastDate
  // 'Monday or Tuesday': one of each.
  const ofEachDay = times.slots.filter(
    (slot, at) => times.slots.findIndex((other) => other.date === slot.date) === at,
  )
  const isToday = first.date === today && subject.some(isRepair)
  const isFeeIn = sameDayFeeOf(tools.estimate(subject, state).lines) > 0
  if (isToday && (wish?.daysAhead !== 0 || !isFeeIn) && !wasSaid(draft, 'sameDayFee')) {
    const isTold = draft.say.includes(words.urgencyFee(formatCents(emergencyFee)))
    if (!isTold) draft.say.push(words.sameDayFee(formatCents(emergencyFee)))
    remember(draft, 'sameDayFee')
  }
  const last = startTimesOf(first.date).at(-1) ?? ''
  const isLate =
    (from !== undefined && from > last) ||
    evening.test(plain(withoutToldInPassing(turn.message, state.language)))
  if (isLate && !draft.say.includes(words.visitHours))
    draft.say.push(words.noEvenings(visitHours.weekdays.last))
  const shown = (isSpan && ofEachDay.length > 1 ? ofEachDay : times.slots)
    .slice(0, named)
    .toSorted((one, other) => `${one.date}${one.time}`.localeCompare(`${other.date}${other.time}`))
  draft.state.shownTimes = shown.map(({ date, time }) => ({ date, time }))
  const list = shown.map((slot) => words.moment(slot.date, slot.time, zoneName(slot, timeZone)))
  const [only, ...others] = list
  const isWish = only !== undefined && others.length === 0 && times.asWished
  draft.say.push(`\n${isWish ? words.oneTime(only) : words.times(words.anyOf(list))}`)
}

/** Whether none of several services has a time left on a day, so that booking them one by one helps nobody. */
async function isFullForEach(
  { state, tools }: Turn,
  subject: readonly ServiceId[],
  date: string,
): Promise<boolean> {
  const each = await Promise.all(
    subject.map((id) => tools.availableTimes([id], zipOf(state), { date, lastDate: date })),
  )
  return each.every(({ slots }) => slots.every((slot) => slot.date !== date))
}
