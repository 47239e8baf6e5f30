import type { Answer, Turn } from '../assistant.ts'
import { answerQuestions, suggestionFor } from './answer-questions.ts'
import { dangerReply, stillInDanger } from './danger-reply.ts'
import { describeEstimate } from './describe-estimate.ts'
import { describePlace } from './describe-place.ts'
import { describeRemovals } from './describe-removals.ts'
import { describeTimes } from './describe-times.ts'
import type { Draft } from './draft.ts'
import { nextSteps } from './next-steps.ts'
import { recommendation } from './recommendation.ts'
import type { Sentences } from './sentences/en.ts'
import { sentencesFor } from './sentences-for.ts'
import { thankForContact } from './thank-for-contact.ts'
import { unsureReply } from './unsure-reply.ts'

/** Reads a turn and answers it, the most urgent first: danger, questions, next steps. */
export async function composeReply(turn: Turn): Promise<Answer> {
  const words = sentencesFor(turn.state)
  const draft: Draft = {
    say: [],
    quickReplies: [],
    suggestedServices: [],
    state: { ...turn.state, offered: [] },
  }
  await composeDraft(draft, turn, words)
  const quickReplies =
    draft.quickReplies.length > 0
      ? draft.quickReplies
      : nextSteps(draft.state, turn.understood.intents, words)
  const { say, ...rest } = draft
  return { ...rest, quickReplies, response: say.join(' '), writtenBy: 'rules' }
}

async function composeDraft(draft: Draft, turn: Turn, words: Sentences): Promise<void> {
  const { state, understood } = turn
  const { intents } = understood
  if (understood.danger) return dangerReply(draft, understood.danger, words)
  if (state.inDanger) return stillInDanger(draft, words)
  if (state.wasInDanger) draft.say.push(words.gladSafe)
  const isRude = intents.has('rude') && understood.services.length === 0
  if (intents.has('complaint') || isRude) {
    draft.say.push(words.complaint)
    draft.quickReplies = [words.replies.person, words.replies.services]
    return
  }
  const suggested = suggestionFor(intents)
  if (suggested) {
    draft.say.push(words[suggested.words])
    draft.suggestedServices = suggested.services
    draft.state.offered = suggested.services
    draft.quickReplies = [words.replies.savings, words.replies.noneOfThese]
    return
  }
  describeRemovals(draft, turn, words)
  answerQuestions(draft, turn, words)
  await describePlace(draft, turn, words)
  recommendation(draft, turn, words)
  if (intents.has('price') || mentionsFigures(turn)) describeEstimate(draft, turn, words)
  if (asksForTimes(turn)) await describeTimes(draft, turn, words)
  if (intents.has('book') && !intents.has('cancellation'))
    draft.say.push(state.services.length > 0 ? words.book : words.bookWhat)
  thankForContact(draft, turn, words)
  if (draft.say.length > 0) return
  if (intents.has('yes') && !intents.has('thanks') && state.services.length > 0) {
    if (state.phase === 'recommendation') describeEstimate(draft, turn, words)
    draft.say.push(words.book)
    return
  }
  if (intents.has('thanks')) draft.say.push(words.thanks)
  else if (intents.has('goodbye')) draft.say.push(words.goodbye)
  else if (intents.has('greeting')) draft.say.push(words.greeting)
  else unsureReply(draft, turn, words)
}

/** A day alone is a question too: 'what about saturday?' */
const asksForTimes = ({ understood, state }: Turn) =>
  understood.intents.has('time') ||
  (understood.timeFrame?.date !== undefined &&
    state.services.length > 0 &&
    state.latest.length === 0)

const mentionsFigures = ({ understood, state }: Turn) =>
  state.services.length > 0 &&
  [
    understood.figures.propertySize,
    understood.figures.roomCount,
    understood.figures.serviceFrequency,
  ].some((figure) => figure !== undefined)
