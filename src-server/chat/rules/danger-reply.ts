import type { Danger } from '../understand/danger.ts'
import type { Draft } from './draft.ts'
import type { Sentences } from './sentences/en.ts'

/** Safety before any service. */
export function dangerReply(draft: Draft, danger: Danger, words: Sentences): void {
  draft.say.push(words.danger(danger), words.afterDanger)
  draft.state.inDanger = true
  draft.quickReplies = [words.safeNow, words.replies.person]
}

/** Nothing else is discussed until everyone is safe. */
export function stillInDanger(draft: Draft, words: Sentences): void {
  draft.say.push(words.stillDanger)
  draft.quickReplies = [words.safeNow, words.replies.person]
}
