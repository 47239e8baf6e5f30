import type { ServiceId } from '../../../shared/catalogue.ts'
import type { Intent } from '../understand/intent-signs.ts'
import type { Draft } from './draft.ts'
import type { Sentences } from './sentences/en.ts'

type StartingPoint = 'urgentRepairs' | 'regularMaintenance' | 'newHomeowner' | 'preparingToSell'

/** The services that each of the four initial quick replies suggests. */
const suggestions: Record<StartingPoint, readonly ServiceId[]> = {
  urgentRepairs: ['plumbing', 'electrical', 'hvac', 'locksmith'],
  regularMaintenance: ['hvac', 'lawn-care', 'roofing', 'house-cleaning'],
  newHomeowner: ['moving', 'house-cleaning', 'pest-control', 'locksmith'],
  preparingToSell: ['house-cleaning', 'interior-painting', 'lawn-care', 'handyman'],
}
const points: readonly StartingPoint[] = [
  'urgentRepairs',
  'regularMaintenance',
  'newHomeowner',
  'preparingToSell',
]

/** Answers one of the four initial quick replies, or the same said in words; false if it is none of them. */
export function startingPoint(
  draft: Draft,
  intents: ReadonlySet<Intent>,
  words: Sentences,
): boolean {
  const point = points.find((one) => intents.has(one))
  if (!point) return false
  if (intents.has('price') || intents.has('trick') || intents.has('curious')) return false
  draft.say.push(words[point])
  draft.suggestedServices = [...suggestions[point]]
  draft.state.offered = [...suggestions[point]]
  draft.state.asked = 'which'
  draft.quickReplies = [words.replies.savings, words.replies.noneOfThese]
  return true
}
