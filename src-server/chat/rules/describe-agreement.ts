import { formatCents } from '../../../shared/format/money.ts'
import type { Turn } from '../assistant.ts'
import { openNeeds } from '../conversation-state.ts'
import { signs } from '../understand/intent-signs.ts'
import { plain } from '../understand/words.ts'
import type { Draft } from './draft.ts'
import { isRepair, sameDayFeeOf } from './estimate-parts.ts'
import { fittingAddition } from './next-steps.ts'
import { remember, wasSaid } from './said-before.ts'
import type { Sentences } from './sentences/en.ts'

/** Says what this message has put on the list, what the list comes to, and what would save most beside it. */
export function describeAgreement(draft: Draft, turn: Turn, words: Sentences): void {
  const { state, tools } = turn
  if (state.agreed.length === 0) return
  const { total, lines } = tools.estimate(state.chosen, state)
  const say = state.chosen.length > state.agreed.length ? words.addedToOthers : words.added
  draft.say.push(say(words.list(state.agreed.map(words.title)), formatCents(total)))
  const fee = sameDayFeeOf(lines)
  if (fee > 0) draft.say.push(words.urgencyFee(formatCents(fee)))
  mentionBundle(draft, turn, words)
}

/** Once, and never beside a repair, what cannot wait, or what is still to be decided. */
function mentionBundle(
  draft: Draft,
  { state, understood, message, history }: Turn,
  words: Sentences,
): void {
  // Who asks something wants that answered.
  if (understood.intents.has('price') || /[?¿]/u.test(message)) return
  const said = history.filter(({ type }) => type === 'user').map(({ content }) => plain(content))
  if ([...said, plain(message)].some((text) => signs.bereaved?.test(text))) return
  const isDecided = openNeeds(state).length === 0 && state.urgency !== 'urgent'
  if (!isDecided || state.chosen.some(isRepair) || wasSaid(draft, 'addition')) return
  const addition = fittingAddition(state, state.chosen)
  if (!addition) return
  remember(draft, 'addition')
  draft.say.push(words.addition(words.title(addition.serviceId), formatCents(addition.savings)))
}
