export const zipWanted = 'Enter the five digits of your zip code.'

/** How much of an area the company serves; `soon` is not served yet. */
export const coverages = ['full', 'expanding', 'soon'] as const
export type Coverage = (typeof coverages)[number]

/** A state where the company works, or a city where it will. */
export interface Area {
  id: string
  /** `New York`, or the name of a city that comes next. */
  name: string
  /** The state's two-letter code. */
  state: string
  coverage: Coverage
  /** The company's own statement; null for an area that comes next. */
  professionals: number | null
  cities: string[]
  /** The beginnings of its zip codes: three to five digits. */
  zips: string[]
}

export const isServed = <Some extends Pick<Area, 'coverage'>>(
  area: Some,
): area is Some & { coverage: Exclude<Coverage, 'soon'> } => area.coverage !== 'soon'

/** What the coverage of a served area means. */
export const coverageMeaning: Record<Exclude<Coverage, 'soon'>, string> = {
  full: 'Every service is offered throughout the areas listed.',
  expanding: 'We serve the areas listed and are adding more.',
}

/** The area that a five-digit zip code belongs to: a single zip goes before the beginning of many. */
export function findArea<Some extends Pick<Area, 'zips'>>(
  areas: readonly Some[],
  zip: string,
): Some | undefined {
  let found: { area: Some; length: number } | undefined
  for (const area of areas) {
    for (const beginning of area.zips) {
      if (zip.startsWith(beginning) && beginning.length > (found?.length ?? 0))
        found = { area, length: beginning.length }
    }
  }
  return found?.area
}

/** Zip codes as the office writes them, `070-073 075 06390`, one by one. */
export const expandZips = (ranges: string): string[] =>
  ranges
    .split(/[\s,]+/)
    .filter(Boolean)
    .flatMap((range) => {
      const [first = '', last = first] = range.split('-')
      const count = Math.max(0, Number(last) - Number(first) + 1)
      return Array.from({ length: count }, (_, more) =>
        String(Number(first) + more).padStart(first.length, '0'),
      )
    })

/** The same the other way round, sorted, so that neighbors are one range. */
export function writeZips(zips: readonly string[]): string {
  const ranges: [string, string][] = []
  for (const zip of zips.toSorted()) {
    const last = ranges.at(-1)
    if (last?.[1].length === zip.length && Number(zip) === Number(last[1]) + 1) last[1] = zip
    else ranges.push([zip, zip])
  }
  return ranges.map(([first, last]) => (first === last ? first : `${first}-${last}`)).join(' ')
}
