import { bestAddition } from '../../../shared/bundles.ts'
import type { ConversationState } from '../conversation-state.ts'
import type { Intent } from '../understand/intents.ts'
import type { Sentences } from './sentences/en.ts'

/** What people usually ask next, as quick replies. */
export function nextSteps(
  { services }: ConversationState,
  asked: ReadonlySet<Intent>,
  words: Sentences,
): string[] {
  const { replies } = words
  if (services.length === 0) return [replies.services, replies.savings, replies.person]
  const addition = bestAddition(services)
  return [
    ...(asked.has('price') ? [] : [replies.price]),
    ...(asked.has('time') ? [] : [replies.when]),
    replies.book,
    ...(addition ? [words.add(words.title(addition.serviceId))] : []),
  ]
}
