import type { Turn } from '../assistant.ts'
import type { Draft } from './draft.ts'
import type { Sentences } from './sentences/en.ts'

/** Whether we come to the city or zip code that the customer has just given, or asks about. */
export async function describePlace(
  draft: Draft,
  { message, understood, state, tools }: Turn,
  words: Sentences,
): Promise<void> {
  if (understood.intents.has('whereServed') && understood.contact.zip === undefined) {
    draft.say.push(words.whereServed(words.list(await tools.servedAreas())))
    return
  }
  const isAsked = understood.intents.has('area')
  // 'Brooklyn?' is the question too.
  const isShort = message.trim().split(/\s+/).length <= shortMessage
  const isCity = understood.contact.zip === undefined && (isAsked || isShort)
  const city = isCity ? await tools.findCity(message) : undefined
  if (city) {
    draft.say.push(
      city.covered === 'soon' ? words.areaSoon(city.city, city.area) : words.areaServed(city.city),
    )
    return
  }
  const zip = understood.contact.zip ?? (isAsked ? state.contact.zip : undefined)
  if (zip === undefined) {
    if (isAsked) draft.say.push(words.area)
    return
  }
  const { covered, place: found = zip, area = '' } = await tools.checkArea(zip.slice(0, 5))
  // Where no city is certain, only the state is known.
  const place = found.length === 2 ? `${found} ${zip}` : found
  if (covered === 'no') draft.say.push(words.areaOutside(place))
  else if (covered === 'soon') draft.say.push(words.areaSoon(place, area))
  else draft.say.push(words.areaServed(place))
}

const shortMessage = 3
