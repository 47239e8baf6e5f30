import type { Coverage } from '../../shared/areas/area.ts'
import type { Context } from '../context.ts'
import { readAreas } from './read-areas.ts'

/** A city, or an area as a whole, that a text names. */
export interface NamedCity {
  city: string
  area: string
  covered: Coverage
}

const plain = (text: string) => ` ${text.toLowerCase().replace(/[^\p{L}]+/gu, ' ')} `

/** The city or area of the company's own list that a text names, the longest name first. */
export async function findCity(
  { database }: Context,
  text: string,
): Promise<NamedCity | undefined> {
  const areas = await readAreas(database.read)
  const said = plain(text)
  return areas
    .flatMap(({ name, coverage, cities }) =>
      [...cities, name].map((city) => ({ city, area: name, covered: coverage })),
    )
    .filter(({ city }) => said.includes(plain(city)))
    .sort((one, other) => other.city.length - one.city.length)[0]
}
