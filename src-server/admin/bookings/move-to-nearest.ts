import type { BookingIdsInput } from '../../../shared/admin/bookings.ts'
import { isServiceId } from '../../../shared/catalogue.ts'
import {
  hasStarted,
  instantOf,
  type WallClock,
  wallClock,
} from '../../../shared/time/business-time.ts'
import { bookingNotFound } from '../../booking/read/booking-access.ts'
import { openSlots } from '../../booking/slots/open-slots.ts'
import type { SignedInContext } from '../../context.ts'
import { DomainError } from '../../errors.ts'
import { moveBooking } from './move-booking.ts'

/** Nobody is moved to a time that they may hear of too late. */
const noticeMs = 24 * 3_600_000
/** Another order may take a time in the meantime. */
const triesEach = 3

interface Moved extends WallClock {
  id: string
}

/**
 * Moves each of these visits to the free time nearest to its own that is at least a day ahead, with the same professional
 * where possible: for a day on which the business is closed after all. Each is moved on its own; returns where to, and why the
 * others were not. Dates and times in the business zone.
 */
export async function moveToNearest(
  ctx: SignedInContext,
  { ids }: BookingIdsInput,
): Promise<{ moved: Moved[]; refused: { id: string; reason: string }[] }> {
  const moved: Moved[] = []
  const refused: { id: string; reason: string }[] = []
  for (const id of ids) {
    try {
      moved.push({ id, ...(await moveOne(ctx, id)) })
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      refused.push({ id, reason: error.message })
    }
  }
  return { moved, refused }
}

async function moveOne(ctx: SignedInContext, id: string): Promise<WallClock> {
  const booking = await ctx.database.write
    .selectFrom('bookings')
    .select([
      'service_id as serviceId',
      'customer_zip as zip',
      'scheduled_date as date',
      'scheduled_time as time',
      'professional_id as professionalId',
    ])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!booking) throw bookingNotFound()
  const { serviceId, zip, ...from } = booking
  const earliest = wallClock(new Date(ctx.clock.now().getTime() + noticeMs), ctx.timeZone)
  const slots = isServiceId(serviceId)
    ? await openSlots(ctx, { serviceIds: [serviceId], ...(zip === null ? {} : { zip }) })
    : []
  const start = (at: WallClock) => instantOf(at, ctx.timeZone).getTime()
  const distance = (at: WallClock) => Math.abs(start(at) - start(from))
  const nearest = slots
    .map(({ date, startTime }) => ({ date, time: startTime }))
    .filter((at) => !hasStarted(at, earliest) && distance(at) > 0)
    .toSorted((one, other) => distance(one) - distance(other) || start(one) - start(other))
    .slice(0, triesEach)
  for (const [index, at] of nearest.entries()) {
    try {
      await moveBooking(ctx, { id, ...at, from })
      return at
    } catch (error) {
      const isGone = error instanceof DomainError && error.code === 'SLOT_TAKEN'
      if (!isGone || index === nearest.length - 1) throw error
    }
  }
  throw new DomainError('conflict', 'NO_TIME_FREE', 'Nobody is free for it in the next 60 days.')
}
