import { formatCents } from '../../../shared/format/money.ts'
import { emergencyFee } from '../../../shared/pricing.ts'
import type { Answer, Turn } from '../assistant.ts'
import { allServices, subjectOf, zipOf } from '../conversation-state.ts'
import { holdsDanger } from '../understand/danger/holds-danger.ts'
import { isAboutBooking } from '../understand/intents.ts'
import { answerAboutList } from './answer-about-list.ts'
import { answerComplaint } from './answer-complaint.ts'
import { answerOrder } from './answer-order.ts'
import { answerQuestions } from './answer-questions.ts'
import { cautionFor, dangerReply, stillInDanger } from './danger-reply.ts'
import { describeAgreement } from './describe-agreement.ts'
import { describeEstimate } from './describe-estimate.ts'
import { describePlace } from './describe-place.ts'
import { describeRemovals } from './describe-removals.ts'
import { describeTimes } from './describe-times.ts'
import type { Draft } from './draft.ts'
import { askNext } from './next-question.ts'
import { additionIn, additionShown, nextSteps, priceTold } from './next-steps.ts'
import { remember, wasSaid } from './said-before.ts'
import { afterwards } from './sentences/dangers.ts'
import type { Sentences } from './sentences/en.ts'
import { sentencesFor } from './sentences-for.ts'
import { smallTalk } from './small-talk.ts'
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
  const { intents } = turn.understood
  const { quickReplies: own } = draft
  const quickReplies = own.length > 0 ? own : nextSteps(draft, intents, words)
  if (own.length === 0 && additionIn(draft, intents)) remember(draft, additionShown)
  const tellsPrice = draft.estimate !== undefined || draft.suggestedServices.length > 0
  if (tellsPrice || turn.state.agreed.length > 0) remember(draft, priceTold)
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
  const isRepeated = understood.danger !== undefined && understood.danger === turn.before.danger
  if (understood.danger && !isRepeated) return dangerReply(draft, understood.danger, words)
  if (holdsDanger(state)) return stillInDanger(draft, words)
  if (state.wasInDanger) afterDanger(draft, turn, words)
  for (const feeling of ['bereaved', 'embarrassed'] as const) {
    if (intents.has(feeling) && !isOrder(turn)) sayOnce(draft, feeling, words)
  }
  for (const care of ['keepWarm', 'keepCool'] as const) {
    if (!intents.has(care) || isOrder(turn)) continue
    if (!wasSaid(draft, care)) draft.say.push(words[care], `${words.emergencyLine}\n`)
    remember(draft, care)
  }
  const caution = cautionFor(understood, words)
  if (caution) draft.say.push(`${caution}\n`)
  if (answerComplaint(draft, turn, words) || answerOrder(draft, turn, words)) return
  if (intents.has('somethingElse')) return unsureReply(draft, turn, words)
  describeRemovals(draft, turn, words)
  describeAgreement(draft, turn, words)
  if (answerAboutList(draft, turn, words)) return
  const hasSubject = allServices(state).length > 0
  if (!hasSubject && startingPoint(draft, intents, words)) return
  answerQuestions(draft, turn, words)
  await describePlace(draft, turn, words)
  suggest(draft, turn, words)
  const outside = await outsidePlace(turn)
  if (asksForEstimate(turn) && !outside) describeEstimate(draft, turn, words)
  if (asksForTimes(turn) && !outside) await describeTimes(draft, turn, words)
  if (intents.has('sameDay')) {
    const fee = formatCents(emergencyFee)
    const isSaid = draft.say.includes(words.urgencyFee(fee))
    const line = draft.say.some((said) => said.startsWith(words.emergencyLine))
    draft.say.push(
      ...(isSaid ? [] : [words.sameDayFee(fee)]),
      ...(line ? [] : [words.emergencyLine]),
    )
  }
  if (!outside) book(draft, turn, words)
  if (state.wasInDanger && isOnlySafe(draft, turn)) await goOn(draft, turn, words)
  thankForContact(draft, turn, words)
  const isLeaving = intents.has('goodbye') || intents.has('thanks')
  if (draft.say.length === 0 && outside && !isLeaving) draft.say.push(words.outside(outside))
  if (draft.say.length === 0) smallTalk(draft, turn, words)
  if (!outside) askNext(draft, turn, words)
  else draft.quickReplies = [words.replies.services, words.replies.person]
}

/** 'We are safe now', and what was wanted is on the list already. */
const isOnlySafe = (draft: Draft, { state }: Turn): boolean =>
  state.chosen.length > 0 && draft.suggestedServices.length === 0 && draft.times === undefined

/** The earliest times, and the line for what cannot wait for them. */
async function goOn(draft: Draft, turn: Turn, words: Sentences): Promise<void> {
  await describeTimes(draft, turn, words)
  draft.say.push(words.emergencyLine)
}

/** Everyone is safe, or nothing was wrong. */
function afterDanger(draft: Draft, { understood, before }: Turn, words: Sentences): void {
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

/** Where the work is, if that is known and we do not come there: no time is offered then. */
async function outsidePlace({ state, tools }: Turn): Promise<string | undefined> {
  const zip = zipOf(state)
  if (!zip) return undefined
  const { covered, place = zip } = await tools.checkArea(zip.slice(0, 5))
  return covered === 'no' || covered === 'soon' ? place : undefined
}

function book(draft: Draft, { state, understood }: Turn, words: Sentences): void {
  const { intents } = understood
  if (!intents.has('book') || isAboutBooking(intents)) return
  // A time to tap takes them to the booking too.
  if (draft.times) return
  if (state.chosen.length > 0) draft.say.push(words.book)
  else if (subjectOf(state).length === 0) draft.say.push(words.bookWhat)
}

const asksForEstimate = (turn: Turn) => {
  const { intents } = turn.understood
  return (
    intents.has('price') || intents.has('priceBasis') || mentionsFigures(turn) || saysAmount(turn)
  )
}

/** '$132 for both, right?': an amount is answered with ours. */
const saysAmount = ({ understood: { intents }, state }: Turn) =>
  intents.has('namesAmount') &&
  subjectOf(state).length > 0 &&
  state.latest.length === 0 &&
  !intents.has('trick') &&
  !intents.has('discount')

const isOrder = ({ state, understood: { intents } }: Turn) =>
  state.order !== undefined || intents.has('complaint')

function sayOnce(draft: Draft, key: 'bereaved' | 'embarrassed', words: Sentences): void {
  if (!wasSaid(draft, key)) draft.say.push(words[key])
  remember(draft, key)
}

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
