import { bestAddition } from '../../../shared/bundles.ts'
import { type ConversationState, subjectOf } from '../conversation-state.ts'
import type { Intent } from '../understand/intent-signs.ts'
import { isRepair } from './estimate-parts.ts'
import type { Sentences } from './sentences/en.ts'

/** What people usually ask next, as quick replies. */
export function nextSteps(
  state: ConversationState,
  asked: ReadonlySet<Intent>,
  words: Sentences,
): string[] {
  const { replies } = words
  const subject = subjectOf(state)
  if (subject.length === 0) return [replies.services, replies.savings, replies.person]
  const isNew = state.latest.length > 0 || state.agreed.length > 0
  const offersMore =
    state.urgency !== 'urgent' && ((isNew && !subject.some(isRepair)) || asked.has('discount'))
  const addition = offersMore ? bestAddition(subject) : undefined
  return [
    ...(asked.has('price') ? [] : [replies.price]),
    ...(asked.has('time') ? [] : [replies.when]),
    replies.book,
    ...(addition ? [words.add(words.title(addition.serviceId))] : []),
  ]
}
