import type { ServiceId } from '../../../shared/catalogue.ts'
import { answersToOffer } from './offer.ts'
import type { Removal } from './removed-services.ts'

/** From which likelihood words that remove a service do so: 'no leak yet' and 'skip the back yard' read like none. */
const leastLikely = 0.5

/** Of what words remove, what the message as it reads removes too. */
export function removalRead(
  message: string,
  removal: Removal,
  inPlay: readonly ServiceId[],
): Removal {
  const { removed } = removal
  if (removed.length === 0) return removal
  const answers = answersToOffer(message, inPlay)
  const meant = removed.filter((id) =>
    answers.some((one) => one.id === id && one.declines >= Math.max(leastLikely, one.takes)),
  )
  return meant.length > 0 ? { ...removal, removed: meant } : { removed: [], rest: message }
}
