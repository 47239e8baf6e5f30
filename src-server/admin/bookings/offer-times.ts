import type { BookingIdsInput } from '../../../shared/admin/bookings.ts'
import { canAssign } from '../../../shared/booking-status.ts'
import { offeredTimesEach } from '../../../shared/proposals.ts'
import { hasStarted, wallClock } from '../../../shared/time/business-time.ts'
import { recordAction } from '../../audit/record-action.ts'
import { lockBooking } from '../../booking/lock-booking.ts'
import { bookingNotFound } from '../../booking/read/booking-access.ts'
import type { SignedInContext } from '../../context.ts'
import { requireEmail } from '../../customers/require-email.ts'
import { DomainError } from '../../errors.ts'
import { enqueue } from '../../mail/outbox.ts'
import { nearestOf, openTimes } from './nearest-times.ts'
import { oneByOne, type Refused } from './one-by-one.ts'

/**
 * Offers the customers of these visits the three free times nearest to their own, by email: they choose one through its link,
 * free of charge, and nothing changes until then. Returns the ids of the visits, and why the others are not offered any.
 */
export async function offerTimes(
  ctx: SignedInContext,
  { ids }: BookingIdsInput,
): Promise<{ offered: string[]; refused: Refused[] }> {
  // An offer takes no time from anybody: they are read once for each service and place.
  const open = openTimes(ctx)
  const { done, refused } = await oneByOne(ids, async (id) => {
    await offerOne(ctx, id, open)
    return id
  })
  return { offered: done, refused }
}

async function offerOne(
  ctx: SignedInContext,
  id: string,
  open: ReturnType<typeof openTimes>,
): Promise<void> {
  const seen = await ctx.database.write
    .selectFrom('bookings')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  if (!seen) throw bookingNotFound()
  const times = nearestOf(ctx, seen, await open(seen)).slice(0, offeredTimesEach)
  if (times.length === 0) {
    throw new DomainError(
      'conflict',
      'NO_TIME_FREE',
      'No one is available for this visit in the next 60 days.',
    )
  }
  const now = ctx.clock.now()
  await ctx.database.write.transaction().execute(async (trx) => {
    const booking = await lockBooking(trx, id)
    requireEmail(booking, 'Call them, or add their email with Edit.')
    const visit = { date: booking.scheduled_date, time: booking.scheduled_time }
    if (!canAssign(booking.status) || hasStarted(visit, wallClock(now, ctx.timeZone))) {
      throw new DomainError(
        'conflict',
        'NOT_ASSIGNABLE',
        'The visit has started, is finished, or is cancelled.',
      )
    }
    const offer = {
      slot_id: booking.slot_id,
      times: JSON.stringify(times),
      offered_by: ctx.user.id,
      created_at: now.toISOString(),
    }
    await trx
      .insertInto('time_offers')
      .values({ booking_id: id, ...offer })
      .onConflict((conflict) => conflict.column('booking_id').doUpdateSet(offer))
      .execute()
    await enqueue(trx, {
      kind: 'timesOffered',
      recipient: booking.customer_email,
      facts: {
        name: booking.customer_name,
        serviceTitle: booking.service_title,
        visit,
        times,
        bookingId: id,
        groupId: booking.group_id,
      },
      status: 'queued',
      reason: 'asks for an answer',
      createdAt: now.toISOString(),
      userId: booking.user_id,
      groupId: booking.group_id,
    })
    await recordAction(ctx, trx, 'booking.offerTimes', id)
  })
}
