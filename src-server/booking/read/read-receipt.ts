import type { ReceiptInput } from '../../../shared/booking.ts'
import { wallClock } from '../../../shared/time/business-time.ts'
import { readClaims } from '../../claims/read-claims.ts'
import type { Context } from '../../context.ts'
import { readProfiles } from '../../professionals/public-profile.ts'
import { readProposals } from '../../proposals/read-proposals.ts'
import { bookingNotFound, canViewBooking } from './booking-access.ts'

/**
 * An order as its owner sees it: the requested booking and those made with it. Amounts in cents, times in the business
 * zone; a booking that was moved has a time of its own.
 * @throws NOT_FOUND for an unknown id and for a wrong token alike
 */
export async function readReceipt(ctx: Context, { id, token }: ReceiptInput) {
  const { database, timeZone } = ctx
  const rows = await database.read
    .selectFrom('bookings')
    .innerJoin('bookings as asked', 'asked.group_id', 'bookings.group_id')
    .where('asked.id', '=', id)
    .leftJoin('customer_reviews', 'customer_reviews.booking_id', 'bookings.id')
    .selectAll('bookings')
    .select('customer_reviews.rating')
    .orderBy('bookings.service_title')
    .execute()
  const first = rows[0]
  if (!first || !canViewBooking(ctx, first, token)) throw bookingNotFound()
  const [professionals, proposals, claimsOf] = await Promise.all([
    readProfiles(
      database.read,
      rows.map((row) => row.professional_id),
    ),
    readProposals(
      database.read,
      rows.map((row) => ({ ...row, date: row.scheduled_date, time: row.scheduled_time })),
      wallClock(ctx.clock.now(), timeZone),
    ),
    readClaims(
      database.read,
      rows.map((row) => row.id),
    ),
  ])
  return {
    groupId: first.group_id,
    /** Until when the link in the email has to be opened; ISO, UTC. */
    heldUntil: rows.find(({ held_until }) => held_until !== null)?.held_until ?? null,
    timeZone,
    contact: {
      fullName: first.customer_name,
      email: first.customer_email,
      phone: first.customer_phone,
      address: first.customer_address,
      specialInstructions: first.special_instructions,
    },
    bookings: rows.map((row) => ({
      id: row.id,
      serviceId: row.service_id,
      serviceTitle: row.service_title,
      quoteAmount: row.quote_amount,
      status: row.status,
      date: row.scheduled_date,
      time: row.scheduled_time,
      rating: row.rating,
      sequence: row.calendar_sequence,
      /** Without asking the customer. */
      isMovedByOffice: row.agreed_date !== null,
      professional: professionals.get(row.professional_id ?? '') ?? null,
      ...proposals(row.id),
      claims: claimsOf(row.id),
    })),
    createdAt: first.created_at,
  }
}
