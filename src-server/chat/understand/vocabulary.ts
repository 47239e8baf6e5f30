import { stemmer } from 'stemmer'
import { type ServiceKnowledge, serviceKnowledge } from '../../../shared/service-knowledge/index.ts'

/** A phrase: one of the stems of each part must be said. */
export type Phrase = readonly ReadonlySet<string>[]

/** How strongly a phrase indicates its service. */
export type Weight = 'name' | 'symptom' | 'weak' | 'hint'

export interface KnownPhrase {
  serviceId: string
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

const phrasesOf = (serviceId: string, knowledge: ServiceKnowledge): KnownPhrase[] =>
  (
    [
      ['name', knowledge.names],
      ['symptom', knowledge.symptoms],
      ['symptom', knowledge.spanish.filter((text) => !text.startsWith('~'))],
      [
        'weak',
        knowledge.spanish.filter((text) => text.startsWith('~')).map((text) => text.slice(1)),
      ],
      ['weak', knowledge.weak ?? []],
      ['hint', knowledge.hints ?? []],
    ] as const
  ).flatMap(([weight, texts]) =>
    texts.map((text) => ({ serviceId, weight, parts: text.split(' ').map(stemsOf) })),
  )

/** All known phrases, ready to be matched. */
export const phrases: readonly KnownPhrase[] = Object.entries(serviceKnowledge).flatMap(
  ([serviceId, knowledge]) => phrasesOf(serviceId, knowledge),
)

/** The words that belong to a service once it is meant. */
export const contexts: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(serviceKnowledge).map(([id, { context = '' }]: [string, ServiceKnowledge]) => [
    id,
    stemsOf(context.replaceAll(' ', '|')),
  ]),
)

/** Every stem that occurs in a phrase. */
export const vocabulary: ReadonlySet<string> = new Set(
  phrases.flatMap(({ parts }) => parts.flatMap((part) => [...part])),
)
