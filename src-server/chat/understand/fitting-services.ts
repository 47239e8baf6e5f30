import type { ServiceId } from '../../../shared/catalogue.ts'
import { servicesNamed } from './service-names.ts'
import { plain } from './words.ts'

/** Where the words alone read like another trade; `all` is read with what was said before. */
const otherTrades: readonly { from: ServiceId; to: ServiceId; when: RegExp; all?: true }[] = [
  {
    // A gutter that hangs by the front door is no garage door.
    from: 'garage-door',
    to: 'handyman',
    when: /^(?!.*\bgarage\b).*\b(?:gutters?|downspouts?)\b/s,
  },
  {
    // A smoke alarm that chirps needs a battery or a new one, and no security system.
    from: 'home-security',
    to: 'handyman',
    when: /\b(?:smoke|co|carbon monoxide|fire) (?:alarms?|detectors?)\b(?!.*\b(?:cameras?|burglar|break-?ins?|security system)\b)|\b(?:alarmas?|detector\w*) de (?:humo|monoxido)\b(?!.*\bcamaras?\b)/s,
  },
  {
    // 'Cuánto sería el resane nomás, sin pintar'
    from: 'interior-painting',
    to: 'handyman',
    when: /^(?=.*\b(?:resan\w+|patch\w*|hoy(?:os|itos)|holes?)\b).*\b(?:sin pintar\w*|no (?:paint\w*|pintar)|without paint\w*|not paint\w*)\b/s,
  },
  {
    // Below somebody's bathroom or apartment a wet ceiling is no roof's.
    from: 'roofing',
    to: 'plumbing',
    all: true,
    when: /^(?=.*\b(?:stain\w*|wet|water|leak\w*|drip\w*|mancha|gote\w+)\b).*\b(?:(?:bath\w*|apartment|neighbors?|unit|apartamento|bano|vecin\w+) (?:is |right |directly )?(?:above|upstairs|over|arriba)|(?:neighbors?|someone|somebody) (?:lives? )?(?:above|upstairs)|vecinos? de arriba)\b/s,
  },
  {
    // Below an air conditioner a wet ceiling in dry weather is no roof's.
    from: 'roofing',
    to: 'hvac',
    all: true,
    when: /^(?=.*\b(?:stain\w*|spot|wet|damp|water|leak\w*|drip\w*|mancha|gote\w+)\b)(?=.*\b(?:(?:hasnt|has not|didnt|not) rain\w*|no rain|dry (?:weather|spell)|no (?:ha )?llov\w+)).*\b(?:ac|air ?con\w*|air handler|hvac|aire)\b/s,
  },
]

const ductsToClean = /\b(?:ducts?|dust\w*|clean\w*|ductos?|polvo|limpi\w*|mold\w*|moho)\b/

/** The services that fit what is said; `earlier` is what was said before. */
export function fittingServices(
  needs: readonly ServiceId[],
  work: string,
  earlier: readonly string[],
): ServiceId[] {
  const now = plain(work)
  const told = plain([...earlier, work].join('. '))
  const fit = (id: ServiceId): ServiceId =>
    otherTrades.find(({ from, when, all }) => from === id && when.test(all ? told : now))?.to ?? id
  const fitting = [...new Set(needs.map(fit))]
  // 'No heat, what comes out of the vents is cold' needs no ducts cleaned.
  const isHeating = fitting.includes('hvac') && !ductsToClean.test(now)
  return isHeating ? fitting.filter((id) => id !== 'air-ducts') : fitting
}

/** What a message may name though it belongs to what is talked about already, unless it says one of `unless`. */
const parts: readonly { id: ServiceId; of: ServiceId; unless: RegExp }[] = [
  {
    // What is hauled away is not cleaned.
    id: 'carpet-cleaning',
    of: 'junk-removal',
    unless:
      /\b(?:clean\w*|stain\w*|wash\w*|shampoo\w*|steam\w*|carpets?|rugs?|limpi\w*|manch\w*|lav\w*|alfombras?)\b/,
  },
  {
    // 'One wall or the whole room? We would have to move him out of it.'
    id: 'home-remodeling',
    of: 'interior-painting',
    unless:
      /\b(?:remodel\w*|renovat\w*|redo|floors?|tear|kitchen|bath\w*|walls? (?:out|down|removed)|pisos?|cocina|bano)\b/,
  },
]

const couchGoes =
  /\b(?:couch|sofa|mattress|rug)\b.{0,12}\b(?:pick ?up|picked up|removal|removed|haul\w*|gone|taken)\b/

/** 'The AC leaks, I think its drain line is clogged' */
const coolingDrain =
  /^(?=.*\b(?:acs?|air ?con\w*|air handler|hvac|aire)\b)(?!.*\b(?:sinks?|toilets?|tubs?|showers?|faucets?|kitchen|bath\w*|fregadero|inodoro|lavabo|regadera|cocina|bano)\b).*\b(?:drain|condensate|drena\w*|leak\w*|gote\w*)\b|\b(?:condensate|drain (?:line|pan))\b/s

/** Whether a message means a part of what is talked about: the sofa that is hauled away, the drain of the AC. */
export function isPartOf(inPlay: readonly ServiceId[], id: ServiceId, work: string): boolean {
  const text = plain(work)
  // 'Put the cleaning and the couch pickup on'
  if (id === 'carpet-cleaning' && couchGoes.test(text)) return true
  if (parts.some((one) => one.id === id && inPlay.includes(one.of) && !one.unless.test(text)))
    return true
  return (
    id === 'plumbing' &&
    inPlay.includes('hvac') &&
    !servicesNamed(work).includes(id) &&
    coolingDrain.test(text)
  )
}
