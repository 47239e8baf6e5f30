import { findService, type ServiceId, serviceIds } from '../../../shared/catalogue.ts'
import { spanishTitles } from '../../../shared/services/spanish-titles.ts'
import { isMove } from './moves.ts'
import { readMessage } from './reading.ts'
import { servicesNamed } from './service-names.ts'
import { serviceWithThing } from './service-things.ts'
import { plain } from './words.ts'

/** How plainly some words must mean a service, where a sentence is only beside the point. */
export const plainly = 0.3
/** How much likelier one of the services must be than the next, to be meant by a few words. */
const lead = 1.5
const plainlyBoth = 0.6

/**
 * The services in play that these words mean: by name, by a word of one's title, otherwise the one that they fit by far
 * the best, if they fit it at least so well.
 */
export function meantBy(what: string, inPlay: readonly ServiceId[], least = 0.2): ServiceId[] {
  const called = calledBy(what, inPlay)
  if (called.length > 0) return called
  if (callsAnother(what, inPlay)) return []
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

/** The services in play that these words call by name, by a word of their title, or by what they are for. */
export function calledBy(what: string, inPlay: readonly ServiceId[]): ServiceId[] {
  const names = servicesNamed(what)
  const named = inPlay.filter((id) => names.includes(id))
  if (named.length > 0) return named
  // 'The movers', whichever of them it is.
  const moves = inPlay.filter((id) => isMove(id))
  if (moves.length > 0 && (names.includes('moving') || theMove.test(plain(what)))) return moves
  if (callsAnother(what, inPlay)) return []
  const titled = titledBy(what, inPlay)
  return titled.length > 0 ? titled : serviceWithThing(what, inPlay)
}

/** 'House cleaning', where only the carpets are spoken of: by its full title it is another service. */
const callsAnother = (what: string, inPlay: readonly ServiceId[]): boolean =>
  servicesNamed(what).some(
    (id) =>
      !inPlay.includes(id) &&
      [findService(id)?.title ?? '', spanishTitles[id]].some((title) =>
        plain(what).includes(plain(title)),
      ),
  )

/** 'The movers and the cleaning': what each of the words between 'and' and commas means. */
export const meantByEach = (what: string, inPlay: readonly ServiceId[], least?: number) => [
  ...new Set(
    what
      .split(/[,;&+]|\b(?:and|plus|y)\b/iu)
      .filter((part) => part.trim())
      .flatMap((part) => meantBy(part, inPlay, least)),
  ),
]

/** 'Make it the 20th for the move', 'move Jan 20'; not 'move it to Friday'. */
const theMove =
  /\b(?:the|my|our|and|la|mi) (?:move|mudanza)\b(?! (?:it|that|them|the)\b)|^\W*(?:move|mudanza)\b(?! (?:it|that|them|the|to|my|our|both|everything)\b)/

const general = new Set(['services', 'service', 'home', 'house', 'servicios', 'casa', 'hogar'])
const shortestWord = 4

const wordsOf = (text: string): string[] =>
  (plain(text).match(/\p{L}+/gu) ?? [])
    .filter((word) => word.length >= shortestWord && !general.has(word))
    // 'Windows' are of Window Cleaning.
    .map((word) => word.replace(/s$/, ''))

/** 'The appliance one': the only service in play with this word in its title. */
function titledBy(what: string, inPlay: readonly ServiceId[]): ServiceId[] {
  for (const word of wordsOf(what)) {
    const titled = inPlay.filter((id) =>
      wordsOf(`${findService(id)?.title} ${spanishTitles[id]}`).includes(word),
    )
    const [only, ...others] = titled
    if (only && others.length === 0) return [only]
  }
  return []
}
