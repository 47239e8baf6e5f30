import { zoneName } from '../../../shared/time/business-time.ts'
import type { Turn } from '../assistant.ts'
import { subjectOf, wishOf, zipOf } from '../conversation-state.ts'
import type { Draft } from './draft.ts'
import type { Sentences } from './sentences/en.ts'
import { tellStartTimes } from './tell-start-times.ts'

/** The times that are wished of each service by itself, or the nearest ones. */
export async function describeEach(draft: Draft, turn: Turn, words: Sentences): Promise<void> {
  const each = await timesForEach(turn)
  const [first, ...others] = each.map(({ slots: [slot], asWished }) =>
    asWished ? slot : undefined,
  )
  // Each at the same time is one time for all.
  if (first && others.every((one) => one?.date === first.date && one.time === first.time)) {
    draft.say.push(`\n${words.oneTime(momentOf(first, turn, words))}`)
    return
  }
  const times = each.toSorted(byTime).map(({ id, slots: [slot], asWished }) => {
    if (!slot) return words.each(words.title(id), words.noTime)
    const wish = wishOf(turn.state, id)
    // Whoever asks for the soonest time is told it for each.
    const isOpen = !wish && !turn.understood.intents.has('time')
    if (isOpen) return words.each(words.title(id), words.noDayYet)
    const moment = momentOf(slot, turn, words)
    if (asWished || !wish) return words.each(words.title(id), moment)
    const isDayFull = wish.date !== undefined && !wish.lastDate && slot.date !== wish.date
    const nearest =
      isDayFull && wish.date
        ? words.insteadOfFullDay(moment, words.day(wish.date))
        : words.nearest(moment)
    return words.each(words.title(id), nearest)
  })
  const wishes = each.map(({ id }) => wishOf(turn.state, id))
  tellStartTimes(draft, wishes, turn, words)
  draft.say.push(`\n${words.timesForEach(words.list(times))}`)
}

/** Where not all of them are available at one time as wished: a time for each; false if one has none either. */
export async function describeApart(draft: Draft, turn: Turn, words: Sentences): Promise<boolean> {
  const each = await timesForEach(turn)
  const taken = new Set<string>()
  const list = each.flatMap(({ id, slots, asWished }) => {
    const slot = slots.find(({ date, time }) => !taken.has(date + time))
    if (!slot || !asWished) return []
    taken.add(slot.date + slot.time)
    return [words.each(words.title(id), momentOf(slot, turn, words))]
  })
  if (list.length < each.length) return false
  draft.say.push(words.apart(words.list(list)))
  return true
}

type Slots = readonly { date: string; time: string }[]
const byTime = ({ slots: [one] }: { slots: Slots }, { slots: [other] }: { slots: Slots }) =>
  `${one?.date}${one?.time}`.localeCompare(`${other?.date}${other?.time}`)

const timesForEach = ({ state, tools }: Turn) =>
  Promise.all(
    subjectOf(state).map(async (id) => ({
      id,
      ...(await tools.availableTimes([id], zipOf(state), wishOf(state, id))),
    })),
  )

const momentOf = (
  { date, time }: { date: string; time: string },
  { timeZone }: Turn,
  words: Sentences,
) => words.moment(date, time, zoneName({ date, time }, timeZone))
