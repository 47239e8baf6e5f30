import type { Answer, Turn } from '../assistant.ts'
import { contactWords, removalWords } from './acknowledgements.ts'
import { dangerReply, stillInDanger } from './danger-reply.ts'
import type { Draft } from './draft.ts'
import { estimateWords } from './estimate-words.ts'
import { nextSteps } from './next-steps.ts'
import { questionsAnswered, suggestedBy } from './questions.ts'
import { recommendation } from './recommendation.ts'
import type { Sentences } from './sentences/en.ts'
import { sentencesFor } from './sentences-for.ts'
import { timesWords } from './times-words.ts'
import { unsureReply } from './unsure-reply.ts'

/** Reads a turn and answers it, the most urgent first: danger, questions, next steps. */
export async function composeReply(turn: Turn): Promise<Answer> {
  const words = sentencesFor(turn.known)
  const draft: Draft = {
    say: [],
    quickReplies: [],
    suggestedServices: [],
    known: { ...turn.known, offered: [] },
  }
  await fill(draft, turn, words)
  const quickReplies =
    draft.quickReplies.length > 0
      ? draft.quickReplies
      : nextSteps(draft.known, turn.understood.intents, words)
  const { say, ...rest } = draft
  return { ...rest, quickReplies, response: say.join(' '), writtenBy: 'rules' }
}

async function fill(draft: Draft, turn: Turn, words: Sentences): Promise<void> {
  const { known, understood } = turn
  const { intents } = understood
  if (understood.danger) return dangerReply(draft, understood.danger, words)
  if (known.inDanger) return stillInDanger(draft, words)
  if (known.wasInDanger) draft.say.push(words.gladSafe)
  const isRude = intents.has('rude') && understood.services.length === 0
  if (intents.has('complaint') || isRude) {
    draft.say.push(words.complaint)
    draft.quickReplies = [words.replies.person, words.replies.services]
    return
  }
  const suggested = suggestedBy(intents)
  if (suggested) {
    draft.say.push(words[suggested.words])
    draft.suggestedServices = suggested.services
    draft.known.offered = suggested.services
    draft.quickReplies = [words.replies.savings, words.replies.noneOfThese]
    return
  }
  removalWords(draft, turn, words)
  questionsAnswered(draft, turn, words)
  recommendation(draft, turn, words)
  if (intents.has('price') || saidFigures(turn)) estimateWords(draft, turn, words)
  if (asksForTimes(turn)) await timesWords(draft, turn, words)
  if (intents.has('book') && !intents.has('cancellation'))
    draft.say.push(known.services.length > 0 ? words.book : words.bookWhat)
  contactWords(draft, turn, words)
  if (draft.say.length > 0) return
  if (intents.has('yes') && !intents.has('thanks') && known.services.length > 0) {
    if (known.phase === 'recommendation') estimateWords(draft, turn, words)
    draft.say.push(words.book)
    return
  }
  if (intents.has('thanks')) draft.say.push(words.thanks)
  else if (intents.has('goodbye')) draft.say.push(words.goodbye)
  else if (intents.has('greeting')) draft.say.push(words.greeting)
  else unsureReply(draft, turn, words)
}

/** A day alone is a question too: 'what about saturday?' */
const asksForTimes = ({ understood, known }: Turn) =>
  understood.intents.has('time') ||
  (understood.timeFrame?.date !== undefined &&
    known.services.length > 0 &&
    known.latest.length === 0)

const saidFigures = ({ understood, known }: Turn) =>
  known.services.length > 0 &&
  [
    understood.figures.propertySize,
    understood.figures.roomCount,
    understood.figures.serviceFrequency,
  ].some((figure) => figure !== undefined)
