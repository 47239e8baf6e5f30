import { statePrefixes } from './state-prefixes.ts'

/** A town of the United States. */
export interface Town {
  name: string
  /** Two letters. */
  state: string
  /** Its zip codes, in order. */
  zips: string[]
}

export interface Towns {
  cityOf: (zip: string) => string | undefined
  /** All towns of this name, in lower case. */
  named: (name: string) => readonly Town[]
  /** The code of the state with this name. */
  stateOf: (name: string) => string | undefined
  isState: (code: string) => boolean
  /** Whether somebody who is called so is likelier a place: 'Coral Gables 33134', 'Hialeah, Florida'. */
  isPlaceName: (name: string) => boolean
}

/** What people call a town besides its name in the mail. */
const otherNames: Record<string, string | Town> = {
  nyc: 'new york',
  'new york city': 'new york',
  'nueva york': 'new york',
  manhattan: 'new york',
  philly: 'philadelphia',
  filadelfia: 'philadelphia',
  queens: { name: 'Queens', state: 'NY', zips: ['11375'] },
}

let towns: Promise<Towns> | undefined

/** The country's towns and zip codes. They are read when somebody first asks: most requests need none. */
export function readTowns(): Promise<Towns> {
  towns ??= load()
  return towns
}

async function load(): Promise<Towns> {
  const { default: zipcodes } = await import('zipcodes')
  const byName = new Map<string, Map<string, Town>>()
  for (const { zip, city, state, country } of Object.values(zipcodes.codes)) {
    if (country !== 'US') continue
    const name = city.toLowerCase()
    const inStates = byName.get(name) ?? new Map<string, Town>()
    const town = inStates.get(state) ?? { name: city, state, zips: [] }
    town.zips.push(zip)
    inStates.set(state, town)
    byName.set(name, inStates)
  }
  return {
    cityOf: (zip) => zipcodes.lookup(zip)?.city,
    named: (name) => {
      const { [name]: other } = otherNames
      if (typeof other === 'object') return [other]
      return [...(byName.get(other ?? name)?.values() ?? [])]
    },
    stateOf: (name) => zipcodes.states.full[name.toUpperCase()],
    isState: (code) => code in statePrefixes,
    isPlaceName: (name) =>
      byName.has(name.toLowerCase()) || name.toUpperCase() in zipcodes.states.full,
  }
}
