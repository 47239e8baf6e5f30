import { bestAddition, multiServiceDiscount } from '../../../shared/bundles.ts'
import { findService, type ServiceId } from '../../../shared/catalogue.ts'
import { formatCents } from '../../../shared/format/money.ts'
import type { Turn } from '../assistant.ts'
import type { Draft } from './draft.ts'
import type { Sentences } from './sentences/en.ts'

/** Names the services that this message added, their 'from' prices, and what saves money. */
export function recommendation(draft: Draft, turn: Turn, words: Sentences): void {
  const { state, understood, tools } = turn
  const { wasInDanger } = state
  const isNew = state.latest.length > 0 || wasInDanger
  const asksAgain =
    understood.services.length > 0 &&
    !understood.intents.has('price') &&
    !understood.intents.has('time')
  if (state.services.length === 0 || (!isNew && !asksAgain)) return
  if (!isNew) {
    draft.say.push(words.noted)
    return
  }
  const hurry = understood.urgency === 'urgent' || wasInDanger
  if (hurry) draft.say.push(words.urgent)
  draft.suggestedServices = [...state.services]
  const { bundles, manyServicesDiscount, total } = tools.prices(state.services)
  const [only, ...others] = state.services
  if (only && others.length === 0) {
    draft.say.push(words.oneService(words.title(only), fromPrice(only)))
  } else {
    draft.say.push(
      words.several(
        words.list(state.services.map((id) => words.from(words.title(id), fromPrice(id)))),
      ),
      words.together(
        formatCents(total),
        words.list([
          ...bundles.map(({ name, savings }) => words.saves(name, formatCents(savings))),
          ...(manyServicesDiscount > 0
            ? [words.manySaves(multiServiceDiscount.percent, formatCents(manyServicesDiscount))]
            : []),
        ]),
      ),
    )
  }
  const addition = bestAddition(state.services)
  if (addition && !hurry) {
    draft.say.push(words.addition(words.title(addition.serviceId), formatCents(addition.savings)))
  }
  const asked =
    understood.intents.has('price') ||
    understood.intents.has('time') ||
    understood.intents.has('book')
  const newest = understood.services.at(-1) ?? state.latest.at(-1) ?? only
  if (hurry && state.services.includes('plumbing')) draft.say.push(words.shutOff)
  else if (newest && !asked && !isAnswered(newest, state)) draft.say.push(words.ask(newest))
}

/** Whether the figures that a cleaner asks for are known. */
const isAnswered = (id: ServiceId, { figures }: Turn['state']) =>
  findService(id)?.bookingCategory === 'cleaning' &&
  (figures.propertySize !== undefined || figures.roomCount !== undefined)

const fromPrice = (id: Parameters<typeof findService>[0]) =>
  formatCents(findService(id)?.landingPrice ?? 0)
