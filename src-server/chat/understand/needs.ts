import { type ServiceId, serviceIds } from '../../../shared/catalogue.ts'
import { clausesOf } from './clauses.ts'
import { oneMove, withoutGeneralMove, withoutIdleMove } from './moves.ts'
import calibration from './needs-calibration.json' with { type: 'json' }
import { itemsOf, type PossibleNeed, possibleNeedsIn } from './possible-needs.ts'
import { asksForJob, type Reading, readMessage } from './reading.ts'
import { servicesAskedFor, servicesNamed, withoutNames } from './service-names.ts'
import { namesSeveralHomes } from './several-homes.ts'

/** What a message calls for. */
export interface Needs {
  /** What it calls for, the likeliest first. */
  needs: ServiceId[]
  /** What it may call for, to ask back, if nothing is likely enough. */
  unsure: ServiceId[]
}

/** Where in a conversation a message stands: before it has a subject, after, as the answer to a question, or as an addition ('and the garden please'). */
type Place = 'first' | 'later' | 'answer' | 'added'

/** From which likelihood a service counts. */
const bars: Record<Place, number> = { first: 0.34, later: 0.45, answer: 0.85, added: 0.3 }
/** So few words say little. */
const briefest = 2
const briefBar = 0.6
/** A service that is called by its name needs less. */
const namedBar = 0.2
/** From here on it is worth asking whether it is meant. */
const worthAsking = { brief: 0.35, else: 0.1 }
const mostAsked = 3

/** Words around a service's name that ask for nothing else. */
const fillers =
  /\b(i|we|need|needs|want|a|an|the|some|my|to|get|got|have|looking|for|please|pls|quote|help|with|services?|issues?|problems?|repairs?|someone|somebody|guy|company|asap|today|now|near|me|and|y|do|hi|hello|tell|about|necesito|ocupo|busco|quiero|how|much|when|is|are|does|would|what|whats|price|prices|cost|costs|charge|charges|rates?|hourly|cuesta|cobra|cobran|cuanto|cuando|un|una|el|la|de|por|favor|ayuda|con)\b/g

/** The services that a message calls for, by how it reads. */
export function needsIn(text: string, reading: Reading, place: Place): Needs {
  // 'Plumbing', 'I need an electrician': the name itself is the request.
  if (!/\p{L}{2}/u.test(withoutNames(text).replace(fillers, ' '))) {
    return { needs: servicesNamed(text), unsure: [] }
  }
  if (asksForJob(reading)) return { needs: [], unsure: [] }
  const isBrief = text.trim().split(/\s+/).length <= briefest
  const bar = isBrief && place === 'first' ? briefBar : bars[place]
  const ranked = possibleNeedsIn(text, reading, readMessage)
    .map((possible) => ({ id: possible.id, likelihood: likelihoodOf(possible) }))
    .sort((one, other) => other.likelihood - one.likelihood)
  const meant = isMeant(text, ranked)
  const named = place === 'answer' ? [] : servicesNamed(text).filter(meant)
  const asked = place === 'answer' ? [] : servicesAskedFor(text).filter(meant)
  const listed =
    place === 'answer'
      ? []
      : [...(enumerates.test(text) ? itemsIn(text, itemOfMany) : []), ...itemsOfLongList(text)]
  const plain = ranked.filter(({ likelihood }) => likelihood >= bar)
  const called = place === 'answer' || plain.length < fewestPlain ? [] : calledItems(text)
  const ofHomes =
    place !== 'answer' && namesSeveralHomes(text) ? needsOfClauses(text, plainOfHome) : []
  const needs = ranked
    .filter(
      ({ id, likelihood }) =>
        likelihood >= (named.includes(id) ? Math.min(bar, namedBar) : bar) ||
        asked.includes(id) ||
        listed.includes(id) ||
        called.includes(id) ||
        ofHomes.includes(id),
    )
    .map(({ id }) => id)
  if (needs.length > 0)
    return { needs: oneMove(withoutIdleMove(needs, text, named), text), unsure: [] }
  if (place !== 'first') return { needs: [], unsure: [] }
  const from = isBrief ? worthAsking.brief : worthAsking.else
  const unsure = ranked.filter(({ likelihood }) => likelihood >= from).map(({ id }) => id)
  const inClauses = reading.any < plainClause.any ? openingNeed(text) : needsOfClauses(text)
  const asksAbout = unsure.length > 0 ? unsure : inClauses
  return { needs: [], unsure: withoutGeneralMove(asksAbout).slice(0, mostAsked) }
}

