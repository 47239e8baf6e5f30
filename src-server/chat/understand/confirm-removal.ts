import type { ServiceId } from '../../../shared/catalogue.ts'
import { answersToOffer } from './offer.ts'
import type { Removal } from './removed-services.ts'
import { servicesNamed } from './service-names.ts'
import { plain } from './words.ts'

/** From which likelihood words that remove a service do so: 'no leak yet' and 'skip the back yard' read like none. */
const leastLikely = 0.5

const takesBack =
  /\b(?:forget(?: about)?|skip|scratch|leave out|drop|without|minus|never ?mind(?: about)?|olvide|quite|sin) (?:the|that|those|my|our|el|la|los|las) ([\p{L} ]{3,30})/giu
const severalThings = 2
const stem = 4

/** 'Forget the curtain rod', of shelves, a door and a curtain rod: the rest stays, and so does the service. */
export function isPart(
  message: string,
  inPlay: readonly ServiceId[],
  earlier: readonly string[],
): boolean {
  if (inPlay.length !== 1) return false
  const told = plain(earlier.join('\n'))
  return [...plain(message).matchAll(takesBack)].some(([, what = '']) => {
    if (servicesNamed(what).length > 0) return false
    const words = what.split(' ').filter((word) => word.length >= stem)
    const sentence = told
      .split(/[.!?\n]/)
      .find((one) => words.some((word) => one.includes(word.slice(0, stem))))
    return (sentence?.match(/,|\b(?:and|plus|y)\b/g) ?? []).length >= severalThings
  })
}

/** Of what words remove, what the message as it reads removes too. */
export function confirmRemoval(
  message: string,
  removal: Removal,
  inPlay: readonly ServiceId[],
  earlier: readonly string[],
): Removal {
  const { removed, plain = [] } = removal
  if (removed.length === 0) return removal
  if (isPart(message, inPlay, earlier)) return { removed: [], rest: message }
  // 'Yes, add those! He hangs the blinds himself, so drop that one': each sentence says its own.
  const answers = [message, ...message.split(/(?<=[.!?\n])\s+/)].map((words) =>
    answersToOffer(words, inPlay),
  )
  const isRefused = (id: ServiceId) =>
    answers.some((said) =>
      said.some((one) => one.id === id && one.declines >= Math.max(leastLikely, one.takes)),
    )
  const meant = removed.filter((id) => plain.includes(id) || isRefused(id))
  return meant.length > 0 ? { ...removal, removed: meant } : { removed: [], rest: message }
}
