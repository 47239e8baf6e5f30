import { tzlib_get_ical_block } from 'timezones-ical-library'
import { brand } from '../../shared/brand.ts'
import { addDays, wallClock } from '../../shared/time/business-time.ts'
import { type CalendarVisit, calendarFile } from '../../shared/time/calendar-file.ts'
import type { Deps } from '../context.ts'
import type { Db } from '../db/types.ts'
import { readProfiles } from '../professionals/public-profile.ts'
import { sha256 } from '../secrets.ts'

const daysBack = 60
const visitsShown = 5_000

/**
 * The calendar at a secret address (RFC 5545): the visits of its owner from two months ago on, with the same entries as
 * the files in emails. Undefined if there is no such address, or its owner may not see them any more.
 */
export async function feedFile(
  { database: { read }, clock, timeZone }: Pick<Deps, 'database' | 'clock'> & { timeZone: string },
  token: string,
): Promise<string | undefined> {
  const feed = await read
    .selectFrom('calendar_feeds')
    .leftJoin('user_roles', 'user_roles.user_id', 'calendar_feeds.user_id')
    .leftJoin('professionals', 'professionals.id', 'calendar_feeds.professional_id')
    .select(['kind', 'calendar_feeds.user_id', 'professional_id', 'role', 'is_active'])
    .where('token_hash', '=', sha256(token))
    .executeTakeFirst()
  if (!feed) return undefined
  const { kind, user_id, professional_id, role, is_active } = feed
  if (kind === 'office' && role !== 'admin') return undefined
  if (kind === 'professional' && is_active !== 1) return undefined
  const { date: today } = wallClock(clock.now(), timeZone)
  const ofOwner = read
    .selectFrom('bookings')
    .selectAll()
    .where('status', '<>', 'cancelled')
    .$call((query) =>
      kind === 'office'
        ? query
        : kind === 'customer'
          ? query.where('user_id', '=', user_id)
          : query.where('professional_id', '=', professional_id),
    )
  // What is to come matters more than what was.
  const coming = await ofOwner
    .where('scheduled_date', '>=', today)
    .orderBy('scheduled_date')
    .orderBy('scheduled_time')
    .orderBy('id')
    .limit(visitsShown)
    .execute()
  const past = await ofOwner
    .where('scheduled_date', '>=', addDays(today, -daysBack))
    .where('scheduled_date', '<', today)
    .orderBy('scheduled_date', 'desc')
    .orderBy('scheduled_time', 'desc')
    .orderBy('id', 'desc')
    .limit(visitsShown - coming.length)
    .execute()
  const bookings = [...past.toReversed(), ...coming]
  const names = await readNames(
    read,
    bookings.map((booking) => booking.professional_id),
  )
  const visits = bookings.map((booking): CalendarVisit & { stampedAt: Date } => {
    const who = names.get(booking.professional_id ?? '')
    return {
      id: booking.id,
      serviceTitle: booking.service_title,
      address: booking.customer_address,
      date: booking.scheduled_date,
      time: booking.scheduled_time,
      sequence: booking.calendar_sequence,
      stampedAt: new Date(booking.rescheduled_at ?? booking.created_at),
      ...(kind === 'professional' ? {} : { professionalName: who }),
      ...(kind === 'customer'
        ? {}
        : {
            title: `${booking.service_title}: ${booking.customer_name}`,
            details: [
              ...(kind === 'office' && !who ? ['Nobody is assigned'] : []),
              booking.customer_phone,
              ...(booking.special_instructions ? [booking.special_instructions] : []),
            ],
          }),
    }
  })
  return calendarFile(visits, {
    zone: timeZone,
    method: 'PUBLISH',
    stampedAt: clock.now(),
    name: kind === 'customer' ? brand.name : `${brand.name} visits`,
    localZone: zoneBlock(timeZone),
  })
}

async function readNames(read: Db, ids: readonly (string | null)[]) {
  const profiles = await readProfiles(read, ids)
  return new Map([...profiles].map(([id, { firstName }]) => [id, firstName]))
}

/** The zone as calendars describe it, and how times refer to it. */
function zoneBlock(timeZone: string): { lines: string[]; parameter: string } | undefined {
  const [block, parameter] = tzlib_get_ical_block(timeZone)
  return block && parameter ? { lines: block.split('\r\n'), parameter } : undefined
}
