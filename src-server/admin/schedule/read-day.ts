import { canAssign } from '../../../shared/booking-status.ts'
import { hasStarted, wallClock, weekday } from '../../../shared/time/business-time.ts'
import type { Context } from '../../context.ts'
import { fullName } from '../../professionals/full-name.ts'

/**
 * A day as the board shows it: everybody who works for the company, or has a visit that day, with their hours, time off
 * and visits; and the visits that nobody is assigned to. Dates and times in the business zone.
 */
export async function readDay(
  { database: { read }, clock, timeZone }: Context,
  { date }: { date: string },
) {
  const [people, hours, timeOff, bookings, holiday] = await Promise.all([
    read
      .selectFrom('professionals')
      .select(['id', 'first_name', 'last_name', 'picture', 'is_active'])
      .orderBy('first_name')
      .orderBy('last_name')
      .orderBy('id')
      .execute(),
    read
      .selectFrom('professional_hours')
      .select(['professional_id as professionalId', 'start_time as from', 'end_time as to'])
      .where('weekday', '=', weekday(date))
      .orderBy('start_time')
      .execute(),
    read
      .selectFrom('time_off')
      .select(['professional_id as professionalId', 'starts_at', 'ends_at', 'reason'])
      .where('ends_at', '>', date)
      .where('starts_at', '<', `${date} 24:00`)
      .execute(),
    read
      .selectFrom('bookings')
      .select([
        'id',
        'professional_id as professionalId',
        'service_id as serviceId',
        'service_title as serviceTitle',
        'status',
        'customer_name as customerName',
        'customer_address as address',
        'scheduled_time as time',
      ])
      .where('scheduled_date', '=', date)
      .where('status', '<>', 'cancelled')
      .orderBy('scheduled_time')
      .orderBy('id')
      .execute(),
    read.selectFrom('holidays').select('name').where('date', '=', date).executeTakeFirst(),
  ])
  const now = wallClock(clock.now(), timeZone)
  const visits = bookings.map((one) => ({
    ...one,
    canMove: canAssign(one.status) && !hasStarted({ date, time: one.time }, now),
  }))
  const [hoursOf, timeOffOf, visitsOf] = [
    byProfessional(hours),
    byProfessional(timeOff),
    byProfessional(visits),
  ]
  return {
    date,
    holiday: holiday?.name ?? null,
    unassigned: visitsOf.get(null) ?? [],
    professionals: people
      .filter(({ id, is_active }) => is_active === 1 || visitsOf.has(id))
      .map((person) => ({
        id: person.id,
        firstName: person.first_name,
        name: fullName(person),
        picture: person.picture,
        isActive: person.is_active === 1,
        // Nothing new is booked with somebody who is no longer active, nor on a holiday.
        hours:
          person.is_active === 0 || holiday
            ? []
            : (hoursOf.get(person.id) ?? []).map(({ from, to }) => ({ from, to })),
        timeOff: (timeOffOf.get(person.id) ?? []).map(({ starts_at, ends_at, reason }) => ({
          from: starts_at < date ? '00:00' : starts_at.slice(11),
          to: ends_at > `${date} 24:00` ? '24:00' : ends_at.slice(11),
          reason,
        })),
        visits: visitsOf.get(person.id) ?? [],
      })),
  }
}

function byProfessional<Row extends { professionalId: string | null }>(rows: readonly Row[]) {
  const grouped = new Map<string | null, Row[]>()
  for (const row of rows) {
    const group = grouped.get(row.professionalId)
    if (group) group.push(row)
    else grouped.set(row.professionalId, [row])
  }
  return grouped
}
