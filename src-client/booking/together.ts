import type { Draft } from './draft.ts'
import type { Flow } from './flow.ts'

/** The key of services that come at one time; of one service, its id. */
export const together = (serviceIds: readonly string[]): string => serviceIds.join('+')

/** Whom the customer asks for with services that come at one time: a choice counts only for the services it was made for. */
export function requestedFor({ professionals }: Draft, services: Flow['services']) {
  const professionalId = professionals?.[together(services.map(({ id }) => id))]
  return professionalId === undefined ? {} : { professionalId }
}

/** Whom the customer asks for, for each visit of the order. */
export function requestedProfessionals({ services }: Flow, draft: Draft): string[] {
  const visits = draft.ownTimes ? services.map((service) => [service]) : [services]
  return visits.flatMap((some) => requestedFor(draft, some).professionalId ?? [])
}

/** Whether the customer asks for somebody who comes for these services. */
export const hasPreference = (draft: Draft, services: Flow['services']): boolean =>
  requestedFor(draft, services).professionalId !== undefined
