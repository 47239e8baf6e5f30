import { type Area, expandZips } from '../../shared/areas/area.ts'
import type { Db, Trx } from '../db/types.ts'

/** All areas in the office's order. */
export async function readAreas(db: Db | Trx): Promise<Area[]> {
  const rows = await db
    .selectFrom('areas')
    .select(['id', 'name', 'state', 'coverage', 'professionals', 'cities', 'zips'])
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map(({ cities, zips, ...area }) => ({
    ...area,
    cities: cities === '' ? [] : cities.split(', '),
    zips: expandZips(zips),
  }))
}
