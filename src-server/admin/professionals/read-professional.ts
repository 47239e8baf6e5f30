import { isServiceId } from '../../../shared/catalogue.ts'
import {
  addDays,
  hasStarted,
  type WallClock,
  wallClock,
} from '../../../shared/time/business-time.ts'
import { slotHorizonDays, slotHours } from '../../../shared/time/slots.ts'
import type { Context } from '../../context.ts'
import { notCancelled } from '../../db/not-cancelled.ts'
import type { Db } from '../../db/types.ts'
import { fullName } from '../../professionals/full-name.ts'
import { readFreeHours } from '../../professionals/read-free-hours.ts'
import { countHours, hasVisit } from '../../professionals/working-hours.ts'
import { professionalNotFound } from './save-professional.ts'

/** All times up to the horizon. */
const visitsShown = (slotHorizonDays + 1) * 5
/** The figures look this many days ahead. */
export const figureDays = 14

/**
 * A professional with what they do where and when, time off that is coming, coming visits, and figures. A visit
 * `needsSomebody` if this professional no longer works then, or does not do it any more. Amounts in cents.
 * @throws NOT_FOUND
 */
export async function readProfessional(ctx: Context, { id }: { id: string }) {
  const { read } = ctx.database
  const { date: today, time: now } = wallClock(ctx.clock.now(), ctx.timeZone)
  const professional = await read
    .selectFrom('professionals')
    .leftJoin('users', 'users.id', 'professionals.user_id')
    .leftJoin('professional_invitations as invitation', (join) =>
      join
        .onRef('invitation.professional_id', '=', 'professionals.id')
        .on('invitation.expires_at', '>', ctx.clock.now().toISOString()),
    )
    .select([
      'professionals.id',
      'first_name',
      'last_name',
      'about',
      'professionals.email',
      'phone',
      'version',
      'picture',
      'is_active as isActive',
      'completed_visits as completedVisits',
      'reviews',
      'stars',
      // How they sign in, or when they were invited to.
      'users.email as signInEmail',
      'invitation.created_at as invitedAt',
    ])
    .where('professionals.id', '=', id)
    .executeTakeFirst()
  if (!professional) throw professionalNotFound()
  const { stars, first_name: firstName, last_name, ...known } = professional
  const [skills, zips, hours, timeOff, visits, revenue] = await Promise.all([
    read
      .selectFrom('professional_skills')
      .select('service_id as id')
      .where('professional_id', '=', id)
      .orderBy('service_id')
      .execute(),
    read
      .selectFrom('professional_zips')
      .select('beginning')
      .where('professional_id', '=', id)
      .orderBy('beginning')
      .execute(),
    read
      .selectFrom('professional_hours')
      .select(['weekday', 'start_time as from', 'end_time as to'])
      .where('professional_id', '=', id)
      .orderBy('weekday')
      .orderBy('start_time')
      .execute(),
    read
      .selectFrom('time_off')
      .select(['id', 'starts_at as startsAt', 'ends_at as endsAt', 'reason'])
      .where('professional_id', '=', id)
      .where('ends_at', '>', `${today} ${now}`)
      .orderBy('starts_at')
      .execute(),
    comingVisits(read, id, { date: today, time: now }),
    read
      .selectFrom('bookings')
      .select((eb) => eb.fn.sum<number | null>('quote_amount').as('cents'))
      .where('professional_id', '=', id)
      .where(...notCancelled)
      .where('status', '=', 'completed')
      .executeTakeFirstOrThrow(),
  ])
  const serviceIds = skills.map((skill) => skill.id).filter(isServiceId)
  const atWork = await hoursAtWork(read, id, [
    ...Array.from({ length: figureDays }, (_, days) => addDays(today, days + 1)),
    ...visits.map(({ date }) => date),
  ])
  const closed = await read
    .selectFrom('holidays')
    .select('date')
    .where('date', '>=', today)
    .execute()
  const holidays = new Set(closed.map(({ date }) => date))
  const isActive = known.isActive === 1
  const covers = (zip: string | null) =>
    zip === null || zips.length === 0 || zips.some(({ beginning }) => zip.startsWith(beginning))
  // From tomorrow on: of today, some is over.
  const lastDay = addDays(today, figureDays)
  const isCounted = (date: string) => date > today && date <= lastDay && !holidays.has(date)
  return {
    ...known,
    firstName,
    name: fullName({ first_name: firstName, last_name }),
    isActive,
    rating: known.reviews === 0 ? null : Math.round((10 * stars) / known.reviews) / 10,
    serviceIds,
    zipPrefixes: zips.map(({ beginning }) => beginning),
    hours,
    timeOff,
    revenue: revenue.cents ?? 0,
    ahead: {
      worked: [...atWork]
        .filter(([date]) => isActive && isCounted(date))
        .reduce((sum, [, day]) => sum + countHours(day), 0),
      booked:
        slotHours *
        visits.filter(({ date, time }) => isCounted(date) && hasVisit(atWork.get(date) ?? 0, time))
          .length,
    },
    visits: visits.map(({ zip, ...visit }) => ({
      ...visit,
      needsSomebody:
        !isActive ||
        !covers(zip) ||
        !serviceIds.some((service) => service === visit.serviceId) ||
        !hasVisit(atWork.get(visit.date) ?? 0, visit.time),
    })),
  }
}

/** Those that have not begun. */
async function comingVisits(read: Db, id: string, now: WallClock) {
  const visits = await read
    .selectFrom('bookings')
    .select([
      'id',
      'service_id as serviceId',
      'service_title as serviceTitle',
      'status',
      'customer_name as customerName',
      'customer_address as address',
      'customer_zip as zip',
      'scheduled_date as date',
      'scheduled_time as time',
    ])
    .where('professional_id', '=', id)
    .where('scheduled_date', '>=', now.date)
    .where(...notCancelled)
    .where('status', 'in', ['pending', 'confirmed'])
    .orderBy('scheduled_date')
    .orderBy('scheduled_time')
    .limit(visitsShown)
    .execute()
  return visits.filter((visit) => !hasStarted(visit, now))
}

/** The hours at work by date, visits or not. */
async function hoursAtWork(read: Db, id: string, days: readonly string[]) {
  const dates = [...new Set(days)].toSorted()
  const free = await readFreeHours(read, [id], { dates, ignoresVisits: true })
  return new Map(dates.map((date, at) => [date, free.get(id)?.hours[at] ?? 0]))
}
