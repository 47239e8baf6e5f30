import { wallClock } from '../../shared/time/business-time.ts'
import type { SignedInContext } from '../context.ts'
import { readProfiles } from '../professionals/public-profile.ts'

const recentLimit = 5

/**
 * The four counters and the five most recent bookings. Upcoming: later than now in the business zone, neither completed
 * nor cancelled.
 */
export async function readOverview({ database, clock, timeZone, user }: SignedInContext) {
  const now = wallClock(clock.now(), timeZone)
  const own = database.read.selectFrom('bookings').where('user_id', '=', user.id)
  const [counters, recent] = await Promise.all([
    own
      .select((eb) => [
        eb.fn.countAll<number>().as('total'),
        eb.fn
          .count<number>('id')
          .filterWhere('status', 'not in', ['completed', 'cancelled'])
          .filterWhere((where) =>
            where.or([
              where('scheduled_date', '>', now.date),
              where.and([
                where('scheduled_date', '=', now.date),
                where('scheduled_time', '>', now.time),
              ]),
            ]),
          )
          .as('upcoming'),
        eb.fn.count<number>('id').filterWhere('status', '=', 'pending').as('pending'),
        eb.fn.count<number>('id').filterWhere('status', '=', 'completed').as('completed'),
      ])
      .executeTakeFirstOrThrow(),
    own
      .select([
        'id',
        'service_id as serviceId',
        'service_title as serviceTitle',
        'scheduled_date as date',
        'scheduled_time as time',
        'status',
        'customer_address as address',
        'professional_id as professionalId',
      ])
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(recentLimit)
      .execute(),
  ])
  const profiles = await readProfiles(
    database.read,
    recent.map(({ professionalId }) => professionalId),
  )
  return {
    counters,
    recent: recent.map(({ professionalId, ...booking }) => ({
      ...booking,
      /** The first name of who comes or came; null for nobody yet. */
      professional:
        booking.status === 'cancelled'
          ? null
          : (profiles.get(professionalId ?? '')?.firstName ?? null),
    })),
  }
}
