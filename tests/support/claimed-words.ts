import type { ServiceWords } from '../../shared/services/service-words.ts'
import {
  type KnownPhrase,
  type Phrase,
  phrasesOf,
} from '../../src-server/chat/understand/vocabulary.ts'
import { stemOf } from '../../src-server/chat/understand/words.ts'

export interface SharedClaim {
  words: string
  services: readonly [string, string]
}

const isEnough = ({ weight }: KnownPhrase<string>) => weight === 'name' || weight === 'symptom'

/**
 * The words that two services claim: either both have them as a whole phrase, or one word is enough to ask for the
 * one service and part of a phrase of the other. By their stems.
 */
export function sharedClaims(words: Readonly<Record<string, ServiceWords>>): SharedClaim[] {
  const all = Object.entries(words).map(([id, spoken]) => {
    const phrases = phrasesOf(id, spoken)
    const alone = phrases.filter((one) => one.parts.length === 1 && isEnough(one))
    return {
      id,
      whole: new Set(phrases.flatMap(({ parts }) => wordings(parts))),
      alone: new Set(alone.flatMap(({ parts }) => wordings(parts))),
      anywhere: new Set(phrases.flatMap(({ parts }) => parts.flatMap((part) => [...part]))),
    }
  })
  return all.flatMap((one, index) =>
    all
      .slice(index + 1)
      .flatMap((other) =>
        [
          ...new Set([
            ...common(one.whole, other.whole),
            ...common(one.alone, other.anywhere),
            ...common(one.anywhere, other.alone),
          ]),
        ].map((claim) => ({ words: claim, services: [one.id, other.id] as const })),
      ),
  )
}

/** A list of words as the claims have them. */
export const asClaim = (words: string): string => inOrder(words.split(' ').map(stemOf))

const common = (some: ReadonlySet<string>, others: ReadonlySet<string>) =>
  [...some].filter((one) => others.has(one))

/** Every way to say a phrase: one word of each of its parts. */
function wordings(parts: Phrase): string[] {
  let said: string[][] = [[]]
  for (const part of parts) {
    said = said.flatMap((before) =>
      [...part].flatMap((word) => (before.includes(word) ? [] : [[...before, word]])),
    )
  }
  return said.map(inOrder)
}

const inOrder = (stems: readonly string[]) => stems.toSorted().join(' ')
