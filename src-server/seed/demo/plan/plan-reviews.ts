import { type ReviewWords, reviewsOf } from '../../reviews/index.ts'
import { awakeTime, day, hour, officeTime, type PlanTime } from './plan-time.ts'
import type { Planner } from './planner.ts'
import type { DemoOrder, DemoStep } from './types.ts'

const writtenShare = 0.5
const starsAloneShare = 0.12

interface Completed {
  order: DemoOrder
  booking: number
  at: PlanTime
}

/** Adds reviews to completed bookings. No review text is used twice. */
export function planReviews(planner: Planner, orders: readonly DemoOrder[]): DemoOrder[] {
  const used = new Set<ReviewWords>()
  const added = new Map<DemoOrder, DemoStep[]>()
  for (const { order, booking, at } of completed(orders)) {
    const isWritten = planner.random.next() < writtenShare
    const words = isWritten ? reviewsFor(order, booking).find((one) => !used.has(one)) : undefined
    if (words) used.add(words)
    const steps = stepsOf(planner, words, at).map((step) => ({ ...step, booking }))
    added.set(order, [...(added.get(order) ?? []), ...steps])
  }
  return orders.map((order) => ({ ...order, steps: inOrder(order.steps, added.get(order) ?? []) }))
}

/** The reviews that fit a booking, those about its details first. */
function reviewsFor({ services }: DemoOrder, booking: number): ReviewWords[] {
  const service = services[booking]
  if (!service) return []
  const answers = JSON.stringify(service.details).toLowerCase()
  const all = reviewsOf(service.serviceId)
  return [
    ...all.filter(({ about }) => about !== undefined && answers.includes(about)),
    ...all.filter(({ about }) => about === undefined),
  ]
}

const inOrder = (steps: readonly DemoStep[], more: readonly DemoStep[]) =>
  [...steps, ...more.filter(({ at }) => at < 0)].toSorted((one, other) => one.at - other.at)

const completed = (orders: readonly DemoOrder[]): Completed[] =>
  orders
    .flatMap((order) =>
      order.steps.flatMap((step) => {
        const isDone = step.kind === 'advance' && step.from === 'in_progress'
        return isDone ? [{ order, booking: step.booking, at: step.at }] : []
      }),
    )
    .toSorted((one, other) => one.at - other.at)

function stepsOf(
  { random, calendar }: Planner,
  words: ReviewWords | undefined,
  completedAt: PlanTime,
) {
  const at = awakeTime(completedAt + random.between(2 * hour, 3 * day))
  if (!words) {
    const rating = random.pick([5, 5, 5, 4, 4, 3])
    return random.next() < starsAloneShare ? [{ kind: 'review', at, rating } as const] : []
  }
  const { rating, text, reply, hiddenFor } = words
  const later = officeTime(calendar, at + random.between(2 * hour, 30 * hour))
  return [
    { kind: 'review', at, rating, text } as const,
    ...(reply ? [{ kind: 'reply', at: later, text: reply } as const] : []),
    ...(hiddenFor ? [{ kind: 'hide', at: later, reason: hiddenFor } as const] : []),
  ]
}
