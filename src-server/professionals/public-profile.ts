import type { ServiceId } from '../../shared/catalogue.ts'
import type { ProfessionalProfile } from '../../shared/people/professional.ts'
import type { Context } from '../context.ts'
import type { Db, Tables, Trx } from '../db/types.ts'
import { everybodyIn, readStaff } from './read-staff.ts'

/** What customers see of some professionals, by id: never a last name, a phone number or an email. */
export async function readProfiles(
  db: Db | Trx,
  ids: readonly (string | null)[],
): Promise<Map<string, ProfessionalProfile>> {
  const known = [...new Set(ids.filter((id) => id !== null))]
  if (known.length === 0) return new Map()
  const rows = await db
    .selectFrom('professionals')
    .select([
      'id',
      'first_name',
      'about',
      'picture',
      'is_active',
      'completed_visits',
      'reviews',
      'stars',
    ])
    .where('id', 'in', known)
    .orderBy('first_name')
    .orderBy('id')
    .execute()
  return new Map(rows.map((row) => [row.id, profileOf(row)]))
}

type Row = Pick<
  Tables['professionals'],
  'id' | 'first_name' | 'about' | 'picture' | 'is_active'
> & {
  completed_visits: number
  reviews: number
  stars: number
}

const profileOf = (row: Row): ProfessionalProfile => ({
  id: row.id,
  firstName: row.first_name,
  about: row.about,
  picture: row.picture,
  isActive: row.is_active === 1,
  visits: row.completed_visits,
  reviews: row.reviews,
  rating: ratingOf(row),
})

/** The mean number of stars, to a tenth; null without reviews. */
export const ratingOf = ({ stars, reviews }: { stars: number; reviews: number }): number | null =>
  reviews === 0 ? null : Math.round((10 * stars) / reviews) / 10

/** Who can be asked for: those who do one of these services and cover the zip code, by service. */
export async function listProfessionals(
  { database: { read } }: Context,
  { serviceIds, zip }: { serviceIds: readonly ServiceId[]; zip?: string | undefined },
): Promise<{ serviceId: ServiceId; professionals: ProfessionalProfile[] }[]> {
  const staff = await readStaff(read, serviceIds, zip)
  const profiles = await readProfiles(
    read,
    everybodyIn(staff).map(({ id }) => id),
  )
  return [...staff].map(([serviceId, candidates]) => {
    const ids = new Set(candidates.map(({ id }) => id))
    return { serviceId, professionals: [...profiles.values()].filter(({ id }) => ids.has(id)) }
  })
}

export const firstNameOf = async (trx: Trx, id: string | null): Promise<string | undefined> =>
  id === null ? undefined : (await readProfiles(trx, [id])).get(id)?.firstName
