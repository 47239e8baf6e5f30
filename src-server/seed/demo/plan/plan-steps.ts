import type { ServiceId } from '../../../../shared/catalogue.ts'
import type { WallClock } from '../../../../shared/time/business-time.ts'
import { cancellationReasons, notes } from '../../notes.ts'
import { completionTime, confirmationTime } from './office-work.ts'
import { awakeTime, day, dayOf, hour, officeTime, type PlanTime, planTime } from './plan-time.ts'
import type { Planner } from './planner.ts'
import type { DemoStep } from './types.ts'

/** What becomes of an order. `shortened`: one of its services is cancelled. */
export type Fate =
  | 'done'
  | 'moved'
  | 'shortened'
  | 'cancelled'
  | 'cancelledLate'
  | 'cancelledAsAdmin'

interface Order {
  serviceIds: readonly ServiceId[]
  zip: string
  madeAt: PlanTime
  visit: WallClock
  fate: Fate
}

interface Visit {
  serviceId: ServiceId
  zip: string
  /** Its index in the order. */
  booking: number
  /** When it was ordered or last moved. */
  knownAt: PlanTime
  visit: WallClock
}

/** Everything that has happened to an order before today, in chronological order. */
export function planSteps(planner: Planner, order: Order): DemoStep[] {
  const { random, calendar } = planner
  const { serviceIds, zip, madeAt: knownAt, visit, fate } = order
  const end = endOf(planner, order)
  const steps = serviceIds.flatMap((serviceId, booking) => {
    const one = { serviceId, zip, booking, knownAt, visit }
    if (fate === 'moved') return movedSteps(planner, one)
    const isEnded = fate !== 'shortened' || booking === serviceIds.length - 1
    const all = visitSteps(planner, one)
    return end && isEnded ? [...all.filter(({ at }) => at < end.at), { ...end, booking }] : all
  })
  if (random.next() < 0.12) {
    const at = officeTime(calendar, knownAt + random.between(30, 500))
    steps.push({ kind: 'note', at, booking: 0, text: random.pick(notes) })
  }
  return steps.filter(({ at }) => at < 0).toSorted((one, other) => one.at - other.at)
}

/** Confirmation, reminder, start and completion of a visit. */
function visitSteps(planner: Planner, { serviceId, booking, knownAt, visit }: Visit): DemoStep[] {
  const visitAt = planTime(planner.calendar, visit)
  const begins = visitAt + planner.random.between(-5, 9)
  const steps: DemoStep[] = [
    { kind: 'advance', from: 'pending', at: confirmationTime(planner, knownAt, visitAt), booking },
    { kind: 'advance', from: 'confirmed', at: begins, booking },
    {
      kind: 'advance',
      from: 'in_progress',
      at: completionTime(planner, serviceId, begins),
      booking,
    },
  ]
  const remindAt = visitAt - day
  // One reminder for all services of the visit.
  return booking === 0 && remindAt > knownAt
    ? [...steps, { kind: 'remind', at: remindAt, booking, visit }]
    : steps
}

/** A visit that is moved before the office has confirmed it. */
function movedSteps(planner: Planner, moved: Visit): DemoStep[] {
  const { random, times, calendar } = planner
  const { serviceId, zip, booking, knownAt, visit } = moved
  const at = awakeTime(knownAt + random.between(hour, 12 * hour))
  const dayBefore = dayOf(planTime(calendar, visit))
  const { crew, ...to } = times.take({
    serviceIds: [serviceId],
    zip,
    day: dayBefore + random.between(1, 4),
  })
  return [
    { kind: 'move', at, booking, to, crew },
    ...visitSteps(planner, { ...moved, knownAt: at, visit: to }),
  ]
}

function endOf({ random, calendar }: Planner, { fate, madeAt, visit }: Order) {
  const soonAfter = awakeTime(madeAt + random.between(2 * hour, 14 * hour))
  switch (fate) {
    case 'cancelled':
    case 'shortened':
      return { kind: 'cancel', at: soonAfter } as const
    case 'cancelledLate': {
      const at = awakeTime(planTime(calendar, visit) - random.between(3 * hour, 16 * hour))
      return { kind: 'cancel', at } as const
    }
    case 'cancelledAsAdmin': {
      const reason = random.pick(cancellationReasons)
      return { kind: 'cancelAsAdmin', at: officeTime(calendar, soonAfter), reason } as const
    }
    default:
      return undefined
  }
}
