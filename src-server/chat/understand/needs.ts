import { type ServiceId, serviceIds } from '../../../shared/catalogue.ts'
import { clausesOf } from './clauses.ts'
import { type Reading, readMessage } from './reading.ts'
import {
  servicesAskedFor,
  servicesNamed,
  withoutGeneralMove,
  withoutNames,
} from './service-names.ts'
import type { Topic } from './topics.ts'

/** What a message calls for. */
export interface Needs {
  /** What it calls for, the likeliest first. */
  needs: ServiceId[]
  /** What it may call for, to ask back, if nothing is likely enough. */
  unsure: ServiceId[]
}

/** Where in a conversation a message stands: before it has a subject, after, as the answer to a question, or as an addition ('and the garden please'). */
type Place = 'first' | 'later' | 'answer' | 'added'

/** From which likelihood the likeliest service counts, and further ones beside it. */
const bars: Record<Place | 'brief', { first: number; further: number }> = {
  first: { first: 0.2, further: 0.9 },
  brief: { first: 0.85, further: 0.85 },
  later: { first: 0.72, further: 0.8 },
  answer: { first: 0.93, further: 0.93 },
  added: { first: 0.45, further: 0.8 },
}
/** What is told, complained of or merely asked calls for nothing: the likelihoods of any need and of the likeliest, together. */
const anyNeed = 1.3
/** Who asks for the price of something has something to be done. */
const anyPriced = 1
const plainPrice = 0.8
const anyAdded = 0.9
/** From here on something is needed, though it is not clear what. */
const someNeed = 0.7
/** So few words say little. */
const briefest = 2
/** A service that is called by its name beside others needs less. */
const namedToo = 0.2
/** So does one that a clause asks for by itself: 'the sink leaks, and I need the house cleaned'. */
const askedInClause = { ofClause: 0.9, ofWhole: 0.6 }
/** The items of a list are plain by themselves, and need little in the whole. */
const longestItem = 7
const plainItem = { any: 0.5, likeliest: 0.9 }
const itemToo = 0.05
/** From here on it is worth asking whether it is meant. */
const worthAsking = { brief: 0.5, else: 0.12 }
const mostAsked = 3

/** Messages about these call for a service only if that is plain. */
const elsewhere: readonly Topic[] = [
  'complaint',
  'existing-booking',
  'list',
  'job',
  'account',
  'off-topic',
  'out-of-scope',
]
const isElsewhere = 0.5
const plainNeed = 0.7

/** Words around a service's name that ask for nothing else. */
const fillers =
  /\b(i|we|need|needs|want|a|an|the|some|my|to|get|got|have|looking|for|please|pls|quote|help|with|services?|issues?|problems?|repairs?|someone|somebody|guy|company|asap|today|now|near|me|and|y|do|hi|hello|tell|about|necesito|ocupo|busco|quiero|un|una|el|la|de|por|favor|ayuda|con)\b/g

/** The services that a message calls for, by how it reads. */
export function needsIn(text: string, { services, topics, any }: Reading, place: Place): Needs {
  const named = servicesNamed(text)
  const aside = elsewhere.some((topic) => topics[topic] >= isElsewhere)
  // 'Plumbing', 'I need an electrician': the name itself is the request.
  if (!/\p{L}{2}/u.test(withoutNames(text).replace(fillers, ' '))) {
    return { needs: named, unsure: [] }
  }
  if (topics.job >= isElsewhere) return { needs: [], unsure: [] }
  const ranked = serviceIds
    .map((id) => ({ id, likelihood: services[id] }))
    .sort((one, other) => other.likelihood - one.likelihood)
  const asked = place === 'answer' ? [] : servicesAskedFor(text)
  const isPriced = topics.price >= plainPrice
  const bar = place === 'added' ? anyAdded : isPriced ? anyPriced : anyNeed
  if (any + (ranked[0]?.likelihood ?? 0) < bar) {
    const isSome = any >= someNeed && !aside && place === 'first'
    return { needs: asked, unsure: isSome ? likelyOf(ranked, worthAsking.else) : [] }
  }
  const items = place === 'later' ? itemsIn(text) : []
  const inClauses = place === 'answer' ? [] : askedInClauses(text)
  const isBrief = text.trim().split(/\s+/).length <= briefest
  const { first, further } = isBrief && place === 'first' ? bars.brief : bars[place]
  const barOf = (id: ServiceId, at: number) => {
    if (asked.includes(id)) return 0
    if (aside) return plainNeed
    if (at === 0) return first
    if (items.includes(id)) return itemToo
    if (named.includes(id) && place !== 'answer') return namedToo
    return inClauses.includes(id) ? askedInClause.ofWhole : further
  }
  const needs = ranked
    .filter(({ id, likelihood }, at) => likelihood >= barOf(id, at))
    .map(({ id }) => id)
  if (needs.length > 0) return { needs: withoutGeneralMove(needs), unsure: [] }
  if (aside || place !== 'first') return { needs: [], unsure: [] }
  const from = isBrief ? worthAsking.brief : worthAsking.else
  return { needs: [], unsure: likelyOf(ranked, from) }
}

interface Ranked {
  id: ServiceId
  likelihood: number
}

/** What is worth asking about. */
const likelyOf = (ranked: readonly Ranked[], from: number): ServiceId[] =>
  withoutGeneralMove(
    ranked.filter(({ likelihood }) => likelihood >= from).map(({ id }) => id),
  ).slice(0, mostAsked)

/** 'Keys and locks, the whole house cleaned, a rat problem': what the items of a list call for, each by itself. */
export function itemsIn(text: string): ServiceId[] {
  const items = text
    .split(/[,;+&\n]|\b(?:and|also|plus|y|adem[aá]s)\b/iu)
    .map((item) => item.trim())
    .filter(Boolean)
  const isList = items.length > 1 && items.every((item) => item.split(/\s+/).length <= longestItem)
  if (!isList) return []
  return items.flatMap((item) => {
    const named = servicesNamed(item)
    if (named.length > 0) return named
    const { services, any } = readMessage(item)
    const best = serviceIds.toSorted((one, other) => services[other] - services[one])[0]
    return best && any >= plainItem.any && services[best] >= plainItem.likeliest ? [best] : []
  })
}

/** The services that single clauses call for, if these are all that one reads. */
const askedInClauses = (text: string): ServiceId[] =>
  clausesOf(text)
    .map(readMessage)
    .filter(({ any }) => any >= askedInClause.ofClause)
    .flatMap(({ services }) => {
      const likeliest = Math.max(...serviceIds.map((id) => services[id]))
      return likeliest < askedInClause.ofClause
        ? []
        : serviceIds.filter((id) => services[id] === likeliest)
    })
