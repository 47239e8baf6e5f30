import type { Turn } from '../assistant.ts'
import type { Danger } from '../understand/danger/danger-kinds.ts'
import { respondersCame } from '../understand/intents.ts'
import { plain } from '../understand/words.ts'
import type { Draft } from './draft.ts'
import type { Sentences } from './sentences/en.ts'

/** Where everybody waits outside until somebody says that they may go in. */
const outdoors: ReadonlySet<Danger> = new Set<Danger>(['gas', 'carbon-monoxide', 'fire'])

/** 'Can I go back in for my keys?', 'do I shut the valve?', 'whom do I call, 911?' */
const asksOutside =
  /\b(?:can|could|should|may|do|ok to|safe to) (?:i|we|he|she|they)?\s?(?:\w+ )?(?:go|get|run|step|head|be) (?:back )?(?:in|inside)\b|\b(?:go|get|run) back (?:in|inside)\b|\b(?:puedo|podemos|me|nos) (?:volver a )?(?:entr\w+|met(?:o|er\w*|emos))\b|\bvuelv\w+ a entrar\b|\b(?:shut|turn|close)\w* (?:off )?(?:the |that |my )?(?:gas|valve|meter)\b.*[?]|\b(?:cierro|cerrar) la llave\b|\b(?:who|whom|what number) (?:do|should|can) (?:i|we) (?:call|dial)\b|\ba quien (?:le )?(?:llamo|hablo|marco)\b|\b911 (?:or|o)\b|\b(?:or|o) (?:al )?911\b/

/** What somebody who waits outside asks: not to go in, and whom to call; false if nothing is asked of it. */
export function stayOut(draft: Draft, { state, before, message }: Turn, words: Sentences): boolean {
  const text = plain(message)
  const danger = before.danger ?? state.danger ?? state.pastDanger
  if (!danger || !outdoors.has(danger) || respondersCame.test(text)) return false
  if (!asksOutside.test(text)) return false
  draft.say.push(words.stayOut, danger === 'gas' ? words.callGasUtility : words.callFromOutside)
  draft.quickReplies = [words.safeNow, words.replies.person]
  return true
}
