import type { Turn } from '../assistant.ts'
import { describeTimes } from './describe-times.ts'
import type { Draft } from './draft.ts'
import { afterwards } from './sentences/dangers.ts'
import type { Sentences } from './sentences/en.ts'

/** Everyone is safe, or nothing was wrong. */
export function afterDanger(draft: Draft, { understood, before }: Turn, words: Sentences): void {
  const { intents } = understood
  const isSafe = intents.has('safeNow') || intents.has('turnedOff')
  const isDenied = intents.has('noDanger') || understood.deniesDanger
  if (!isSafe && isDenied) {
    draft.say.push(words.misunderstood)
    return
  }
  draft.say.push(words.gladSafe)
  const careful = before.danger && afterwards[before.danger]
  if (careful) draft.say.push(words.in(careful))
}

/** 'We are safe now', and what was wanted is on the list already: the earliest times, and the line for what cannot wait. */
export async function goOnAfterDanger(draft: Draft, turn: Turn, words: Sentences): Promise<void> {
  const { wasInDanger, chosen } = turn.state
  if (!wasInDanger || chosen.length === 0) return
  if (draft.suggestedServices.length > 0 || draft.times) return
  await describeTimes(draft, turn, words)
  draft.say.push(words.emergencyLine)
}
