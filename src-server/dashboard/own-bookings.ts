import type { BookingStatus } from '../../shared/booking-status.ts'
import type { OwnBookingsInput } from '../../shared/people/customer.ts'
import { wallClock } from '../../shared/time/business-time.ts'
import { readClaims } from '../claims/read-claims.ts'
import type { SignedInContext } from '../context.ts'
import { readProfiles } from '../professionals/public-profile.ts'
import { readProposals } from '../proposals/read-proposals.ts'

const pageSize = 20

/**
 * The user's bookings, newest first, a page at a time, with the count of each status. Amounts in cents, dates and times
 * in the business zone; `cursor` is the last id of the previous page.
 */
export async function listOwnBookings(
  { database, user, clock, timeZone }: SignedInContext,
  { status, cursor }: OwnBookingsInput,
) {
  const own = database.read.selectFrom('bookings').where('user_id', '=', user.id)
  const [counted, rows] = await Promise.all([
    own
      .select((eb) => ['status', eb.fn.countAll<number>().as('count')])
      .groupBy('status')
      .execute(),
    own
      .leftJoin('customer_reviews', 'customer_reviews.booking_id', 'bookings.id')
      .select([
        'bookings.id',
        'bookings.service_id as serviceId',
        'service_title as serviceTitle',
        'status',
        'scheduled_date as date',
        'scheduled_time as time',
        'customer_address as address',
        'quote_amount as quoteAmount',
        'special_instructions as specialInstructions',
        'bookings.created_at as createdAt',
        'customer_reviews.rating',
        'professional_id as professionalId',
        'slot_id',
      ])
      .$call((query) => (status === undefined ? query : query.where('status', '=', status)))
      .$if(cursor !== undefined, (some) =>
        some.where((eb) =>
          eb(
            eb.refTuple('bookings.created_at', 'bookings.id'),
            '<',
            eb
              .selectFrom('bookings as last')
              .select(['last.created_at', 'last.id'])
              .where('last.id', '=', cursor ?? '')
              .where('last.user_id', '=', user.id)
              .$asTuple('created_at', 'id'),
          ),
        ),
      )
      .orderBy('bookings.created_at', 'desc')
      .orderBy('bookings.id', 'desc')
      .limit(pageSize + 1)
      .execute(),
  ])
  const count = (wanted: BookingStatus) => counted.find((one) => one.status === wanted)?.count ?? 0
  const shown = rows.slice(0, pageSize)
  const [professionals, proposals, claimsOf] = await Promise.all([
    readProfiles(
      database.read,
      shown.map((row) => row.professionalId),
    ),
    readProposals(database.read, shown, wallClock(clock.now(), timeZone)),
    readClaims(
      database.read,
      shown.map((row) => row.id),
    ),
  ])
  const bookings = shown.map(({ professionalId, slot_id: _slot, ...booking }) => ({
    ...booking,
    ...proposals(booking.id),
    /** Who comes; null while nobody is assigned. */
    professional: professionals.get(professionalId ?? '') ?? null,
    claims: claimsOf(booking.id),
  }))
  return {
    counts: {
      pending: count('pending'),
      confirmed: count('confirmed'),
      in_progress: count('in_progress'),
      completed: count('completed'),
      cancelled: count('cancelled'),
    } satisfies Record<BookingStatus, number>,
    bookings,
    nextCursor: rows.length > pageSize ? bookings.at(-1)?.id : undefined,
  }
}
