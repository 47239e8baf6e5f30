import type { ProfessionalInput } from '../../shared/admin/professionals.ts'
import type { ServiceId } from '../../shared/catalogue.ts'
import type { Deps } from '../../src-server/context.ts'
import { newId } from '../../src-server/secrets.ts'

interface Wanted {
  name?: string
  skills: readonly ServiceId[]
  /** The beginnings of zip codes; everywhere without it. */
  zips?: readonly string[]
  /** From when until when, Monday to Saturday. */
  hours?: readonly [from: string, until: string]
}

/** Adds a professional who works at all the usual times; returns the id. */
export async function addProfessional(
  { database: { write }, clock }: Pick<Deps, 'database' | 'clock'>,
  { name = 'Ana Ruiz', skills, zips = [], hours = ['08:00', '18:00'] }: Wanted,
): Promise<string> {
  const id = newId()
  const [first_name = '', last_name = ''] = name.split(' ')
  await write
    .insertInto('professionals')
    .values({
      id,
      first_name,
      last_name,
      about: 'Twelve years in the trade.',
      email: `${first_name}.${id}@example.com`.toLowerCase(),
      phone: '+15550101000',
      picture: null,
      is_active: 1,
      user_id: null,
      created_at: clock.now().toISOString(),
      last_assigned_at: null,
    })
    .execute()
  await write
    .insertInto('professional_skills')
    .values(skills.map((service_id) => ({ professional_id: id, service_id })))
    .execute()
  for (const beginning of zips) {
    await write.insertInto('professional_zips').values({ professional_id: id, beginning }).execute()
  }
  const [start_time, end_time] = hours
  await write
    .insertInto('professional_hours')
    .values(
      [1, 2, 3, 4, 5, 6].map((weekday) => ({ professional_id: id, weekday, start_time, end_time })),
    )
    .execute()
  return id
}

/** A professional as the office enters one: a plumber who works from Monday to Friday. */
export const professionalInput = (more: Partial<ProfessionalInput> = {}): ProfessionalInput => ({
  name: 'Ana Ruiz',
  about: 'Twelve years in the trade.',
  email: 'ana@example.com',
  phone: '(518) 555-0101',
  isActive: true,
  serviceIds: ['plumbing'],
  zipPrefixes: ['120', '121', '122', '123', '146'],
  hours: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '08:00', to: '18:00' })),
  ...more,
})

/** All bookings with who comes, by service. */
export const readVisits = ({ database }: Pick<Deps, 'database'>) =>
  database.read
    .selectFrom('bookings')
    .select(['id', 'service_id', 'professional_id', 'scheduled_date', 'scheduled_time', 'status'])
    .orderBy('service_id')
    .execute()
