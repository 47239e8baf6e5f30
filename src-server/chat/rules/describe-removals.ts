import { formatCents } from '../../../shared/format/money.ts'
import type { Turn } from '../assistant.ts'
import type { Draft } from './draft.ts'
import type { Sentences } from './sentences/en.ts'

/** Says what was removed, and what that leaves. */
export function describeRemovals(draft: Draft, { state, tools }: Turn, words: Sentences): void {
  const { dropped } = state
  if (dropped.length === 0) return
  draft.say.push(words.removed(words.list(dropped.map(words.title))))
  if (state.services.length === 0) draft.say.push(words.nothingLeft)
  else if (state.latest.length === 0) {
    const { total } = tools.prices(state.services)
    draft.say.push(words.stillHave(words.list(state.services.map(words.title)), formatCents(total)))
  }
}
