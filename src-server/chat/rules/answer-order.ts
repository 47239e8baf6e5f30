import type { Turn } from '../assistant.ts'
import { subjectOf } from '../conversation-state.ts'
import type { Intent } from '../understand/intent-signs.ts'
import { plain } from '../understand/words.ts'
import type { Draft } from './draft.ts'
import { remember, wasSaid } from './said-before.ts'
import type { Sentences } from './sentences/en.ts'

/** Answers that hold for an order too. */
const elsewhere: readonly Intent[] = [
  'person',
  'hours',
  'area',
  'insurance',
  'bot',
  'thanks',
  'goodbye',
  'greeting',
  'list',
  'overcharged',
]
const cost = /\b(costs?|fees?|charged?|pay|cuesta|cobr\w+|cargo|pagar)\b/

/** While the talk is about an order that exists, its questions are answered by its page and our people; false otherwise. */
export function answerOrder(draft: Draft, turn: Turn, words: Sentences): boolean {
  const { state, before, understood, message } = turn
  const { intents, needs } = understood
  const isGoingOn = before.order !== undefined && state.order !== undefined
  if (!isGoingOn || needs.length > 0 || subjectOf(state).length > 0) return false
  if (elsewhere.some((intent) => intents.has(intent))) return false
  const asksCost = intents.has('cancellation') || cost.test(plain(message))
  const key = keyOf(intents, asksCost)
  draft.say.push(wasSaid(draft, key) && !asksCost ? words.moreThanThat : words[key])
  remember(draft, key)
  return true
}

function keyOf(intents: ReadonlySet<Intent>, asksCost: boolean) {
  if (asksCost) return 'existingBooking'
  if (intents.has('reschedule')) return 'movingBooking'
  return intents.has('existingBooking') || intents.has('whoComes') ? 'seeBooking' : 'peopleSee'
}
