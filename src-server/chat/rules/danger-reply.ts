import type { Turn } from '../assistant.ts'
import type { Danger } from '../understand/danger/danger-kinds.ts'
import type { Draft } from './draft.ts'
import { dangerSentences } from './sentences/dangers.ts'
import type { Sentences } from './sentences/en.ts'

/** Dangers to life: nothing else is discussed until everyone is safe, or the customer insists. */
const holding: ReadonlySet<Danger> = new Set<Danger>([
  'gas',
  'carbon-monoxide',
  'fire',
  'electrical',
  'water-electricity',
  'tree-or-line',
  'locked-in',
  'injury',
  'medical',
  'break-in',
  'suicide',
  'structure',
])

/** Whether the danger that was reported still comes before everything. */
export const holdsDanger = ({ danger, dangerReplies }: Turn['state']): boolean =>
  danger !== undefined && holding.has(danger) && dangerReplies < (danger === 'suicide' ? 3 : 2)

/** What to do first. Nothing is offered in this reply. */
export function dangerReply(draft: Draft, danger: Danger, words: Sentences): void {
  draft.state.danger = danger
  draft.state.dangerReplies = 1
  draft.say.push(words.in(dangerSentences[danger]))
  if (danger === 'suicide' || danger === 'declined') {
    draft.quickReplies = [words.replies.person]
    return
  }
  draft.say.push(words.afterDanger)
  draft.quickReplies = [words.safeNow, words.replies.person]
}

/** Once more, before anything else is discussed. */
export function stillInDanger(draft: Draft, words: Sentences): void {
  draft.state.dangerReplies += 1
  if (draft.state.danger === 'suicide') {
    draft.say.push(words.stillHere)
    draft.quickReplies = [words.replies.person]
    return
  }
  draft.say.push(words.stillDanger)
  draft.quickReplies = [words.safeNow, words.replies.person]
}
