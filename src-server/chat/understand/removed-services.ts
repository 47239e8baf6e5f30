import type { ServiceId } from '../../../shared/catalogue.ts'
import { serviceIds } from '../../../shared/catalogue.ts'
import { readMessage } from './reading.ts'
import { servicesNamed } from './service-names.ts'

const takenBack =
  /\b(?:forget(?: about)?|drop|skip|remove|scratch|leave out|hold off on|take (?:off|out)|minus|except(?: for)?|not (?=the|my|an?\b)|no longer (?:need|want)|(?:do not|don['’]?t|dont|wont|won['’]?t) (?:need|want|do)|never ?mind(?: about)?|nvm|cancel (?=the (?!booking|appointment|order|visit)|my (?!booking|appointment|order|visit)|it\b|that\b)|instead of|rather than|without (?=the|my)|olvid[ae]\w*|quit[ae]\w*|sin (?=el|la)|ya no (?:necesito|quiero))\b\s*([^.,;!?\n]*?)(?=\s+(?:and (?:i|we|also|just|add|do|can|please)|but|just|instead|then|since|because)\b|[.,;!?\n]|$)/giu

/** Which of the services in play a message removes, and the message without those words. */
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
      /^(?:i (?:don['’]?t|dont|do not) (?:need|want) )?(?:it|that|this|them|anything|any of it|all of it|everything|lo|la|los|las|eso|todo)?(?: anymore| any ?more)?\s*$/i.test(
        what.trim(),
      )
        ? pronounMeans
        : meantBy(what, inPlay)
    for (const id of meant) removed.add(id)
    return meant.length > 0 ? ' , ' : whole
  })
  return { removed: [...removed], rest }
}

/** How much likelier one of the services must be than the next, to be meant by a few words. */
const lead = 1.5
const least = 0.05

/** The services in play that these words mean: by name, otherwise the one that they fit by far the best. */
export function meantBy(what: string, inPlay: readonly ServiceId[]): ServiceId[] {
  const named = servicesNamed(what).filter((id) => inPlay.includes(id))
  if (named.length > 0) return named
  const { services } = readMessage(what)
  const [best, next] = serviceIds
    .filter((id) => inPlay.includes(id))
    .map((id) => ({ id, likelihood: services[id] }))
    .sort((one, other) => other.likelihood - one.likelihood)
  if (!best || best.likelihood < least) return []
  return best.likelihood > lead * (next?.likelihood ?? 0) ? [best.id] : []
}
