import type { ServiceId } from '../../../shared/catalogue.ts'
import { findServices } from './find-services.ts'
import { contexts, phrases } from './vocabulary.ts'
import { wordsOf } from './words.ts'

const takenBack =
  /\b(?:forget(?: about)?|drop|skip|remove|scratch|leave out|hold off on|take (?:off|out)|minus|except(?: for)?|not (?=the|my|an?\b)|no longer (?:need|want)|(?:do not|don['’]?t|dont|wont|won['’]?t) (?:need|want|do)|never ?mind(?: about)?|nvm|cancel (?=the (?!booking|appointment|order|visit)|my (?!booking|appointment|order|visit)|it\b|that\b)|instead of|rather than|without (?=the|my)|olvid[ae]\w*|sin (?=el|la)|ya no (?:necesito|quiero))\b\s*([^.,;!?\n]*?)(?=\s+(?:and (?:i|we|also|just|add|do|can|please)|but|just|instead|then|since|because)\b|[.,;!?\n]|$)/giu

/** Which of the requested services a message removes, and the message without those words. */
export function removedFrom(
  message: string,
  inPlay: readonly ServiceId[],
  latest: readonly ServiceId[],
): { removed: ServiceId[]; rest: string } {
  if (inPlay.length === 0) return { removed: [], rest: message }
  const removed = new Set<ServiceId>()
  const pronounMeans = latest.length > 0 ? latest : inPlay
  const rest = message.replace(takenBack, (whole: string, what: string) => {
    const meant =
      /^(?:i (?:don['’]?t|dont|do not) (?:need|want) )?(?:it|that|this|them|anything|any of it|all of it|everything)?(?: anymore| any ?more)?\s*$/i.test(
        what.trim(),
      )
        ? pronounMeans
        : meantBy(what, inPlay)
    for (const id of meant) removed.add(id)
    return meant.length > 0 ? ' , ' : whole
  })
  return { removed: [...removed], rest }
}

/** The requested services that these words mean: by a phrase, otherwise by the vocabulary that they belong to. */
export function meantBy(what: string, inPlay: readonly ServiceId[]): ServiceId[] {
  const words = wordsOf(what)
  const found = findServices(words).map(({ serviceId }) => serviceId)
  const named = inPlay.filter((id) => found.includes(id))
  if (named.length > 0) return named
  const known = inPlay
    .map((id) => ({ id, count: sum(words.map(({ stem }) => closeness(id, stem))) }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count)
  const [best, next] = known
  return best && best.count > (next?.count ?? 0) ? [best.id] : []
}

/** A word of a service's phrases says more than one that only goes with it. */
function closeness(id: ServiceId, stem: string): number {
  const inPhrase = phrases.some(
    ({ serviceId, parts }) => serviceId === id && parts.some((part) => part.has(stem)),
  )
  return (inPhrase ? 2 : 0) + (contexts.get(id)?.has(stem) ? 1 : 0)
}

const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0)
