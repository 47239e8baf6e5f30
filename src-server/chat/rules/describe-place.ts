import type { Turn } from '../assistant.ts'
import type { Draft } from './draft.ts'
import type { Sentences } from './sentences/en.ts'

/** Whether we come to the city or zip code that the customer has just given, or asks about. */
export async function describePlace(
  draft: Draft,
  { message, understood, before, state, place, tools }: Turn,
  words: Sentences,
): Promise<void> {
  if (understood.intents.has('whereServed') && understood.contact.zip === undefined && !place) {
    draft.say.push(words.whereServed(words.list(await tools.servedAreas())))
    return
  }
  const isAsked = understood.intents.has('area')
  // 'Brooklyn?' is the question too.
  const isShort = message.trim().split(/\s+/).length <= shortMessage
  const isNew = state.town !== undefined && before.town === undefined && !before.contact.zip
  if (place && (isAsked || isShort || isNew)) {
    if (place.covered === 'soon') draft.say.push(words.areaSoon(place.city, place.area))
    else if (place.covered === 'no') draft.say.push(words.areaOutside(place.city))
    else draft.say.push(words.areaServed(place.city))
    return
  }
  const zip = understood.contact.zip ?? (isAsked ? state.contact.zip : undefined)
  if (zip === undefined) {
    if (isAsked) draft.say.push(words.area)
    return
  }
  const { covered, place: found = zip, area = '' } = await tools.checkArea(zip.slice(0, 5))
  // Where no city is certain, only the state is known.
  const text = found.length === 2 ? `${found} ${zip}` : found
  if (covered === 'no') draft.say.push(words.areaOutside(text))
  else if (covered === 'soon') draft.say.push(words.areaSoon(text, area))
  else draft.say.push(words.areaServed(text))
}

const shortMessage = 3
