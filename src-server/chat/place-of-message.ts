import { isOutside } from '../areas/check-area.ts'
import type { NamedCity } from '../areas/find-city.ts'
import { readTowns } from '../areas/towns.ts'
import { type ConversationState, zipOf } from './conversation-state.ts'
import type { ChatTools } from './tools.ts'
import type { Understood } from './understand/understand.ts'

const introduces = /\b(?:name|i['’]?m|i am|this is|call me|soy|me llamo|nombre)\b/i

/** 'Coral Gables 33134' is where, not who; 'I am Elizabeth' is who. */
export async function withoutPlaceName(
  understood: Understood,
  message: string,
): Promise<Understood> {
  const { name, ...contact } = understood.contact
  if (name === undefined || introduces.test(message)) return understood
  const { isPlaceName } = await readTowns()
  return isPlaceName(name) ? { ...understood, contact } : understood
}

/** 'My sister in Montclair paid fourteen thousand': where somebody else had it done. */
const othersPlace =
  /\b(?:my|our|her|his) (?:\w+ )?(?:sister|brother|friend|cousin|neighbor|mother|father|mom|dad|aunt|uncle|son|daughter|coworker|boss)s?\b[^.,;!?]{0,12}\b(?:in|from|over in)\b[^.;!?]{2,30}\b(?:paid|pays|had|got|spent|was charged|charged|said|told|says)\b/giu

/** A message without the places that only others are in. */
export const withoutOthersPlaces = (message: string): string => message.replace(othersPlace, ' ')

/**
 * What is known before a message that says where the work is: a zip code where the company does not work is forgotten
 * for the place that it names instead.
 */
export async function withoutOutsideZip(
  before: ConversationState,
  { contact }: Understood,
  place: NamedCity | undefined,
  { checkArea }: Pick<ChatTools, 'checkArea'>,
): Promise<ConversationState> {
  const { zip, ...known } = before.contact
  const isNamed = contact.zip !== undefined || (place?.zip !== undefined && !place.isDestination)
  if (!zip || !isNamed) return before
  const { covered } = await checkArea(zip.slice(0, 5))
  return isOutside(covered) ? { ...before, contact: known } : before
}

/** The town that a message names, until a zip code says where the work is. */
export function withTown(
  { town, ...state }: ConversationState,
  zip: string | undefined,
  place: NamedCity | undefined,
): ConversationState {
  if (zip !== undefined || state.contact.zip !== undefined) return state
  if (place?.zip !== undefined && !place.isDestination)
    return { ...state, town: { name: place.city, zip: place.zip } }
  return { ...state, ...(town ? { town } : {}) }
}

/** Where the company does not work a message puts nothing on the list: nobody could book it. */
export async function withNothingOutside(
  state: ConversationState,
  { chosen }: Pick<ConversationState, 'chosen'>,
  { checkArea }: Pick<ChatTools, 'checkArea'>,
): Promise<ConversationState> {
  const zip = zipOf(state)
  if (!zip || state.agreed.length === 0) return state
  const { covered } = await checkArea(zip.slice(0, 5))
  if (!isOutside(covered)) return state
  return { ...state, agreed: [], chosen: state.chosen.filter((id) => chosen.includes(id)) }
}
