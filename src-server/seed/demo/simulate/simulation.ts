import { type Deps, guestContext, type SignedInContext } from '../../../context.ts'
import { createCaller } from '../../../router.ts'
import { type Calendar, type PlanTime, planInstant } from '../plan/plan-time.ts'

type User = SignedInContext['user']

/** Runs the product's own procedures with the clock set to any time of the plan. */
export interface Simulation {
  calendar: Calendar
  /** The server's dependencies with the clock set to this time. */
  depsAt(at: PlanTime): Deps
  /** A caller for this user, or for a guest. */
  as(user: User | null, at: PlanTime): ReturnType<typeof createCaller>
  /** The context of a call by this user. */
  contextOf(user: User, at: PlanTime): SignedInContext
}

export function createSimulation(deps: Deps, calendar: Calendar): Simulation {
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
