import type { ServiceId } from '../../../shared/catalogue.ts'
import { meantBy } from './meant-by.ts'
import { plain } from './words.ts'

/** The parts of a message that may each be about another service; a word of refusal begins one. */
const nextPart =
  /[.!?;,\n]+|(?=\b(?:and|but|plus|no|not|skip|leave|without|except|just|only|y|pero|menos|sin|solo)\b)/u
const endings = { this: 'zqt', other: 'zqo' }

/** How plainly a part must mean one of the offered services. */
const plainly = 0.25

interface Part {
  text: string
  meant: readonly ServiceId[]
}

/** The parts of a message, and which of the offered services each is about. */
export const partsOf = (message: string, offered: readonly ServiceId[]): Part[] =>
  plain(message)
    .split(nextPart)
    .filter((text) => /\p{L}/u.test(text))
    .map((text) => ({ text, meant: meantBy(text, offered, plainly) }))

/**
 * A message as it looks to one of the offered services: its words, and once more those that are said of this service or
 * of another one, told apart by their endings.
 */
export function offerView(message: string, parts: readonly Part[], id: ServiceId): string {
  const tagged = parts.flatMap(({ text, meant }) => {
    if (meant.length === 0) return []
    const ending = meant.includes(id) ? endings.this : endings.other
    return [text.replace(/\p{L}+/gu, (word) => word + ending)]
  })
  return [message, ...tagged].join(' . ')
}

/** Facts about the offer: of how many it is, and how many of them the message names. */
export function offerMarks(
  parts: readonly Part[],
  id: ServiceId,
  offered: readonly ServiceId[],
): string[] {
  const named = new Set(parts.flatMap(({ meant }) => meant))
  return [
    offered.length === 1 ? 'one' : 'several',
    named.has(id) ? 'this' : 'notThis',
    named.size > (named.has(id) ? 1 : 0) ? 'other' : 'noOther',
  ].map((mark) => `offer-${mark}`)
}
