import type { ServiceId } from '../../../../shared/catalogue.ts'
import { openClaims, settledClaims } from '../words/claims.ts'
import { awakeTime, type Calendar, day, hour, officeTime, type PlanTime } from './plan-time.ts'
import type { DemoOrder, DemoStep } from './types.ts'

interface Completed {
  order: DemoOrder
  booking: number
  at: PlanTime
}

/** Adds claims to completed bookings that nobody has reviewed: some are settled, and some wait for the office. */
export function withClaims(calendar: Calendar, orders: readonly DemoOrder[]): DemoOrder[] {
  const possible = completedWithoutReview(orders)
  const added = new Map<DemoOrder, DemoStep[]>()
  /** Adds the steps to the latest visit of the service before a moment, and to no visit twice. */
  function add(serviceId: ServiceId, before: PlanTime, stepsOf: (done: Completed) => DemoStep[]) {
    const found = possible.findIndex(
      ({ order, booking, at }) => order.services[booking]?.serviceId === serviceId && at < before,
    )
    const [done] = found === -1 ? [] : possible.splice(found, 1)
    if (done) added.set(done.order, [...(added.get(done.order) ?? []), ...stepsOf(done)])
  }
  for (const { serviceId, hoursAgo, text } of openClaims) {
    const at = -hoursAgo * hour
    add(serviceId, at, ({ booking }) => [{ kind: 'claim', at, booking, text }])
  }
  for (const { serviceId, daysAgo, text, outcome, message } of settledClaims) {
    add(serviceId, -daysAgo * day, ({ booking, at: completedAt }) => {
      const at = awakeTime(completedAt + 5 * hour)
      const settledAt = officeTime(calendar, at + 2 * hour)
      return [
        { kind: 'claim', at, booking, text },
        { kind: 'settleClaim', at: settledAt, booking, outcome, message },
      ]
    })
  }
  return orders.map((order) => ({
    ...order,
    steps: [...order.steps, ...(added.get(order) ?? [])].toSorted(
      (one, other) => one.at - other.at,
    ),
  }))
}

/** The latest first. */
const completedWithoutReview = (orders: readonly DemoOrder[]): Completed[] =>
  orders
    .flatMap((order) =>
      order.steps.flatMap(({ booking, at, ...step }) => {
        const isDone = step.kind === 'advance' && step.from === 'in_progress'
        const isReviewed = order.steps.some(
          (other) => other.kind === 'review' && other.booking === booking,
        )
        return isDone && !isReviewed ? [{ order, booking, at }] : []
      }),
    )
    .toSorted((one, other) => other.at - one.at)
