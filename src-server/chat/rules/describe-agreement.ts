import { formatCents } from '../../../shared/format/money.ts'
import type { Turn } from '../assistant.ts'
import type { Draft } from './draft.ts'
import { sameDayFeeOf } from './estimate-parts.ts'
import type { Sentences } from './sentences/en.ts'

/** Says what this message has put on the list, and what the list comes to. */
export function describeAgreement(draft: Draft, { state, tools }: Turn, words: Sentences): void {
  if (state.agreed.length === 0) return
  const { total, lines } = tools.estimate(state.chosen, state)
  const say = state.chosen.length > state.agreed.length ? words.addedToOthers : words.added
  draft.say.push(say(words.list(state.agreed.map(words.title)), formatCents(total)))
  const fee = sameDayFeeOf(lines)
  if (fee > 0) draft.say.push(words.urgencyFee(formatCents(fee)))
}
