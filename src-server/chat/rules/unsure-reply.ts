import type { Turn } from '../assistant.ts'
import { likelyServices } from '../understand/asked-services.ts'
import type { Draft } from './draft.ts'
import type { Sentences } from './sentences/en.ts'

/** One short question back, with the likeliest services to tap. */
export function unsureReply(
  draft: Draft,
  { message, state, understood }: Turn,
  words: Sentences,
): void {
  if (state.services.length > 0 && !understood.intents.has('somethingElse')) {
    draft.say.push(words.notSure)
    draft.quickReplies = [words.replies.price, words.replies.when, words.replies.book]
    return
  }
  const likely = likelyServices(message)
  const wordCount = message.trim().split(/\s+/).length
  if (
    likely.length === 0 ||
    wordCount < 2 ||
    understood.intents.has('no') ||
    understood.intents.has('somethingElse')
  ) {
    draft.say.push(state.services.length > 0 && wordCount < 2 ? words.again : words.unsureAll)
    return
  }
  draft.say.push(
    words.unsure(
      new Intl.ListFormat(state.language, { type: 'disjunction' }).format(likely.map(words.title)),
    ),
  )
  draft.state.offered = likely
  draft.suggestedServices = likely
  draft.quickReplies = [...likely.map(words.title), words.replies.noneOfThese]
}
