import { stemmer } from 'stemmer'
import { type ServiceId, services } from '../../../shared/catalogue.ts'
import type { ServiceWords } from '../../../shared/services/service-words.ts'
import { serviceWords } from '../../../shared/services/words.ts'

/** A phrase: one of the stems of each part must be said. */
export type Phrase = readonly ReadonlySet<string>[]

/** How strongly a phrase indicates its service. */
export type Weight = 'name' | 'symptom' | 'weak' | 'hint'

export interface KnownPhrase<Id = ServiceId> {
  serviceId: Id
  parts: Phrase
  weight: Weight
}

const stemsOf = (alternatives: string) =>
  new Set(
    alternatives
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .split('|')
      .map((word) => stemmer(word)),
  )

/** A service's phrases, of all weights. */
export const phrasesOf = <Id extends string>(
  serviceId: Id,
  words: ServiceWords,
): KnownPhrase<Id>[] =>
  (
    [
      ['name', words.names],
      ['symptom', words.symptoms],
      ['symptom', words.spanish.filter((text) => !text.startsWith('~'))],
      ['weak', words.spanish.filter((text) => text.startsWith('~')).map((text) => text.slice(1))],
      ['weak', words.weak ?? []],
      ['hint', words.hints ?? []],
    ] as const
  ).flatMap(([weight, texts]) =>
    texts.map((text) => ({ serviceId, weight, parts: text.split(' ').map(stemsOf) })),
  )

/** All known phrases, ready to be matched. */
export const phrases: readonly KnownPhrase[] = services.flatMap(({ id }) =>
  phrasesOf(id, serviceWords[id]),
)

/** The words that belong to a service once it is meant. */
export const contexts: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  services.map(({ id }) => [id, stemsOf((serviceWords[id].context ?? '').replaceAll(' ', '|'))]),
)

/** Every stem that occurs in a phrase. */
export const vocabulary: ReadonlySet<string> = new Set(
  phrases.flatMap(({ parts }) => parts.flatMap((part) => [...part])),
)
