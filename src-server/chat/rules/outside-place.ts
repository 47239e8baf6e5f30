import type { Turn } from '../assistant.ts'
import { subjectOf, zipOf } from '../conversation-state.ts'
import { plain } from '../understand/words.ts'
import type { Draft } from './draft.ts'
import { remember, wasSaid } from './said-before.ts'
import type { Sentences } from './sentences/en.ts'

/** Where the work is, if that is known and we do not come there: nothing is priced and no time is offered then. */
export async function outsidePlace({ state, tools }: Turn): Promise<string | undefined> {
  const zip = zipOf(state)
  if (!zip) return undefined
  const { covered, place = zip } = await tools.checkArea(zip.slice(0, 5))
  return covered === 'no' || covered === 'soon' ? place : undefined
}

const whoElse =
  /\bwho (can|do|should|could|would|else) (i|we|can i|do i|should i)?\s?\b.{0,12}\b(call|ask|get|use|try|hire)\b|\ba quien (le )?(llamo|hablo|puedo)\b/

/** 'So who can I call there?' */
export const asksWhoElse = ({ message }: Turn): boolean => whoElse.test(plain(message))

/** Whom to call where we do not come: once something is needed there, and whenever it is asked for. */
export function sendToOthers(draft: Draft, turn: Turn, place: string, words: Sentences): void {
  const isNew = subjectOf(turn.state).length > 0 && !wasSaid(draft, 'outside')
  if (!isNew && !asksWhoElse(turn)) return
  remember(draft, 'outside')
  // Where it was just said that we do not come there, it is not said again.
  draft.say.push(draft.say.length > 0 ? words.callLocal : words.outside(place))
}
