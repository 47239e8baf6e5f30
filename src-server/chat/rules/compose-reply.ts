import { formatCents } from '../../../shared/format/money.ts'
import { emergencyFee } from '../../../shared/pricing.ts'
import type { Answer, Turn } from '../assistant.ts'
import { allServices, subjectOf } from '../conversation-state.ts'
import { holdsDanger } from '../understand/danger/holds-danger.ts'
import { isAboutBooking } from '../understand/intents.ts'
import { plain } from '../understand/words.ts'
import { answerQuestions } from './answer-questions.ts'
import { dangerReply, stillInDanger } from './danger-reply.ts'
import { describeAgreement } from './describe-agreement.ts'
import { describeEstimate } from './describe-estimate.ts'
import { describePlace } from './describe-place.ts'
import { describeRemovals } from './describe-removals.ts'
import { describeTimes } from './describe-times.ts'
import type { Draft } from './draft.ts'
import { askNext, askToAdd } from './next-question.ts'
import { nextSteps } from './next-steps.ts'
import { noted } from './noted.ts'
import type { Sentences } from './sentences/en.ts'
import { sentencesFor } from './sentences-for.ts'
import { startingPoint } from './starting-points.ts'
import { suggest } from './suggest.ts'
import { thankForContact } from './thank-for-contact.ts'
import { unsureReply } from './unsure-reply.ts'

/** Reads a turn and answers it, the most urgent first: danger, questions, what is needed, one question back. */
export async function composeReply(turn: Turn): Promise<Answer> {
  const words = sentencesFor(turn.state)
  const { asked: _asked, ...known } = turn.state
  const draft: Draft = {
    say: [],
    quickReplies: [],
    suggestedServices: [],
    state: { ...known, offered: [] },
  }
  await composeDraft(draft, turn, words)
  const quickReplies =
    draft.quickReplies.length > 0
      ? draft.quickReplies
      : nextSteps(draft.state, turn.understood.intents, words)
  const { say, ...rest } = draft
  return { ...rest, quickReplies, response: paragraphs(say), writtenBy: 'rules' }
}

/** The sentences as one text; those that begin with a line break begin a paragraph. */
const paragraphs = (say: readonly string[]) =>
  say
    .join(' ')
    .trim()
    .replace(/ ?\n+ ?/g, '\n')

async function composeDraft(draft: Draft, turn: Turn, words: Sentences): Promise<void> {
  const { state, understood } = turn
  const { intents } = understood
  if (understood.danger) return dangerReply(draft, understood.danger, words)
  if (holdsDanger(state)) return stillInDanger(draft, words)
  if (state.wasInDanger) draft.say.push(words.gladSafe)
  const isRude = intents.has('rude') && understood.needs.length === 0
  if (intents.has('complaint') || isRude) {
    draft.say.push(words.complaint)
    draft.quickReplies = [words.replies.person, words.replies.services]
    return
  }
  if (intents.has('somethingElse')) return unsureReply(draft, turn, words)
  const hasSubject = allServices(state).length > 0
  if (!hasSubject && startingPoint(draft, intents, words)) return
  describeRemovals(draft, turn, words)
  describeAgreement(draft, turn, words)
  answerQuestions(draft, turn, words)
  await describePlace(draft, turn, words)
  suggest(draft, turn, words)
  if (intents.has('price') || mentionsFigures(turn)) describeEstimate(draft, turn, words)
  const isOutside = await isOutsideArea(turn)
  if (asksForTimes(turn) && !isOutside) await describeTimes(draft, turn, words)
  if (intents.has('sameDay')) {
    const fee = formatCents(emergencyFee)
    const isSaid = draft.say.includes(words.urgencyFee(fee))
    draft.say.push(...(isSaid ? [] : [words.sameDayFee(fee)]), words.emergencyLine)
  }
  if (!isOutside) book(draft, turn, words)
  thankForContact(draft, turn, words)
  if (draft.say.length === 0) smallTalk(draft, turn, words)
  if (!isOutside) askNext(draft, turn, words)
  else draft.quickReplies = [words.replies.services, words.replies.person]
}

/** Whether we know where the work is, and do not come there: no time is offered then. */
async function isOutsideArea({ state, tools }: Turn): Promise<boolean> {
  const { zip } = state.contact
  if (!zip) return false
  const { covered } = await tools.checkArea(zip.slice(0, 5))
  return covered === 'no' || covered === 'soon'
}

function book(draft: Draft, { state, understood }: Turn, words: Sentences): void {
  const { intents } = understood
  if (!intents.has('book') || isAboutBooking(intents)) return
  // A time to tap takes them to the booking too.
  if (draft.times) return
  if (state.chosen.length > 0) draft.say.push(words.book)
  else if (subjectOf(state).length === 0) draft.say.push(words.bookWhat)
}

function smallTalk(draft: Draft, turn: Turn, words: Sentences): void {
  const { intents } = turn.understood
  const { chosen } = turn.state
  if (intents.has('goodbye')) draft.say.push(words.goodbye)
  else if (intents.has('no') && (intents.has('thanks') || !turn.before.asked)) {
    draft.say.push(words.noRush)
  } else if (intents.has('thinksItOver')) draft.say.push(words.noRush)
  else if (intents.has('thanks')) draft.say.push(words.thanks)
  else if (intents.has('greeting')) draft.say.push(words.greeting)
  else if (intents.has('yes') && chosen.length > 0) draft.say.push(words.book)
  else if (intents.has('yes') && wantsIt(turn)) {
    askToAdd(draft, subjectOf(turn.state), words)
  } else if (turn.before.asked && isUndecided(turn)) draft.say.push(words.canWait)
  else if (intents.has('curious')) draft.say.push(words.noRush)
  else if (isRemark(turn)) draft.say.push(noted(turn.state, words))
  else unsureReply(draft, turn, words)
}

/** A question, with or without its mark. */
const beginsQuestion =
  /^\W*((and|but|so|ok(ay)?|also|y|pero) )*(what|whats|how|hows|when|where|who|whos|why|which|do|does|did|is|are|can|could|will|would|should|que|como|cuando|donde|quien|cual|por que|puede\w*|tiene[ns]?)\b(?! (im|i|we|my) )/

const isRemark = ({ understood: { intents }, message, before }: Turn) =>
  !intents.has('nonsense') &&
  !message.includes('?') &&
  !beginsQuestion.test(plain(message)) &&
  (before.asked || intents.has('yes'))

/** 'Yes' after a price or a time, to a question that it does not answer. */
const wantsIt = ({ before, state }: Turn) =>
  subjectOf(state).length > 0 && before.asked !== 'detail' && before.asked !== 'which'

const shortMessage = 6

/** 'Not sure yet': of a longer message it would be only a word. */
const isUndecided = ({ understood, message }: Turn) =>
  understood.intents.has('undecided') && message.trim().split(/\s+/).length <= shortMessage

/** Any word about time is a question for times, once it is known for what. */
const asksForTimes = ({ understood, state }: Turn) =>
  !isAboutBooking(understood.intents) &&
  (understood.intents.has('time') ||
    understood.intents.has('sameDay') ||
    (understood.timeFrame !== undefined &&
      !understood.intents.has('guarantee') &&
      subjectOf(state).length > 0))

const mentionsFigures = ({ understood, state }: Turn) =>
  subjectOf(state).length > 0 &&
  state.latest.length === 0 &&
  [
    understood.figures.propertySize,
    understood.figures.roomCount,
    understood.figures.serviceFrequency,
  ].some((figure) => figure !== undefined)
