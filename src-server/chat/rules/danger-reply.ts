import type { Turn } from '../assistant.ts'
import type { Danger } from '../understand/danger/danger-kinds.ts'
import { leaveAlone } from '../understand/danger/leave-alone.ts'
import type { Understood } from '../understand/understand.ts'
import type { Draft } from './draft.ts'
import { cautions, dangerSentences } from './sentences/dangers.ts'
import type { Sentences } from './sentences/en.ts'

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

/** One sentence for what a message may hint at; undefined if there is nothing. */
export function cautionFor({ caution }: Understood, words: Sentences): string | undefined {
  const sentence = caution && cautions[caution]
  return sentence && words.in(sentence)
}

/** 'Can we lift it by hand?', after the warning: no, and why; false where nothing was warned of. */
export function warnAgain(draft: Draft, { state }: Turn, words: Sentences): boolean {
  const danger = state.danger ?? state.pastDanger
  if (!danger || !leaveAlone.has(danger)) return false
  draft.say.push(words.pleaseDoNot, `${words.in(dangerSentences[danger])}\n`)
  return true
}

/** Once more, before anything else is discussed. */
export function stillInDanger(draft: Draft, { message }: Turn, words: Sentences): void {
  draft.state.dangerReplies += 1
  if (draft.state.danger === 'suicide') {
    draft.say.push(words.stillHere)
    draft.quickReplies = [words.replies.person]
    return
  }
  // 'Is it safe to sleep in there tonight?'
  const asksOfPower = draft.state.danger === 'electrical' && message.includes('?')
  draft.say.push(asksOfPower ? words.powerOff : words.stillDanger)
  draft.quickReplies = [words.safeNow, words.replies.person]
}
