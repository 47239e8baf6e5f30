import { type Area, type Coverage, findArea, isServed } from '../../shared/areas/area.ts'
import type { Context } from '../context.ts'
import { readAreas } from './read-areas.ts'
import { readTowns, type Town, type Towns } from './towns.ts'

/** A city, or an area as a whole, that a text names. */
export interface NamedCity {
  /** `Hoboken, NJ`, or an area's name. */
  city: string
  area: string
  covered: Coverage | 'no'
  /** One of its zip codes; missing for an area as a whole. */
  zip?: string
  /** 'To Denver': not where they are. */
  isDestination?: true
}

/**
 * The city or area that a text names: one of the company's own list, or a town that stands where a place does ('in
 * Hoboken', 'Stamford, CT', or nothing else).
 */
export async function findCity(
  { database }: Context,
  text: string,
): Promise<NamedCity | undefined> {
  const areas = await readAreas(database.read)
  const town = await townIn(text, areas)
  if (town) return town
  const said = plain(text)
  const { named } = await readTowns()
  const listed = areas
    .flatMap(({ name, state, coverage, cities }) =>
      [...cities, name].map((city) => ({ city, state, area: name, covered: coverage })),
    )
    .filter(({ city }) => said.includes(plain(city)))
    .sort((one, other) => other.city.length - one.city.length)[0]
  if (!listed) return undefined
  const { state, ...found } = listed
  const same = named(listed.city.toLowerCase()).find((one) => one.state === state)
  return same && !wasThere.test(said.slice(0, said.indexOf(plain(listed.city))).trim())
    ? placeOf(same, areas)
    : found
}

/** A text with a space around each of its words. */
const plain = (text: string) => ` ${text.toLowerCase().replace(/[^\p{L}]+/gu, ' ')} `

const mostWords = 3
const fewWords = 3
/** What stands before a place where somebody is now, or asks about. */
const before = /(?:^|\s)(?:in|near|en|nearby|around|cover|serve|cubren)$/
/** Where it is written as a name, besides. */
const beforeName = /(?:^|\s)(?:in|at|near|en|de|to|a|hasta|from|of|around|cover|serve|cubren|,)$/
const isGoal = /(?:^|\s)(?:to|hacia|a|hasta)$/
const wasThere =
  /\b(?:from|moved|used to|back in|was|were|grew up|desde|mudamos|mude|vivia)\b[^.,;!?]{0,16}$/
/** Names of towns that are ordinary words. */
const ordinary = new Set(
  'home white hall mayo bath gray day fine media wood lawn almond brick orange hope liberty christmas oaks mulberry clay limestone harmony paradise king point summit union ocean lake spring mobile reading price pool walnut homestead nada mesquite orchard hillside palm buena rice deal landing newborn stone garden center park jersey temple'.split(
    ' ',
  ),
)

/** The town that a text names. A state beside it settles which; otherwise it is one where the company works, or will. */
async function townIn(text: string, areas: readonly Area[]): Promise<NamedCity | undefined> {
  const towns = await readTowns()
  const words = text.match(/[\p{L}’'.-]+|[,;!?]/gu) ?? []
  const isFew = words.length <= fewWords
  for (let length = mostWords; length > 0; length -= 1) {
    for (let at = 0; at + length <= words.length; at += 1) {
      const said = words.slice(at, at + length).join(' ')
      const name = said
        .replace(/\.$/, '')
        .toLowerCase()
        .replace(/^st\.? /, 'saint ')
      const named = towns.named(name)
      if (named.length === 0) continue
      const lead = words.slice(0, at).join(' ').toLowerCase()
      const state = stateAfter(words.slice(at + length), towns)
      const isPlace =
        state !== undefined ||
        isFew ||
        (/^\p{Lu}/u.test(said) ? beforeName : before).test(lead) ||
        opens(words, at, at + length)
      const isWord = ordinary.has(name) || towns.stateOf(name) !== undefined
      if (!isPlace || wasThere.test(lead) || (isWord && state === undefined)) continue
      const town = state ? named.find((one) => one.state === state) : likeliest(named, areas)
      if (town)
        return { ...placeOf(town, areas), ...(isGoal.test(lead) && { isDestination: true }) }
    }
  }
  return undefined
}

/** 'Yonkers here, mice in the kitchen' */
const opens = (words: readonly string[], from: number, to: number): boolean =>
  from === 0 && /^\p{Lu}/u.test(words[0] ?? '') && /^(?:,|here|aqu[ií]|by|)$/.test(words[to] ?? '')

/** 'Stamford, CT', 'stamford connecticut': the state that these words begin with. */
function stateAfter(words: readonly string[], { stateOf, isState }: Towns): string | undefined {
  const [one = '', other = ''] = words[0] === ',' ? words.slice(1) : words
  const code = one.replace(/\./g, '').toUpperCase()
  const isCode = isState(code) && (one === code || !wordsToo.has(code))
  const spoken = shortNames[one.replace(/\.$/, '').toLowerCase()]
  return stateOf(`${one} ${other}`) ?? stateOf(one) ?? spoken ?? (isCode ? code : undefined)
}

/** 'Northampton Mass', 'Stamford Conn.' */
const shortNames: Record<string, string> = {
  mass: 'MA',
  conn: 'CT',
  penn: 'PA',
  penna: 'PA',
  fla: 'FL',
}

/** Codes of states that are words in lower case. */
const wordsToo = new Set(['IN', 'OR', 'ME', 'HI', 'OK', 'OH', 'DE', 'LA', 'AL', 'ID', 'PA', 'MA'])

/** So many times larger than the others, a town is meant whatever the company’s areas are: Austin, also where it does not work. */
const farLarger = 8
/** So many zip codes, and everybody knows it. Smaller towns often have ordinary words as names. */
const largeCity = 10

/** Of towns of one name: where the company works, then where it will; the largest of those. */
function likeliest(named: readonly Town[], areas: readonly Area[]): Town | undefined {
  const rank = ({ zips }: Town) => {
    const area = findArea(areas, zips[0] ?? '')
    if (!area) return 0
    return isServed(area) ? 2 : 1
  }
  const [best] = named.toSorted(
    (one, other) => rank(other) - rank(one) || other.zips.length - one.zips.length,
  )
  const [largest, second] = named.toSorted((one, other) => other.zips.length - one.zips.length)
  if (!best || !largest) return undefined
  const isFarLarger = (other: Town) => largest.zips.length >= farLarger * other.zips.length
  if (best !== largest && isFarLarger(best)) return largest
  const isKnown = largest.zips.length >= largeCity && (!second || isFarLarger(second))
  return rank(best) > 0 || isKnown ? best : undefined
}

function placeOf({ name, state, zips }: Town, areas: readonly Area[]): NamedCity {
  // The first and last ones are often those of post offices.
  const zip = zips[Math.floor(zips.length / 2)] ?? ''
  const area = findArea(areas, zip)
  return {
    city: `${name}, ${state}`,
    area: area?.name ?? state,
    covered: area?.coverage ?? 'no',
    zip,
  }
}
