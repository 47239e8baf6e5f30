import type { Service } from '../../shared/catalogue.ts'
import type { WallClock } from '../../shared/time/business-time.ts'
import { groupByTime, type Visit } from '../../shared/time/group-by-time.ts'
import type { Draft } from './draft.ts'
import type { Flow } from './flow.ts'

type Times = Pick<Draft, 'schedule' | 'ownTimes'>

export interface ServiceTime extends WallClock {
  service: Service
}

/** When a service comes, as far as that is chosen: at its own time, or with the whole order. */
export const chosenTime = (
  { schedule, ownTimes }: Times,
  { id }: Service,
): WallClock | undefined => (ownTimes ? ownTimes[id] : schedule)

/** The services that have a time. */
export const serviceTimes = ({ services }: Flow, times: Times): ServiceTime[] =>
  services.flatMap((service) => {
    const time = chosenTime(times, service)
    return time ? [{ service, ...time }] : []
  })

/** The order's visits, the earliest first; undefined while a service has no time. */
export function visitsOf(flow: Flow, times: Times): Visit<ServiceTime>[] | undefined {
  const chosen = serviceTimes(flow, times)
  return chosen.length > 0 && chosen.length === flow.services.length
    ? groupByTime(chosen)
    : undefined
}

/** Gives one service another time, or the whole order where its services come together. */
export const changeTime = (
  { ownTimes }: Times,
  { id }: Pick<Service, 'id'>,
  time: WallClock | undefined,
): Times => {
  if (!ownTimes) return { schedule: time }
  const { [id]: _before, ...others } = ownTimes
  return { ownTimes: time ? { ...others, [id]: time } : others }
}
