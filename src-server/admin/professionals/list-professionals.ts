import type { ServiceId } from '../../../shared/catalogue.ts'
import { wallClock } from '../../../shared/time/business-time.ts'
import type { Context } from '../../context.ts'
import { notCancelled } from '../../db/not-cancelled.ts'
import type { Db } from '../../db/types.ts'
import { fullName } from '../../professionals/full-name.ts'

/** Everybody who works or has worked for the company, with what they do and how many visits are coming. */
export async function listProfessionals({ database: { read }, clock, timeZone }: Context) {
  const { date: today } = wallClock(clock.now(), timeZone)
  const [people, skills, live, begun] = await Promise.all([
    read
      .selectFrom('professionals')
      .select([
        'id',
        'first_name',
        'last_name',
        'picture',
        'phone',
        'email',
        'is_active as isActive',
        'completed_visits as completedVisits',
        'reviews',
        'stars',
      ])
      .orderBy('is_active', 'desc')
      .orderBy('first_name')
      .orderBy('last_name')
      .orderBy('id')
      .execute(),
    read
      .selectFrom('professional_skills')
      .select(['professional_id as professionalId', 'service_id as serviceId'])
      .orderBy('service_id')
      .execute(),
    // Few of these have begun or are over.
    countVisits(read, today)
      .where(...notCancelled)
      .execute(),
    countVisits(read, today).where('status', 'in', ['in_progress', 'completed']).execute(),
  ])
  const skillsOf = new Map(people.map(({ id }): [string, ServiceId[]] => [id, []]))
  for (const { professionalId, serviceId } of skills) skillsOf.get(professionalId)?.push(serviceId)
  const byPerson = (counts: typeof live) =>
    new Map(counts.map(({ professionalId, visits }) => [professionalId, visits]))
  const [liveOf, begunOf] = [byPerson(live), byPerson(begun)]
  return people.map(({ stars, first_name, last_name, ...person }) => ({
    ...person,
    name: fullName({ first_name, last_name }),
    isActive: person.isActive === 1,
    rating: person.reviews === 0 ? null : Math.round((10 * stars) / person.reviews) / 10,
    serviceIds: skillsOf.get(person.id) ?? [],
    comingVisits: (liveOf.get(person.id) ?? 0) - (begunOf.get(person.id) ?? 0),
  }))
}

/** By professional, from this day on. */
const countVisits = (read: Db, today: string) =>
  read
    .selectFrom('bookings')
    .select((eb) => ['professional_id as professionalId', eb.fn.countAll<number>().as('visits')])
    .where('professional_id', 'is not', null)
    .where('scheduled_date', '>=', today)
    .groupBy('professional_id')
