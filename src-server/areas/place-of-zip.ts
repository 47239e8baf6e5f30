import { expandZips } from '../../shared/areas/area.ts'
import { military, zipPlaces } from './zip-places.ts'

/** What a zip code's first three digits say. */
export type ZipPlace = { kind: 'place'; text: string } | { kind: 'military' } | { kind: 'unknown' }

const stateByPrefix = new Map(
  Object.entries(zipPlaces.states).flatMap(([state, ranges]) =>
    expandZips(ranges).map((prefix) => [prefix, state] as const),
  ),
)

const cityByPrefix = new Map(
  zipPlaces.cities.split(', ').flatMap((entry) => {
    const [, city = '', ranges = ''] = /^(\D+) (.+)$/.exec(entry) ?? []
    return expandZips(ranges).map((prefix) => [prefix, city] as const)
  }),
)

const militaryPrefixes = new Set(expandZips(military))

/** The state of a zip code, by its first three digits; undefined outside the states, such as for the armed forces abroad. */
export function stateOfZip(zip: string): string | undefined {
  const prefix = zip.slice(0, 3)
  return militaryPrefixes.has(prefix) ? undefined : stateByPrefix.get(prefix)
}

/** Where a five-digit zip code is, without a network: `Albany, NY` where one city has most of its neighbors, else `NY`. */
export function placeOfZip(zip: string): ZipPlace {
  const prefix = zip.slice(0, 3)
  if (militaryPrefixes.has(prefix)) return { kind: 'military' }
  const state = stateByPrefix.get(prefix)
  if (!state) return { kind: 'unknown' }
  const city = cityByPrefix.get(prefix)
  return { kind: 'place', text: city ? `${city}, ${state}` : state }
}
