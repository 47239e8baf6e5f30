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
    zips: zipsOf(zips),
  }))
}

/** How much of each area is served, and where it is: all that an order asks about areas. */
export async function readCoverages(trx: Trx): Promise<Pick<Area, 'coverage' | 'zips'>[]> {
  const rows = await trx.selectFrom('areas').select(['coverage', 'zips']).execute()
  return rows.map(({ coverage, zips }) => ({ coverage, zips: zipsOf(zips) }))
}

const mostKept = 1000
const kept = new Map<string, string[]>()

/** Expanded once: every order reads them all, and they seldom change. */
function zipsOf(text: string): string[] {
  const known = kept.get(text)
  if (known) return known
  if (kept.size >= mostKept) kept.clear()
  const zips = expandZips(text)
  kept.set(text, zips)
  return zips
}
