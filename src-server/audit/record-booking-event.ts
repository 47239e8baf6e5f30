import type { BookingEventKind } from '../../shared/booking-status.ts'
import type { Context } from '../context.ts'
import type { Tables, Trx } from '../db/types.ts'
import { newId } from '../secrets.ts'
import type { BookingEventFacts } from './booking-event-facts.ts'
import { isCustomerAction } from './is-customer-action.ts'

type Booking = Pick<Tables['bookings'], 'id' | 'user_id'>

/**
 * Adds a line to a booking's history, in the transaction of the event itself. `facts` hold cents and business-zone
 * times.
 */
export async function recordBookingEvent(
  ctx: Context,
  trx: Trx,
  booking: Booking,
  kind: BookingEventKind,
  facts: BookingEventFacts = {},
): Promise<void> {
  await trx
    .insertInto('booking_events')
    .values({
      id: newId(),
      booking_id: booking.id,
      kind,
      actor: isCustomerAction(ctx, booking) ? 'customer' : 'admin',
      actor_user_id: ctx.user?.id ?? null,
      facts: JSON.stringify(facts),
      created_at: ctx.clock.now().toISOString(),
    })
    .execute()
}
