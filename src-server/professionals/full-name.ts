import type { Db, Tables, Trx } from '../db/types.ts'

/** As the office reads it; customers see the first name only. */
export const fullName = ({
  first_name,
  last_name,
}: Pick<Tables['professionals'], 'first_name' | 'last_name'>): string =>
  `${first_name} ${last_name}`.trim()

/** The whole names of all professionals, or of some, by id, for the office, in the order of the alphabet. */
export async function readFullNames(
  db: Db | Trx,
  ids?: readonly string[],
): Promise<Map<string, string>> {
  if (ids?.length === 0) return new Map()
  const people = await db
    .selectFrom('professionals')
    .select(['id', 'first_name', 'last_name'])
    .$call((all) => (ids === undefined ? all : all.where('id', 'in', ids)))
    .orderBy('first_name')
    .orderBy('last_name')
    .orderBy('id')
    .execute()
  return new Map(people.map((person) => [person.id, fullName(person)]))
}

/** All professionals, those who have left too, in the order of the alphabet. */
export const readEverybody = (db: Db) =>
  db
    .selectFrom('professionals')
    .select(['id', 'first_name', 'last_name', 'is_active'])
    .orderBy('first_name')
    .orderBy('last_name')
    .orderBy('id')
    .execute()
