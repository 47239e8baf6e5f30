import type { Turn } from '../assistant.ts'
import type { Draft } from './draft.ts'
import type { Sentences } from './sentences/en.ts'

/** Whether we come to the zip code that the customer has just given, or asks about. */
export async function describePlace(
  draft: Draft,
  { message, understood, state, tools }: Turn,
  words: Sentences,
): Promise<void> {
  const isAsked = understood.intents.has('area')
  const isElsewhere = isAsked && (await tools.findCity(message)) !== undefined
  const zip = understood.contact.zip ?? (isAsked && !isElsewhere ? state.contact.zip : undefined)
  if (zip === undefined) {
    // 'Brooklyn?' is the question too.
    const isShort = message.trim().split(/\s+/).length <= shortMessage
    if (isAsked || isShort) await answerCity(draft, message, tools, words, isAsked)
    return
  }
  const { covered, place = zip, area = '' } = await tools.checkArea(zip.slice(0, 5))
  if (covered === 'no') draft.say.push(words.areaOutside(place))
  else if (covered === 'soon') draft.say.push(words.areaSoon(place, area))
  else draft.say.push(words.areaServed(place))
}

const shortMessage = 3

/** By the city that the message names; without one, where the areas are listed, if that was asked. */
async function answerCity(
  draft: Draft,
  message: string,
  tools: Turn['tools'],
  words: Sentences,
  isAsked: boolean,
): Promise<void> {
  const found = await tools.findCity(message)
  if (!found) {
    if (isAsked) draft.say.push(words.area)
  } else if (found.covered === 'soon') draft.say.push(words.areaSoon(found.city, found.area))
  else draft.say.push(words.areaServed(found.city))
}
