import { type Deps, guestContext, type SignedInContext } from '../../../context.ts'
import { createCaller } from '../../../router.ts'
import { type Calendar, type PlanTime, planInstant } from '../plan/plan-time.ts'

type User = SignedInContext['user']

/** Where a plan is performed: through the product's own procedures, each at its own time. */
export interface Stage {
  calendar: Calendar
  /** The server's parts at this time of the plan. */
  depsAt(at: PlanTime): Deps
  /** Calls as this user, or as a guest. */
  as(user: User | null, at: PlanTime): ReturnType<typeof createCaller>
  /** The context of this user. */
  contextOf(user: User, at: PlanTime): SignedInContext
}

export function createStage(deps: Deps, calendar: Calendar): Stage {
  const depsAt = (at: PlanTime): Deps => {
    const now = planInstant(calendar, at)
    return { ...deps, clock: { now: () => now } }
  }
  const contextOf = (user: User, at: PlanTime) => ({ ...guestContext(depsAt(at), 'demo'), user })
  return {
    calendar,
    depsAt,
    contextOf,
    as: (user, at) => createCaller(user ? contextOf(user, at) : guestContext(depsAt(at), 'demo')),
  }
}
