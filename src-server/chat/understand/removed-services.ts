import type { ServiceId } from '../../../shared/catalogue.ts'
import { serviceIds } from '../../../shared/catalogue.ts'
import { readMessage } from './reading.ts'
import { servicesNamed } from './service-names.ts'

const end = String.raw`\s*([^.,;!?\n]*?)(?=\s+(?:and (?:i|we|also|just|add|do|can|please)|but|just|instead|then|since|because)\b|[.,;!?\n]|$)`

/** Words that take back what follows, however it is called. */
const takenBack = new RegExp(
  String.raw`\b(?:(?:lets |let us |let['’]s )not do|forget(?: about)?|scratch|skip|leave out|hold off on|no longer (?:need|want)|(?:do not|don['’]?t|dont) (?:need|want)(?! to)|never ?mind(?: about)?|nvm|cancel (?=it\b|that\b)|instead of|rather than|olvid[ae]\w*(?: de)?|ya no (?:necesito|quiero))\b${end}`,
  'giu',
)
/** Words of the work itself too: of a single service they take back only its name. */
const removesNamed = new RegExp(
  String.raw`\b(?:not (?=the|my|an?\b)|remove|drop|take (?:off|out)|minus|except(?: for)?|without|quit[ae] (?=el|la|los|las)|sin)\b${end}`,
  'giu',
)

/** 'Take the junk off', 'leave the fridge out'. */
const takenOff =
  /\b(?:take|leave|get|cross|scratch)\s+([^.,;!?\n]{2,40}?)\s+(?:off|out)\b(?! (?:the|of the) (?:house|home|yard|trash|garage))/giu
/** 'Only the boiler', 'solo la caldera': everything else. */
const keptAlone =
  /^\W*(?:no+[,.! ]+)?(?:i (?:only|just) (?:want|need|have)|(?:only|just|solo|sólo|solamente|nada más|nada mas)(?: want| need| quiero| necesito)?)\s+([^.,;!?\n]{2,40}?)(?: please| por favor)?[.!\s]*$|^\W*([^.,;!?\n]{2,40}?)\s+(?:only|alone|nada más|nada mas|solamente)[.!\s]*$/iu
/** Told to go on with something else: the service stays. */
const goesOn =
  /\b(one (last|more|other)|another) (thing|question)\b|\b(is|are) (fine|ok|okay|good)\b|\b(add|book) it\b|\bworks\b|[?¿]/iu

/** Which of the services in play a message removes, and the message without those words. */
export function removedFrom(
  message: string,
  inPlay: readonly ServiceId[],
  latest: readonly ServiceId[],
): { removed: ServiceId[]; rest: string } {
  if (inPlay.length === 0) return { removed: [], rest: message }
  const removed = new Set<ServiceId>()
  const pronounMeans = latest.length > 0 ? latest : inPlay
  const remove = (meant: readonly ServiceId[], whole: string) => {
    for (const id of meant) removed.add(id)
    return meant.length > 0 ? ' , ' : whole
  }
  const alone = message
    .split(/(?<=[.!?])\s+/)
    .map((sentence) => keptAlone.exec(sentence))
    .find(Boolean)
  const kept = alone && inPlay.length > 1 ? meantBy(alone[1] ?? alone[2] ?? '', inPlay) : []
  if (kept.length === 1) {
    return { removed: inPlay.filter((id) => !kept.includes(id)), rest: message }
  }
  const rest = message
    .replace(takenBack, (whole: string, what: string) => {
      if (!pronoun.test(what.trim())) {
        remove(meantBy(what, inPlay), whole)
        // What is taken back is not asked for, whether it was there or not.
        return ' , '
      }
      return goesOn.test(message) ? whole : remove(pronounMeans, whole)
    })
    .replace(takenOff, (whole: string, what: string) =>
      remove(pronoun.test(what.trim()) ? pronounMeans : meantBy(what, inPlay), whole),
    )
    .replace(removesNamed, (whole: string, what: string) =>
      remove(
        inPlay.length > 1
          ? meantBy(what, inPlay)
          : servicesNamed(what).filter((id) => inPlay.includes(id)),
        whole,
      ),
    )
  return { removed: [...removed], rest }
}

const pronoun =
  /^(?:i (?:don['’]?t|dont|do not) (?:need|want) )?(?:it|that|this|them|anything|any of it|all of it|everything|lo|la|los|las|eso|todo)?(?: anymore| any ?more)?\s*$/i

/** How much likelier one of the services must be than the next, to be meant by a few words. */
const lead = 1.5
const least = 0.2
const plainlyBoth = 0.6

/** The services in play that these words mean: by name, otherwise the one that they fit by far the best. */
function meantBy(what: string, inPlay: readonly ServiceId[]): ServiceId[] {
  const named = servicesNamed(what).filter((id) => inPlay.includes(id))
  if (named.length > 0) return named
  const { services } = readMessage(what)
  const [best, next] = serviceIds
    .filter((id) => inPlay.includes(id))
    .map((id) => ({ id, likelihood: services[id] }))
    .sort((one, other) => other.likelihood - one.likelihood)
  if (!best || best.likelihood < least) return []
  if (best.likelihood > lead * (next?.likelihood ?? 0)) return [best.id]
  // 'The solar' is both of two that are about it.
  return next && next.likelihood >= plainlyBoth ? [best.id, next.id] : []
}
