import { bundles, multiServiceDiscount } from '../../../shared/bundles.ts'
import { findService, type ServiceId } from '../../../shared/catalogue.ts'
import { formatCents } from '../../../shared/format/money.ts'
import { recurringDiscount } from '../../../shared/pricing.ts'
import type { Turn } from '../assistant.ts'
import type { Intent } from '../understand/intents.ts'
import type { Draft } from './draft.ts'
import type { Sentences } from './sentences/en.ts'

const suggestions: readonly {
  intent: Intent
  words: 'urgentRepairs' | 'regularMaintenance' | 'newHomeowner' | 'preparingToSell'
  services: ServiceId[]
}[] = [
  {
    intent: 'urgentRepairs',
    words: 'urgentRepairs',
    services: ['plumbing', 'electrical', 'hvac', 'locksmith'],
  },
  {
    intent: 'regularMaintenance',
    words: 'regularMaintenance',
    services: ['hvac', 'lawn-care', 'roofing', 'house-cleaning'],
  },
  {
    intent: 'newHomeowner',
    words: 'newHomeowner',
    services: ['moving', 'house-cleaning', 'pest-control', 'locksmith'],
  },
  {
    intent: 'preparingToSell',
    words: 'preparingToSell',
    services: ['house-cleaning', 'interior-painting', 'lawn-care', 'handyman'],
  },
]

/** The services that each of the four initial quick replies suggests; only if nothing else was asked. */
export const suggestionFor = (intents: ReadonlySet<Intent>) =>
  intents.has('price') || intents.has('trick')
    ? undefined
    : suggestions.find(({ intent }) => intents.has(intent))

/** Answers questions about the company, and declines what cannot be promised. */
export function answerQuestions(draft: Draft, { understood, state }: Turn, words: Sentences): void {
  const { intents } = understood
  const asksForWork = understood.services.length > 0
  if (intents.has('trick') || intents.has('namesAmount')) {
    draft.say.push(
      asksForWork || state.services.length > 0 || intents.has('discount') || intents.has('price')
        ? words.noPromise
        : words.offTopic,
    )
  } else if (intents.has('discount')) draft.say.push(words.noPromise)
  if (intents.has('discount')) draft.say.push(words.savings(savingsList(state.services, words)))
  if (intents.has('offTopic') && !asksForWork && !intents.has('trick'))
    draft.say.push(words.offTopic)
  if (intents.has('isItSafe') || intents.has('shutOff')) draft.say.push(words.shutOff)
  if (intents.has('bot')) draft.say.push(words.bot)
  if (intents.has('person')) draft.say.push(words.person)
  if (intents.has('cancellation')) draft.say.push(words.cancellation)
  if (intents.has('hours')) draft.say.push(words.hours)
  if (intents.has('trust') && !asksForWork) draft.say.push(words.trust)
  if (intents.has('payment') && !asksForWork) draft.say.push(words.payment)
  if (intents.has('privacy')) draft.say.push(words.privacy)
  if (intents.has('list') && !asksForWork) draft.say.push(words.services)
}

/** Whether a service has regular visits: only the forms of some categories ask how often. */
const canRecur = (id: ServiceId) =>
  ['cleaning', 'outdoor'].includes(findService(id)?.bookingCategory ?? '')

/** The savings that involve the requested services; all of them if none is requested yet. */
function savingsList(selected: readonly ServiceId[], words: Sentences): string {
  const relevant = bundles.filter(({ services }) => services.some((id) => selected.includes(id)))
  return words.list([
    ...(selected.length > 0 ? relevant : bundles).map(({ services, savings }) =>
      words.bundle(words.list(services.map(words.title)), formatCents(savings)),
    ),
    words.many(multiServiceDiscount.atLeast, multiServiceDiscount.percent),
    ...(selected.length === 0 || selected.some(canRecur)
      ? [words.recurring(formatCents(recurringDiscount))]
      : []),
  ])
}
