import { wallClock } from '../../../shared/time/business-time.ts'
import { startTimesOf } from '../../../shared/time/slots.ts'
import type { Turn } from '../assistant.ts'
import type { TimeFrame } from '../understand/time-frame.ts'
import type { Draft } from './draft.ts'
import { remember, wasSaid } from './said-before.ts'
import type { Sentences } from './sentences/en.ts'
import { hourName } from './sentences/visit-hours.ts'

/** Says when visits begin, where one is wished for at an hour between: 'a las 3'. Once for each such hour. */
export function tellStartTimes(
  draft: Draft,
  wishes: readonly (Partial<TimeFrame> | undefined)[],
  { now, timeZone }: Turn,
  words: Sentences,
): void {
  for (const wish of wishes) {
    const hour = wish?.at
    if (!hour) continue
    const starts = startTimesOf(wish.date ?? wallClock(now, timeZone).date)
    const isWithin = hour >= (starts[0] ?? '') && hour <= (starts.at(-1) ?? '')
    const key = `startTimes ${hour}`
    if (starts.includes(hour) || !isWithin || wasSaid(draft, key)) continue
    draft.say.push(words.noStartAt(hourName(hour), words.list(starts.map(hourName))))
    remember(draft, key)
  }
}
