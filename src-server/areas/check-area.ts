import { type Coverage, findArea } from '../../shared/areas/area.ts'
import type { Context } from '../context.ts'
import { placeOfZip } from './place-of-zip.ts'
import { readAreas } from './read-areas.ts'

export interface AreaCheck {
  covered: Coverage | 'no'
  /** `Albany, NY`, or `NY` where no city is certain; missing if no place has this zip code. */
  place?: string
  /** The area that covers it, or will. */
  area?: string
  isMilitary?: true
}

/** Whether the company works at a five-digit zip code. */
export async function checkArea({ database }: Context, zip: string): Promise<AreaCheck> {
  const area = findArea(await readAreas(database.read), zip)
  const place = await placeOfZip(zip)
  return {
    covered: area?.coverage ?? 'no',
    ...(place.kind === 'place' && { place: place.text }),
    ...(place.kind === 'military' && { isMilitary: true }),
    ...(area && { area: area.name }),
  }
}

/** Whether we do not come there, or not yet. */
export const isOutside = (covered: AreaCheck['covered']): boolean =>
  covered === 'no' || covered === 'soon'
