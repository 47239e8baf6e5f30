import type { ServiceId } from '../../../shared/catalogue.ts'
import { plain } from './words.ts'

/** A smoke alarm that chirps needs a battery or a new one, and no security system. */
const alarmOfSmoke =
  /\b(?:smoke|co|carbon monoxide|fire) (?:alarms?|detectors?)\b(?!.*\b(?:cameras?|burglar|break-?ins?|security system)\b)|\b(?:alarmas?|detector\w*) de (?:humo|monoxido)\b(?!.*\bcamaras?\b)/s
const forSmoke = (id: ServiceId): ServiceId => (id === 'home-security' ? 'handyman' : id)

/** 'Cuánto sería el resane nomás, sin pintar' */
const patchOnly =
  /^(?=.*\b(?:resan\w+|patch\w*|hoy(?:os|itos)|holes?)\b).*\b(?:sin pintar\w*|no (?:paint\w*|pintar)|without paint\w*|not paint\w*)\b/s
const forPatch = (id: ServiceId): ServiceId => (id === 'interior-painting' ? 'handyman' : id)

/** Below somebody's bathroom or apartment a wet ceiling is no roof's. */
const livesBelow =
  /^(?=.*\b(?:stain\w*|wet|water|leak\w*|drip\w*|mancha|gote\w+)\b).*\b(?:(?:bath\w*|apartment|neighbors?|unit|apartamento|bano|vecin\w+) (?:is |right |directly )?(?:above|upstairs|over|arriba)|(?:neighbors?|someone|somebody) (?:lives? )?(?:above|upstairs)|vecinos? de arriba)\b/s
const forBelow = (id: ServiceId): ServiceId => (id === 'roofing' ? 'plumbing' : id)

/** Below an air conditioner in the attic a wet ceiling in dry weather is no roof’s. */
const belowCooling =
  /^(?=.*\b(?:stain\w*|spot|wet|damp|water|leak\w*|drip\w*|mancha|gote\w+)\b)(?=.*\b(?:(?:hasnt|has not|didnt|not) rain\w*|no rain|dry (?:weather|spell)|no (?:ha )?llov\w+)).*\b(?:ac|air ?con\w*|air handler|hvac|aire)\b/s
const forCooling = (id: ServiceId): ServiceId => (id === 'roofing' ? 'hvac' : id)
/** 'The AC leaks, I think its drain line is clogged' */
const coolingDrain = /\b(?:ac|air ?con\w*|air handler|hvac|condensate|drain pan|aire)\b/
const remodels =
  /\b(?:remodel\w*|renovat\w*|redo|floors?|tear|kitchen|bath\w*|walls? (?:out|down|removed)|remodel\w*|pisos?|cocina|bano)\b/
/** What is hauled away is not cleaned. */
const cleans =
  /\b(?:clean\w*|stain\w*|wash\w*|shampoo\w*|steam\w*|carpets?|rugs?|limpi\w*|manch\w*|lav\w*|alfombras?)\b/

/** The services that fit, where the words alone read like another trade; `earlier` is what was said before. */
export function fittingServices(
  needs: readonly ServiceId[],
  work: string,
  earlier: readonly string[],
): ServiceId[] {
  const now = plain(work)
  const told = plain([...earlier, work].join('. '))
  const fit = alarmOfSmoke.test(now)
    ? forSmoke
    : patchOnly.test(now)
      ? forPatch
      : livesBelow.test(told)
        ? forBelow
        : belowCooling.test(told)
          ? forCooling
          : (id: ServiceId) => id
  return [...new Set(needs.map(fit))]
}

/** Whether a message means a part of what is talked about: the sofa that is hauled away, the drain of the AC. */
export const isPartOf = (inPlay: readonly ServiceId[], id: ServiceId, work: string): boolean =>
  (id === 'carpet-cleaning' && inPlay.includes('junk-removal') && !cleans.test(plain(work))) ||
  (id === 'home-remodeling' &&
    inPlay.includes('interior-painting') &&
    !remodels.test(plain(work))) ||
  (id === 'plumbing' && inPlay.includes('hvac') && coolingDrain.test(plain(work)))
