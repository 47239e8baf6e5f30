import type { Draft } from './draft.ts'
import type { Flow } from './flow.ts'

/** The key of services that come at one time; of one service, its id. */
export const together = (serviceIds: readonly string[]): string => serviceIds.join('+')

/** Whom the customer asks for, for each visit of the order: a wish counts only for services that come together as it was made. */
export function requestedProfessionals({ services }: Flow, { ownTimes, professionals }: Draft) {
  const ids = services.map(({ id }) => id)
  const visits = ownTimes ? ids : [together(ids)]
  return visits.flatMap((key) => professionals?.[key] ?? [])
}

/** Whether the customer asks for somebody who comes for these services. */
export const hasPreference = ({ professionals }: Draft, services: Flow['services']): boolean =>
  professionals?.[together(services.map(({ id }) => id))] !== undefined
