import type { Draft } from './draft.ts'
import type { Flow } from './flow.ts'

/** The key of services that come at one time; of one service, its id. */
export const together = (serviceIds: readonly string[]): string => serviceIds.join('+')

/** Whether the customer asks for somebody who comes for these services. */
export const hasPreference = ({ professionals }: Draft, services: Flow['services']): boolean =>
  professionals?.[together(services.map(({ id }) => id))] !== undefined
