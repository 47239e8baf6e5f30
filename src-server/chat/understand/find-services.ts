import type { ServiceId } from '../../../shared/catalogue.ts'
import { contexts, type KnownPhrase, phrases, type Weight } from './vocabulary.ts'
import type { Word } from './words.ts'

/** A service that a message asks for, and the words that say so. */
export interface FoundService {
  serviceId: ServiceId
  weight: Weight
  score: number
  words: readonly Word[]
}

const widestPhrase = 9
const reach = 7
/** Words that mean nothing by themselves: a phrase must match more than these. */
const generic = new Set(
  'out up off on in com through old new put get got everyth stuff thing awai back from take taken not no dont wont need want again on everi keep go goe into over with turn it all home room insid place now open the a and to us'.split(
    ' ',
  ),
)
const worth: Record<Weight, number> = { name: 1, symptom: 0, weak: -0.4, hint: -0.8 }

/**
 * The services that these words ask for, the surest first. Each word counts once: the phrase that explains the most
 * takes its words, and the words around it that belong to it; what remains may mean another service.
 */
export function findServices(words: readonly Word[]): FoundService[] {
  const candidates = phrases
    .flatMap((phrase) => placesOf(phrase, words))
    .sort((one, other) => other.score - one.score)
  const found: FoundService[] = []
  for (const weights of [['name', 'symptom'], ['weak'], ['hint']] satisfies Weight[][]) {
    for (const candidate of candidates) {
      if (!weights.some((weight) => weight === candidate.weight)) continue
      if (candidate.weight === 'hint' && found.length > 0) continue
      const left = candidate.words.filter(
        (word) => !found.some((one) => explains(one, word, words)),
      )
      const whole = left.length === candidate.words.length
      if (left.length === 0 || (!whole && left.every(({ stem }) => generic.has(stem)))) continue
      found.push(candidate)
    }
  }
  return withoutVaguer(distinct(found))
}

/** A local or long-distance move replaces the general 'moving'. */
function withoutVaguer(found: readonly FoundService[]): FoundService[] {
  const known = new Set(found.map(({ serviceId }) => serviceId))
  const exact = known.has('local-moving') || known.has('long-distance-moving')
  return found.filter(({ serviceId }) => !(exact && serviceId === 'moving'))
}

/** The best match of each service. */
const distinct = (found: readonly FoundService[]) =>
  found.filter(
    ({ serviceId }, index) => found.findIndex((one) => one.serviceId === serviceId) === index,
  )

/** Whether a word is part of a phrase that was found, or is near it and belongs to its service. */
function explains({ serviceId, words }: FoundService, word: Word, all: readonly Word[]): boolean {
  if (words.includes(word)) return true
  if (!contexts.get(serviceId)?.has(word.stem)) return false
  return words.some((said) => Math.abs(said.at - word.at) <= reach) && all.includes(word)
}

/** Where a phrase occurs among the words, closest together first; at most one occurrence. */
function placesOf(
  { serviceId, parts, weight }: KnownPhrase,
  words: readonly Word[],
): FoundService[] {
  const perPart = parts.map((part) => words.filter(({ stem }) => part.has(stem)))
  const [first, ...others] = perPart
  if (!first || perPart.some((found) => found.length === 0)) return []
  let best: Word[] | undefined
  for (const start of first) {
    const chosen = nearestTo(start, others)
    if (chosen && (!best || spanOf(chosen) < spanOf(best))) best = chosen
  }
  if (!best || spanOf(best) > widestPhrase) return []
  const around = words.filter(
    (word) =>
      !best.includes(word) &&
      contexts.get(serviceId)?.has(word.stem) &&
      best.some((said) => Math.abs(said.at - word.at) <= reach),
  )
  const score =
    best.length +
    worth[weight] -
    0.1 * spanOf(best) +
    0.15 * new Set(around.map(({ stem }) => stem)).size
  return [{ serviceId, weight, score, words: best }]
}

/** For each part, the word nearest to where the phrase starts; each word once. */
function nearestTo(start: Word, parts: readonly (readonly Word[])[]): Word[] | undefined {
  const chosen = [start]
  for (const candidates of parts) {
    const [nearest] = candidates
      .filter((word) => !chosen.includes(word))
      .sort((one, other) => Math.abs(one.at - start.at) - Math.abs(other.at - start.at))
    if (!nearest) return undefined
    chosen.push(nearest)
  }
  return chosen
}

const spanOf = (words: readonly Word[]) => {
  const places = words.map(({ at }) => at)
  return Math.max(...places) - Math.min(...places) - (words.length - 1)
}
