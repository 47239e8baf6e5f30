import type { SignedInContext } from '../../../context.ts'
import type { DemoOrder } from '../plan/types.ts'
import type { Crew } from './add-crew.ts'
import type { Office } from './open-office.ts'
import type { Simulation } from './simulation.ts'

/** An order that has been placed. */
export interface PlacedOrder {
  simulation: Simulation
  office: Office
  crew: Crew
  order: DemoOrder
  groupId: string
  /** The ids of the bookings, in the order of the services. */
  ids: readonly string[]
  /** The guest token of the order. */
  token: string
  /** The signed-in customer; null for a guest. */
  user: SignedInContext['user'] | null
}

/** Which administrator does the work at this time. */
export const onDuty = (office: Office, at: number) => office[at % 3 === 0 ? 1 : 0]
