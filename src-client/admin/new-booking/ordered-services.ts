import { defaultAnswers } from '../../../shared/booking-details/index.ts'
import { type CombinedQuote, combinedQuote } from '../../../shared/bundles.ts'
import { findService, type Service, type ServiceId, serviceIds } from '../../../shared/catalogue.ts'
import { formOf } from '../../../shared/questions/form-of.ts'
import { answersFor } from '../../booking/answers.ts'
import type { Draft, FormValues } from '../../booking/draft.ts'
import type { Flow } from '../../booking/flow.ts'
import { pricedAnswers } from '../../booking/quote.ts'
import { findOption } from '../../ui/forms/find-option.ts'
import type { OrderDraft } from './order-draft.ts'

/** A service that the caller wants, with the answers so far. */
export interface WantedService {
  service: Service
  values: FormValues
}

/** A booking that is made again, as far as it counts here. */
export interface EarlierBooking {
  serviceId: string
  answers: FormValues
}

const services = (ids: readonly ServiceId[]) => ids.flatMap((id) => findService(id) ?? [])

/** The services that were chosen; until then, that of the booking that is made again. */
export function wantedServices(
  { serviceIds: chosen, answers }: Pick<OrderDraft, 'serviceIds' | 'answers'>,
  earlier: EarlierBooking | undefined,
): WantedService[] {
  const again = earlier && findOption(serviceIds, earlier.serviceId)
  const ids = chosen.length === 0 && again ? [again] : chosen
  return services(ids).map((service) => ({
    service,
    values:
      answers[service.id] ??
      (earlier?.serviceId === service.id ? earlier.answers : defaultAnswers(formOf(service))),
  }))
}

/** What they cost together, from the answers given so far. Cents. */
export const quoteOf = (wanted: readonly WantedService[]): CombinedQuote =>
  combinedQuote(
    wanted.map(({ service, values }) => ({
      service,
      details: pricedAnswers(flowOf([service]), draftOf([{ service, values }]), service),
    })),
  )

/** The first answers of a service that is added: what the others already say about the home. */
export const answersOfAdded = (wanted: readonly WantedService[], added: Service): FormValues =>
  answersFor(flowOf([...wanted.map(({ service }) => service), added]), draftOf(wanted), added)
    .values

const flowOf = (ordered: readonly Service[]): Flow => ({ key: 'new-booking', services: ordered })

const draftOf = (wanted: readonly WantedService[]): Draft => ({
  details: Object.fromEntries(wanted.map(({ service, values }) => [service.id, values])),
  contact: {},
})
