import { formatList } from '../format/format-list.ts'
import { type Area, isServed } from './area.ts'

/** The areas as sentences name them. */
export interface AreaNames {
  /** `New York, New Jersey, and Florida` */
  served: string
  soon: string
}

export function nameAreas(areas: readonly Pick<Area, 'name' | 'coverage'>[]): AreaNames {
  const names = (some: typeof areas) =>
    some.length === 1 ? (some[0]?.name ?? '') : formatList(some.map(({ name }) => name))
  return {
    served: names(areas.filter(isServed)),
    soon: names(areas.filter((area) => !isServed(area))),
  }
}
