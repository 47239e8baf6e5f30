import type { BookingIdsInput } from '../../../shared/admin/bookings.ts'
import { bookingNotFound } from '../../booking/read/booking-access.ts'
import type { SignedInContext } from '../../context.ts'
import { DomainError } from '../../errors.ts'
import { arrangementOf } from '../../mail/tell-of-change.ts'
import { moveBooking } from './move-booking.ts'
import { nearestTimes } from './nearest-times.ts'
import { type Changed, oneByOne, type Refused } from './one-by-one.ts'

/** Another order may take a time in the meantime. */
const triesEach = 3

/**
 * Moves each of these visits to the free time nearest to its own that is at least a day ahead, with the same professional
 * where possible: for a day on which the business is closed after all. Each is moved on its own; returns from where to where,
 * and why the others were not. Dates and times in the business zone.
 */
export async function moveToNearest(
  ctx: SignedInContext,
  { ids }: BookingIdsInput,
): Promise<{ moved: Changed[]; refused: Refused[] }> {
  const { done, refused } = await oneByOne(ids, async (id) => ({ id, ...(await moveOne(ctx, id)) }))
  return { moved: done, refused }
}

async function moveOne(ctx: SignedInContext, id: string): Promise<Omit<Changed, 'id'>> {
  const booking = await ctx.database.write
    .selectFrom('bookings')
    .select(['service_id', 'customer_zip', 'scheduled_date', 'scheduled_time', 'professional_id'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!booking) throw bookingNotFound()
  const from = arrangementOf(booking)
  const nearest = (await nearestTimes(ctx, booking)).slice(0, triesEach)
  for (const [index, at] of nearest.entries()) {
    try {
      const { before, after, canUndo } = await moveBooking(ctx, { id, ...at, from })
      return { before, after, canUndo }
    } catch (error) {
      const isGone = error instanceof DomainError && error.code === 'SLOT_TAKEN'
      if (!isGone || index === nearest.length - 1) throw error
    }
  }
  throw new DomainError(
    'conflict',
    'NO_TIME_FREE',
    'No one is available for this visit in the next 60 days.',
  )
}
