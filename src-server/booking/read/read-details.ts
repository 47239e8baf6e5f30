import type { ReceiptInput } from '../../../shared/booking.ts'
import { customerEventFacts } from '../../audit/booking-event-facts.ts'
import { readClaims } from '../../claims/read-claims.ts'
import type { Context } from '../../context.ts'
import { parseColumn } from '../../db/parse-column.ts'
import { readPayments } from '../../payments/read-payments.ts'
import { readProfiles } from '../../professionals/public-profile.ts'
import { currentCancellationFee } from '../cancel/cancellation-fee.ts'
import { restOfOrder } from '../cancel/rest-of-order.ts'
import { answersOf } from './answers-of.ts'
import { getViewableBooking } from './booking-access.ts'
import { historyForCustomer } from './history-for-customer.ts'

/**
 * Everything about one booking: the answers as given, its history, its review, and what cancelling would cost now.
 * Amounts in cents, dates and times in the business zone, instants in ISO, UTC.
 * @throws NOT_FOUND alike for an unknown id and if the caller may not see it
 */
export async function readDetails(ctx: Context, input: ReceiptInput) {
  const { database, clock, timeZone } = ctx
  const booking = await getViewableBooking(ctx, database.read, input)
  const [payments, professionals, claimsOf, rest, events, review] = await Promise.all([
    readPayments(database.read, booking),
    readProfiles(database.read, [booking.professional_id]),
    readClaims(database.read, [booking.id]),
    restOfOrder(database.read, booking),
    database.read
      .selectFrom('booking_events')
      .select(['kind', 'actor', 'facts', 'created_at'])
      .where('booking_id', '=', booking.id)
      .orderBy('created_at')
      .execute(),
    database.read
      .selectFrom('customer_reviews')
      .select(['rating', 'review_text', 'created_at'])
      .where('booking_id', '=', booking.id)
      .executeTakeFirst(),
  ])
  return {
    id: booking.id,
    serviceId: booking.service_id,
    serviceTitle: booking.service_title,
    status: booking.status,
    quoteAmount: booking.quote_amount,
    date: booking.scheduled_date,
    time: booking.scheduled_time,
    timeZone,
    sequence: booking.calendar_sequence,
    contact: {
      fullName: booking.customer_name,
      email: booking.customer_email,
      phone: booking.customer_phone,
      address: booking.customer_address,
      specialInstructions: booking.special_instructions,
    },
    /** Who comes; null while nobody is assigned. */
    professional: professionals.get(booking.professional_id ?? '') ?? null,
    answers: answersOf(booking),
    /** Where the work is; undefined for bookings made before it was asked for. */
    zip: booking.customer_zip ?? undefined,
    createdAt: booking.created_at,
    cancellationFee: booking.cancellation_fee,
    payments,
    /** Whether the office moved it to this time without asking: cancelling it costs nothing more then. */
    isMovedByOffice: booking.agreed_date !== null,
    feeNow: currentCancellationFee(booking, clock.now(), timeZone),
    /** What the order's other services cost now, and once this one is cancelled; undefined if there are none. */
    restOfOrder: rest && { before: rest.before, after: rest.after },
    review: review && {
      rating: review.rating,
      text: review.review_text,
      createdAt: review.created_at,
    },
    claims: claimsOf(booking.id),
    history: historyForCustomer(
      events.map(({ kind, actor, facts, created_at }) => ({
        kind,
        actor,
        facts: parseColumn(customerEventFacts, facts),
        at: created_at,
      })),
    ),
  }
}
