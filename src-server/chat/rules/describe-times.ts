import { formatDate, formatTime, zoneName } from '../../../shared/time/business-time.ts'
import type { Turn } from '../assistant.ts'
import type { Draft } from './draft.ts'
import type { Sentences } from './sentences/en.ts'

const named = 3

/** The next available times of the requested services, on the named day if it has some. */
export async function describeTimes(draft: Draft, turn: Turn, words: Sentences): Promise<void> {
  const { state, tools, timeZone } = turn
  if (state.services.length === 0) {
    if (draft.say.length === 0) draft.say.push(words.timesOfWhat)
    return
  }
  const times = await tools.availableTimes(state.services, state.timeFrame)
  if (times.slots.length === 0) {
    draft.say.push(words.noTimes)
    return
  }
  draft.times = times
  const { date } = state.timeFrame ?? {}
  if (date && times.slots[0]?.date !== date) draft.say.push(words.dayIsFull(formatDate(date)))
  const list = times.slots
    .slice(0, named)
    .map((slot) => `${formatDate(slot.date)} ${formatTime(slot.time)} ${zoneName(slot, timeZone)}`)
  draft.say.push(words.times(list.join(', ')))
}
