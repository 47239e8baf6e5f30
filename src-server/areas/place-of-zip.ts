import { expandZips } from '../../shared/areas/area.ts'
import { military, statePrefixes } from './state-prefixes.ts'
import { readTowns } from './towns.ts'

/** What a zip code says about where it is. */
export type ZipPlace = { kind: 'place'; text: string } | { kind: 'military' } | { kind: 'unknown' }

const stateByPrefix = new Map(
  Object.entries(statePrefixes).flatMap(([state, ranges]) =>
    expandZips(ranges).map((prefix) => [prefix, state] as const),
  ),
)

const militaryPrefixes = new Set(expandZips(military))

/** The state of a zip code, by its first three digits; undefined outside the states, such as for the armed forces abroad. */
export function stateOfZip(zip: string): string | undefined {
  const prefix = zip.slice(0, 3)
  return militaryPrefixes.has(prefix) ? undefined : stateByPrefix.get(prefix)
}

/** Where a five-digit zip code is, without a network: `Albany, NY`, or `NY` where it is too new to be listed. */
export async function placeOfZip(zip: string): Promise<ZipPlace> {
  if (militaryPrefixes.has(zip.slice(0, 3))) return { kind: 'military' }
  const state = stateOfZip(zip)
  if (!state) return { kind: 'unknown' }
  const { cityOf } = await readTowns()
  const city = cityOf(zip)
  return { kind: 'place', text: city ? `${city}, ${state}` : state }
}
