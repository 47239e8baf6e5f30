import { isServiceId } from '../../../shared/catalogue.ts'
import { hasStarted, type WallClock, wallClock } from '../../../shared/time/business-time.ts'
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
export const nearestTimes = async (ctx: Context, visit: Visit): Promise<WallClock[]> =>
  nearestOf(ctx, visit, await openTimes(ctx)(visit))

/** Reads the open times for visits, once for each service and zip code. */
export function openTimes(ctx: Context) {
  const read = new Map<string, Promise<WallClock[]>>()
  return ({ service_id: serviceId, customer_zip: zip }: Visit): Promise<WallClock[]> => {
    const key = `${serviceId} ${zip ?? ''}`
    const found = read.get(key) ?? readOpenTimes(ctx, serviceId, zip)
    read.set(key, found)
    return found
  }
}

async function readOpenTimes(
  ctx: Context,
  serviceId: string,
  zip: string | null,
): Promise<WallClock[]> {
  if (!isServiceId(serviceId)) return []
  const slots = await openSlots(ctx, {
    serviceIds: [serviceId],
    ...(zip === null ? {} : { zip }),
  })
  return slots.map(({ date, startTime }) => ({ date, time: startTime }))
}

/** Of these open times those that are at least a day ahead, the nearest to the visit's own first. */
export function nearestOf(
  { clock, timeZone }: Pick<Context, 'clock' | 'timeZone'>,
  visit: Visit,
  open: readonly WallClock[],
): WallClock[] {
  const earliest = wallClock(new Date(clock.now().getTime() + noticeMs), timeZone)
  const own = onTheClock({ date: visit.scheduled_date, time: visit.scheduled_time })
  // Sorting compares each of them many times.
  return open
    .filter((at) => !hasStarted(at, earliest))
    .map((at) => {
      const startsAt = onTheClock(at)
      return { at, startsAt, distance: Math.abs(startsAt - own) }
    })
    .filter(({ distance }) => distance > 0)
    .toSorted((a, b) => a.distance - b.distance || a.startsAt - b.startsAt)
    .map(({ at }) => at)
}

/** Milliseconds on the business's clock, as if it were never set to another time: enough to tell what is nearer, and fast. */
const onTheClock = ({ date, time }: WallClock): number => Date.parse(`${date}T${time}Z`)
