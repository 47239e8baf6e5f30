import { findService, type ServiceId } from '../../../shared/catalogue.ts'
import type { NewBookingSearch } from '../search-params.ts'
import type { OrderDraft } from './order-draft.ts'
import {
  answersOfAdded,
  type EarlierBooking,
  type WantedService,
  wantedServices,
} from './ordered-services.ts'

interface Options {
  search: NewBookingSearch
  draft: OrderDraft
  update: (changed: Partial<OrderDraft>) => void
  earlier: EarlierBooking | undefined
}

/** The services of the order, how they are chosen, and how they are answered. */
export function useWantedServices({ search, draft, update, earlier }: Options) {
  const { answers } = draft
  const wanted = wantedServices(draft, earlier)
  const ids = wanted.map(({ service }) => service.id)
  const withAnswers = (changed: readonly WantedService[]) => ({
    ...answers,
    ...Object.fromEntries(changed.map(({ service, values }) => [service.id, values])),
  })
  function choose(chosen: readonly ServiceId[]) {
    const kept = wanted.filter(({ service }) => chosen.includes(service.id))
    const added = chosen.flatMap((id) =>
      kept.length === 0 || ids.includes(id) || answers[id] ? [] : (findService(id) ?? []),
    )
    update({
      serviceIds: [...chosen],
      answers: withAnswers(
        // Also those that are still an earlier booking's.
        [
          ...wanted,
          ...added.map((service) => ({ service, values: answersOfAdded(kept, service) })),
        ],
      ),
      // Whoever was chosen for another service is not wanted for this one.
      ...(chosen.length > 1 || chosen[0] === ids[0]
        ? {}
        : { professionalId: search.professionalId }),
    })
  }
  return {
    wanted,
    ids,
    choose,
    saveAnswers: (changed: readonly WantedService[]) => update({ answers: withAnswers(changed) }),
  }
}
