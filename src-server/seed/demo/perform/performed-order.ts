import type { SignedInContext } from '../../../context.ts'
import type { DemoOrder } from '../plan/types.ts'
import type { Office } from './open-office.ts'
import type { Stage } from './stage.ts'

/** An order that has been made. */
export interface PerformedOrder {
  stage: Stage
  office: Office
  order: DemoOrder
  groupId: string
  /** The bookings, in the order of the services. */
  ids: readonly string[]
  /** What shows that the customer may see it. */
  token: string
  /** Who is signed in when the customer looks at it. */
  user: SignedInContext['user'] | null
}

/** Both administrators work; one of them more. */
export const onDuty = (office: Office, at: number) => office[at % 3 === 0 ? 1 : 0]
