import { type ServiceId, serviceIds } from '../../../shared/catalogue.ts'
import { clausesOf } from './clauses.ts'
import type { Reading } from './reading.ts'
import { servicesAskedFor, servicesNamed } from './service-names.ts'
import { topics } from './topics.ts'

/** A service that a message may call for, and what speaks for and against it, as numbers. */
export interface PossibleNeed {
  id: ServiceId
  features: number[]
}

type Read = (text: string) => Reading

/** How likely something is, on a scale without ends. */
const logit = (likelihood: number) =>
  Math.log(Math.max(1e-6, likelihood) / Math.max(1e-6, 1 - likelihood))

const mostItems = 9
const lastRank = 5
/** What is less likely than this in the whole, in every clause and in every item is none. */
const least = { inWhole: 0.02, inClause: 0.3, inItem: 0.5 }

/**
 * The services that a message may call for. Each is judged by how it reads in the whole message, in the clause that is
 * likeliest about it and as an item of a list, beside the others, and by what else the message is about.
 */
export function possibleNeedsIn(text: string, whole: Reading, read: Read): PossibleNeed[] {
  const clauses = clausesOf(text).map(read)
  const items = itemsOf(text)
  const itemReadings = items.length > 1 && items.length <= mostItems ? items.map(read) : []
  const named = servicesNamed(text)
  const asked = servicesAskedFor(text)
  const ranked = serviceIds
    .map((id) => ({ id, likelihood: whole.services[id] }))
    .sort((one, other) => other.likelihood - one.likelihood)
  const [first, second] = ranked
  const ofMessage = [
    clauses.length,
    named.length,
    Math.log(text.trim().split(/\s+/).length),
    items.length > 1 ? 1 / items.length : 0,
    logit(first?.likelihood ?? 0),
    Number(text.includes('?')),
  ]
  const about = topics.map((topic) => whole.topics[topic])
  return ranked.flatMap(({ id, likelihood }, rank) => {
    const clause = likeliestOf(clauses, id)
    const item = likeliestOf(itemReadings, id)
    const inClause = clause?.services[id] ?? likelihood
    const inItem = item?.services[id] ?? 0
    const isPossible =
      rank === 0 ||
      likelihood >= least.inWhole ||
      inClause >= least.inClause ||
      inItem >= least.inItem ||
      named.includes(id)
    if (!isPossible) return []
    const lead =
      rank === 0 ? likelihood - (second?.likelihood ?? 0) : (first?.likelihood ?? 0) - likelihood
    const strongest = [
      logit(likelihood),
      Number(rank === 0),
      logit(whole.any),
      logit(inClause),
      logit(clause?.any ?? whole.any),
      items.length > 1 ? 1 / items.length : 0,
    ]
    const others = [
      Number(rank === 1),
      Math.min(rank, lastRank),
      lead,
      Number(inClause >= Math.max(...serviceIds.map((one) => (clause ?? whole).services[one]))),
      Number(named.includes(id)),
      Number(asked.includes(id)),
      logit(inItem + 1e-3),
      item?.any ?? 0,
      ...ofMessage,
    ]
    const basic = [...strongest, ...others]
    const pairs = strongest.flatMap((one) => basic.map((other) => one * other))
    return [{ id, features: [...basic, ...about, ...pairs] }]
  })
}

/** The parts of a message between commas and 'and'. */
export const itemsOf = (text: string): string[] =>
  text
    .split(/[,;+&\n]|\b(?:and|also|plus|y|adem[aá]s)\b/iu)
    .map((item) => item.trim())
    .filter(Boolean)

const likeliestOf = (readings: readonly Reading[], id: ServiceId): Reading | undefined =>
  readings.reduce<Reading | undefined>(
    (best, one) => (best && best.services[id] >= one.services[id] ? best : one),
    undefined,
  )
