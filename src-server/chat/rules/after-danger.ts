import type { Turn } from '../assistant.ts'
import type { Danger } from '../understand/danger/danger-kinds.ts'
import { respondersCame } from '../understand/intents.ts'
import { plain } from '../understand/words.ts'
import { describeTimes } from './describe-times.ts'
import type { Draft } from './draft.ts'
import { afterwards } from './sentences/dangers.ts'
import type { Sentences } from './sentences/en.ts'

const unhurt =
  /\b(?:nobody|no ?one|nadie)(?: is|s| was| got| esta| quedo)? (?:hurt|injured|herid\w+|lastimad\w+)\b/
const ofPeople: ReadonlySet<Danger> = new Set<Danger>([
  'injury',
  'medical',
  'locked-in',
  'break-in',
  'suicide',
])

/** Everyone is safe, or nothing was wrong. */
export function afterDanger(
  draft: Draft,
  { understood, before, message }: Turn,
  words: Sentences,
): void {
  const { intents } = understood
  // 'Nobody is hurt' denies no broken spring.
  const isUnhurt =
    unhurt.test(plain(message)) && before.danger !== undefined && !ofPeople.has(before.danger)
  const isSafe = intents.has('safeNow') || intents.has('turnedOff') || isUnhurt
  if (!isSafe && understood.dropsDangerNeeds) {
    draft.say.push(words.misunderstood)
    return
  }
  draft.say.push(words.gladSafe)
  const careful = before.danger && afterwards[before.danger]
  if (careful && !respondersCame.test(plain(message))) draft.say.push(words.in(careful))
}

/** 'We are safe now', and what was wanted is on the list already: the earliest times, and the line for what cannot wait. */
export async function goOnAfterDanger(draft: Draft, turn: Turn, words: Sentences): Promise<void> {
  const { wasInDanger, chosen } = turn.state
  if (!wasInDanger || chosen.length === 0) return
  if (draft.suggestedServices.length > 0 || draft.times) return
  await describeTimes(draft, turn, words)
  draft.say.push(words.emergencyLine)
}
