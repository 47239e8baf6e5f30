import { capitalize } from '../../../shared/format/capitalize.ts'
import type { Turn } from '../assistant.ts'
import { subjectOf } from '../conversation-state.ts'
import type { Draft } from './draft.ts'
import type { Sentences } from './sentences/en.ts'

/** A question back: between the likeliest services if there are some, otherwise an open one; never the same twice. */
export function unsureReply(draft: Draft, { state, understood }: Turn, words: Sentences): void {
  const { unsure, intents } = understood
  const isOpen = !intents.has('no') && !intents.has('somethingElse')
  if (unsure.length > 0 && isOpen) {
    draft.say.push(words.questions.which(words.anyOf(unsure.map(words.title))))
    draft.state.offered = unsure
    draft.state.asked = 'which'
    draft.quickReplies = [
      ...unsure.map((id) => capitalize(words.title(id))),
      words.replies.noneOfThese,
    ]
    return
  }
  if (intents.has('nonsense')) {
    draft.say.push(words.notCaught)
    return
  }
  const hasSubject = subjectOf(state).length > 0 && !intents.has('somethingElse')
  const sentences = hasSubject ? words.notSure : words.unsure
  draft.say.push(sentences[state.unsureReplies % sentences.length] ?? words.again)
  draft.state.unsureReplies = state.unsureReplies + 1
  draft.quickReplies = hasSubject
    ? [
        words.replies.price,
        words.replies.when,
        ...(state.chosen.length > 0 ? [] : [words.replies.book]),
      ]
    : [words.replies.services, words.replies.person]
}