/** Where a long message hides what its clauses say plainly: 'the one has mice, the other needs painting'. */
const plainClause = { any: 0.85, likeliest: 0.85 }
const plainOfHome = 0.8
const needsOfClauses = (text: string, least = plainClause.any): ServiceId[] => [
  ...new Set(
    clausesOf(text).flatMap((clause) => {
      const { services, any } = readMessage(clause)
      if (any < least) return []
      return serviceIds.filter((id) => services[id] >= plainClause.likeliest)
    }),
  ),
]

/** 'My dishwasher is leaking. The nanny will open the door, is that OK?' begins with what is wrong. */
const plainOpening = { any: 0.85, likeliest: 0.9 }
function openingNeed(text: string): ServiceId[] {
  const [opening = '', next] = text.split(/(?<=[.!?\n])\s+/)
  if (!next) return []
  const { services, any } = readMessage(opening)
  if (any < plainOpening.any) return []
  return serviceIds.filter((id) => services[id] >= plainOpening.likeliest)
}

/** Their own cleaning is what 'carpets need cleaning' asks for. */
const cleaned: ReadonlySet<ServiceId> = new Set<ServiceId>([
  'carpet-cleaning',
  'window-cleaning',
  'pool-cleaning',
  'tile-cleaning',
  'air-ducts',
])
const cleansHome =
  /\b(?:house|home|apartment|apt|condo|office|deep|regular|weekly|monthly|general|maids?|housekeep\w*|cleaners?|(?:and|plus|&) (?:an? |the |some )?cleaning|cleaning (?:lady|service|crew|and|plus|y)|casa|hogar|oficina)\b/iu
const plainlyMeant = 0.8

/** Whether a name that occurs is meant: the word 'cleaning' is not, beside what is plainly to be cleaned. */
const isMeant =
  (text: string, ranked: readonly { id: ServiceId; likelihood: number }[]) =>
  (named: ServiceId): boolean =>
    named !== 'house-cleaning' ||
    cleansHome.test(text) ||
    !ranked.some(({ id, likelihood }) => cleaned.has(id) && likelihood >= plainlyMeant)

/** How likely a message calls for it, from 0 to 1. */
const likelihoodOf = ({ features }: PossibleNeed): number => {
  const score = features.reduce(
    (sum, value, at) => sum + value * (calibration.weights[at] ?? 0),
    calibration.bias,
  )
  return 1 / (1 + Math.exp(-score))
}

/** The items of a list are plain by themselves. */
const plainItem = { any: 0.5, likeliest: 0.9, longest: 7 }
/** Where somebody says that there are several. */
const itemOfMany = { any: 0.5, likeliest: 0.97, longest: 16 }
const enumerates =
  /\b(?:few|couple of|two|three|four|several|number of|varias|unas|dos|tres|cuatro|2|3|4) (?:things|jobs|problems|issues|items|cosas|trabajos|problemas)\b|\b(?:list|lista)\b.{0,20}:|(?:^|\n)\s*(?:\d[.)]|[-*•])\s/iu

/** 'Locks, HVAC and the chimney probably': items that are hardly more than a name. */
const fewestPlain = 2
const calledItem = { fewest: 3, longest: 3 }
function calledItems(text: string): ServiceId[] {
  const items = itemsOf(text.split(/[:.]/).at(-1) ?? text)
  const isList =
    items.length >= calledItem.fewest &&
    items.every((item) => item.split(/\s+/).length <= calledItem.longest)
  return isList ? items.flatMap(servicesNamed) : []
}

const longList = 4
/** 'Deep clean, locks changed, two rooms painted. What would each cost?': each item is a job. */
const itemsOfLongList = (text: string): ServiceId[] =>
  text.split(/[.!?:\n]+/).flatMap((sentence) => {
    const items = itemsOf(sentence)
    const found = [...new Set(itemsIn(sentence))]
    return items.length >= longList && found.length === items.length ? found : []
  })

/** 'Keys and locks, the whole house cleaned, a rat problem': what the items of a list call for, each by itself. */
export function itemsIn(text: string, plain = plainItem): ServiceId[] {
  const items = itemsOf(text)
  const isList =
    items.length > 1 && items.every((item) => item.split(/\s+/).length <= plain.longest)
  if (!isList) return []
  return items.flatMap((item) => {
    const named = servicesNamed(item)
    if (named.length > 0) return named
    const { services, any } = readMessage(item)
    const best = serviceIds.toSorted((one, other) => services[other] - services[one])[0]
    return best && any >= plain.any && services[best] >= plain.likeliest ? [best] : []
  })
}
