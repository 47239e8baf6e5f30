import { brand } from '../../shared/brand.ts'
import type { Where } from './where-store.ts'

/** What is said below the zip code. */
export function describeWhere({ zip, check }: Where): string | undefined {
  if (!check) return undefined
  const { covered, place, area, isMilitary } = check
  const name = place ?? area ?? zip
  switch (covered) {
    case 'full':
      return `${name}: yes, we work there.`
    case 'expanding':
      return `${name}: yes, we work there, and are adding more areas nearby.`
    case 'soon':
      return `${name}: not yet. ${area} is one of our next cities.`
    case 'no':
      if (isMilitary) return 'That is a military address. We work at homes in the United States.'
      return place
        ? `${place}: we do not work there yet.`
        : `We do not know the zip code ${zip}. Please check it, or call ${brand.phone}.`
  }
}
