import { wallClock } from '../../shared/time/business-time.ts'
import { readFeed } from '../calendar/feeds.ts'
import type { SignedInContext } from '../context.ts'

const visitsShown = 200

/**
 * The visits of the signed-in professional from today on (business zone), soonest first, with what they need at the door; and the
 * address of their calendar, where the office shares it. Nobody else's visits, no prices.
 */
export async function readOwnVisits(ctx: SignedInContext) {
  const { read } = ctx.database
  const { date: today } = wallClock(ctx.clock.now(), ctx.timeZone)
  const { id, firstName } = await read
    .selectFrom('professionals')
    .select(['id', 'first_name as firstName'])
    .where('user_id', '=', ctx.user.id)
    .where('is_active', '=', 1)
    .executeTakeFirstOrThrow()
  const [visits, calendar] = await Promise.all([
    read
      .selectFrom('bookings')
      .select([
        'id',
        'service_title as serviceTitle',
        'status',
        'scheduled_date as date',
        'scheduled_time as time',
        'customer_name as customerName',
        'customer_phone as phone',
        'customer_address as address',
        'special_instructions as instructions',
      ])
      .where('professional_id', '=', id)
      .where('scheduled_date', '>=', today)
      .where('status', '<>', 'cancelled')
      .orderBy('scheduled_date')
      .orderBy('scheduled_time')
      .limit(visitsShown)
      .execute(),
    readFeed(ctx, { kind: 'professional', professionalId: id }),
  ])
  return { firstName, today, visits, calendarUrl: calendar.url }
}
