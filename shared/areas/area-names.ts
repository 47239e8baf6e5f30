import { formatList } from '../format/format-list.ts'
import { type Area, isServed } from './area.ts'

/** The areas as sentences name them. */
export interface AreaNames {
  /** `New York, New Jersey, and Florida` */
  served: string
  soon: string
}

export function nameAreas(areas: readonly Pick<Area, 'name' | 'coverage'>[]): AreaNames {
  const names = (some: typeof areas, none: string) => {
    const [first, ...others] = some.map(({ name }) => name)
    if (first === undefined) return none
    return others.length === 0 ? first : formatList([first, ...others])
  }
  return {
    served: names(areas.filter(isServed), 'no state at the moment'),
    soon: names(
      areas.filter((area) => !isServed(area)),
      'cities that we have not named yet',
    ),
  }
}
