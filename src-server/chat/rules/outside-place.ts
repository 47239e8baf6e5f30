import { isOutside } from '../../areas/check-area.ts'
import type { Turn } from '../assistant.ts'
import { zipOf } from '../conversation-state.ts'

/** Where the work is, and whether we plan to come there. */
export interface OutsidePlace {
  name: string
  /** The city whose area opens next; undefined where nothing is planned. */
  soon: string | undefined
}

/** Where the work is, if that is known and we do not come there: nothing goes on the list and no time is offered then. */
export async function outsidePlace({ state, tools }: Turn): Promise<OutsidePlace | undefined> {
  const zip = zipOf(state)
  if (!zip) return undefined
  const { covered, place = zip, area } = await tools.checkArea(zip.slice(0, 5))
  if (!isOutside(covered)) return undefined
  return { name: place, soon: covered === 'soon' ? (area ?? place) : undefined }
}
