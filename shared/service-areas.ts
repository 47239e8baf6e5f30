export interface ServiceState {
  code: string
  name: string
  /** The number of professionals there: the company's own statement. */
  professionals: number
  coverage: 'Full' | 'Expanding'
  cities: string[]
  /** The first three digits of the zip codes that are served. */
  zipPrefixes: string[]
}

export interface ComingCity {
  city: string
  /** The state's two-letter code. */
  state: string
  zipPrefixes: string[]
}

/** What the two coverage levels mean, for the page that shows them. */
export const coverageMeaning: Record<ServiceState['coverage'], string> = {
  Full: 'Every service is offered throughout the areas listed.',
  Expanding: 'We serve the areas listed and are adding more.',
}

/** The prefixes of ranges such as `070-073 075`. */
function prefixes(ranges: string): string[] {
  return ranges.split(' ').flatMap((range) => {
    const [first = '', last = first] = range.split('-')
    const count = Number(last) - Number(first) + 1
    return Array.from({ length: count }, (_, more) => String(Number(first) + more).padStart(3, '0'))
  })
}

/**
 * Where the company works. The numbers of professionals are its own statement; the prefixes are the Postal Service's
 * for these metro areas.
 */
export const serviceStates: ServiceState[] = [
  {
    code: 'NY',
    name: 'New York',
    professionals: 1240,
    coverage: 'Full',
    cities: [
      'New York City',
      'Long Island',
      'Yonkers',
      'White Plains',
      'Albany',
      'Schenectady',
      'Syracuse',
      'Rochester',
      'Buffalo',
      'Niagara Falls',
    ],
    zipPrefixes: prefixes('100-123 130-132 140-146'),
  },
  {
    code: 'NJ',
    name: 'New Jersey',
    professionals: 680,
    coverage: 'Full',
    cities: [
      'Newark',
      'Jersey City',
      'Paterson',
      'Elizabeth',
      'Hackensack',
      'New Brunswick',
      'Trenton',
      'Cherry Hill',
      'Toms River',
      'Atlantic City',
    ],
    zipPrefixes: prefixes('070-089'),
  },
  {
    code: 'PA',
    name: 'Pennsylvania',
    professionals: 510,
    coverage: 'Expanding',
    cities: ['Philadelphia', 'Norristown', 'Doylestown', 'Allentown', 'Bethlehem', 'Pittsburgh'],
    zipPrefixes: prefixes('150-152 180-181 189-194'),
  },
  {
    code: 'CT',
    name: 'Connecticut',
    professionals: 260,
    coverage: 'Full',
    cities: [
      'Hartford',
      'New Haven',
      'Bridgeport',
      'Waterbury',
      'Stamford',
      'Norwalk',
      'Danbury',
      'Greenwich',
    ],
    // Without 062 and 063: the area around Willimantic and New London, and New York's Fishers Island.
    zipPrefixes: prefixes('060-061 064-069'),
  },
  {
    code: 'MA',
    name: 'Massachusetts',
    professionals: 420,
    coverage: 'Expanding',
    cities: [
      'Boston',
      'Cambridge',
      'Newton',
      'Framingham',
      'Lowell',
      'Lynn',
      'Brockton',
      'Worcester',
    ],
    zipPrefixes: prefixes('015-024'),
  },
  {
    code: 'FL',
    name: 'Florida',
    professionals: 390,
    coverage: 'Expanding',
    cities: [
      'Miami',
      'Fort Lauderdale',
      'West Palm Beach',
      'Orlando',
      'Kissimmee',
      'Tampa',
      'St. Petersburg',
      'Clearwater',
    ],
    zipPrefixes: prefixes('327-328 330-337 346-347'),
  },
]

/** Where the company will work next. */
export const comingSoon: ComingCity[] = [
  { city: 'Atlanta', state: 'GA', zipPrefixes: prefixes('300-303 311') },
  { city: 'Chicago', state: 'IL', zipPrefixes: prefixes('600-608') },
  { city: 'Dallas', state: 'TX', zipPrefixes: prefixes('750-753') },
  { city: 'Denver', state: 'CO', zipPrefixes: prefixes('800-802') },
  { city: 'Houston', state: 'TX', zipPrefixes: prefixes('770 772-775') },
  { city: 'Los Angeles', state: 'CA', zipPrefixes: prefixes('900-908 910-918') },
  { city: 'Phoenix', state: 'AZ', zipPrefixes: prefixes('850 852-853') },
  { city: 'Seattle', state: 'WA', zipPrefixes: prefixes('980-981') },
]

export type Area =
  | { kind: 'served'; state: ServiceState }
  | { kind: 'soon'; city: ComingCity }
  | { kind: 'unknown' }

/** What is known about a five-digit zip code; anything else is unknown. */
export function findArea(zip: string): Area {
  if (!/^\d{5}$/.test(zip)) return { kind: 'unknown' }
  const isIn = ({ zipPrefixes }: Pick<ServiceState, 'zipPrefixes'>) =>
    zipPrefixes.includes(zip.slice(0, 3))
  const state = serviceStates.find(isIn)
  if (state) return { kind: 'served', state }
  const city = comingSoon.find(isIn)
  return city ? { kind: 'soon', city } : { kind: 'unknown' }
}
