import { formatCents } from '../../../shared/format/money.ts'
import type { Turn } from '../assistant.ts'
import { allServices, subjectOf } from '../conversation-state.ts'
import { saysFarewell } from '../understand/intents.ts'
import type { Draft } from './draft.ts'
import type { Sentences } from './sentences/en.ts'

/** Says what was removed, and what that leaves. */
export function describeRemovals(draft: Draft, turn: Turn, words: Sentences): void {
  const { state, tools } = turn
  const { dropped, latest, agreed, wasOnList, asksWhichOff } = state
  if (asksWhichOff) {
    draft.say.push(words.whichOff(words.anyOf(allServices(state).map(words.title))))
  }
  if (dropped.length === 0) return
  const left = subjectOf(state)
  if (wasOnList) draft.say.push(words.removed(words.list(dropped.map(words.title))))
  else draft.say.push(words.fine)
  if (left.length === 0)
    draft.say.push(wasOnList ? words.nothingLeft : partsFrom(turn) ? words.goodbye : words.again)
  // What comes onto the list instead tells its price.
  else if (latest.length === 0 && agreed.length === 0) {
    const { total } = tools.estimate(left, state)
    draft.say.push(words.stillHave(words.list(left.map(words.title)), formatCents(total)))
  }
}

/** 'No thanks, not now. Have a good weekend!' */
const partsFrom = ({ understood: { intents }, message }: Turn): boolean =>
  intents.has('goodbye') || saysFarewell(message)
