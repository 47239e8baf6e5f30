import { bestAddition } from '../../../shared/bundles.ts'
import type { ServiceId } from '../../../shared/catalogue.ts'
import { subjectOf } from '../conversation-state.ts'
import type { Intent } from '../understand/intent-signs.ts'
import type { Draft } from './draft.ts'
import { isRepair } from './estimate-parts.ts'
import type { Sentences } from './sentences/en.ts'

type Shown = Pick<Draft, 'state' | 'estimate' | 'times' | 'suggestedServices'>

/** What people usually ask next, as quick replies; what the reply tells already is not among them. */
export function nextSteps(shown: Shown, asked: ReadonlySet<Intent>, words: Sentences): string[] {
  const { state, estimate, times, suggestedServices } = shown
  const { replies } = words
  if (subjectOf(state).length === 0) return [replies.services, replies.savings, replies.person]
  const isPriced =
    estimate !== undefined || suggestedServices.length > 0 || state.answered.includes(priceTold)
  const addition = additionIn(shown, asked)
  return [
    ...(isPriced || asked.has('price') ? [] : [replies.price]),
    ...(times || asked.has('time') ? [] : [replies.when]),
    // For what is on the list the panel has a button of its own.
    ...(state.chosen.length > 0 ? [] : [replies.book]),
    ...(addition ? [words.add(words.title(addition))] : []),
  ]
}

/** Kept among what was answered. */
export const priceTold = 'priceTold'
export const additionShown = 'additionShown'

/** The service to add that saves the most: once, never beside a repair or what cannot wait, and whenever savings are asked for. */
export function additionIn(
  { state }: Pick<Draft, 'state'>,
  asked: ReadonlySet<Intent>,
): ServiceId | undefined {
  const subject = subjectOf(state)
  const isNew = state.latest.length > 0 || state.agreed.length > 0
  // What was told in words, or shown once, is known.
  const isKnown = [additionShown, 'addition'].some((key) => state.answered.includes(key))
  const isFitting = isNew && !isKnown && !subject.some(isRepair)
  if (state.urgency === 'urgent' || !(isFitting || asked.has('discount'))) return undefined
  return fittingAddition(state, subject)?.serviceId
}

/** What needs a yard: added only to a house. */
const outdoors: ReadonlySet<ServiceId> = new Set<ServiceId>(['lawn-care', 'pool-cleaning'])

/** The service to add that saves the most, if this home can need it. */
export function fittingAddition(
  { figures }: Pick<Draft['state'], 'figures'>,
  services: readonly ServiceId[],
): ReturnType<typeof bestAddition> {
  const addition = bestAddition(services)
  const hasYard = figures.propertyType === 'house'
  return addition && (hasYard || !outdoors.has(addition.serviceId)) ? addition : undefined
}
