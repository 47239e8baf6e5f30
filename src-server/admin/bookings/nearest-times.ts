import { isServiceId } from '../../../shared/catalogue.ts'
import {
  hasStarted,
  instantOf,
  type WallClock,
  wallClock,
} from '../../../shared/time/business-time.ts'
import { openSlots } from '../../booking/slots/open-slots.ts'
import type { Context } from '../../context.ts'
import type { Tables } from '../../db/types.ts'

/** Nobody is moved to a time that they may hear of too late. */
const noticeMs = 24 * 3_600_000

type Visit = Pick<
  Tables['bookings'],
  'service_id' | 'customer_zip' | 'scheduled_date' | 'scheduled_time'
>

/** The free times for a visit that are at least a day ahead, the nearest to its own first; in the business zone. */
export async function nearestTimes(ctx: Context, visit: Visit): Promise<WallClock[]> {
  const { service_id: serviceId, customer_zip: zip } = visit
  const from = { date: visit.scheduled_date, time: visit.scheduled_time }
  const earliest = wallClock(new Date(ctx.clock.now().getTime() + noticeMs), ctx.timeZone)
  const slots = isServiceId(serviceId)
    ? await openSlots(ctx, { serviceIds: [serviceId], ...(zip === null ? {} : { zip }) })
    : []
  const start = (at: WallClock) => instantOf(at, ctx.timeZone).getTime()
  const distance = (at: WallClock) => Math.abs(start(at) - start(from))
  return slots
    .map(({ date, startTime }) => ({ date, time: startTime }))
    .filter((at) => !hasStarted(at, earliest) && distance(at) > 0)
    .toSorted((one, other) => distance(one) - distance(other) || start(one) - start(other))
}
