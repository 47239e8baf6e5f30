import { formatCents } from '../../../shared/format/money.ts'
import { keysOf } from '../../../shared/keys-of.ts'
import { emergencyFee } from '../../../shared/pricing.ts'
import { wallClock } from '../../../shared/time/business-time.ts'
import type { Answer, Turn } from '../assistant.ts'
import { allServices, subjectOf } from '../conversation-state.ts'
import { askedAbout } from '../understand/asked-about.ts'
import { holdsDanger } from '../understand/danger/holds-danger.ts'
import { isAboutBooking } from '../understand/intents.ts'
import { plain } from '../understand/words.ts'
import { afterDanger, goOnAfterDanger } from './after-danger.ts'
import { answerAboutList } from './answer-about-list.ts'
import { answerAboutUs } from './answer-about-us.ts'
import { answerComplaint } from './answer-complaint.ts'
import { answerOrder } from './answer-order.ts'
import { answerQuestions } from './answer-questions.ts'
import { compareBudget } from './compare-budget.ts'
import { cautionFor, dangerReply, stillInDanger, warnAgain } from './danger-reply.ts'
import { describeAgreement } from './describe-agreement.ts'
import { describeEstimate } from './describe-estimate.ts'
import { describePlace } from './describe-place.ts'
import { describeRemovals } from './describe-removals.ts'
import { describeTimes } from './describe-times.ts'
import type { Draft } from './draft.ts'
import { askNext } from './next-question.ts'
import { additionIn, additionShown, nextSteps, priceTold } from './next-steps.ts'
import { hasOpenQuestion } from './open-question.ts'
import { outsidePlace } from './outside-place.ts'
import { replyOutside } from './reply-outside.ts'
import { remember } from './said-before.ts'
import type { Sentences } from './sentences/en.ts'
import { sentencesFor } from './sentences-for.ts'
import { showCare } from './show-care.ts'
import { smallTalk } from './small-talk.ts'
import { startingPoint } from './starting-points.ts'
import { stayOut } from './stay-out.ts'
import { suggest } from './suggest.ts'
import { tellSameDayFee } from './tell-same-day-fee.ts'
import { thankForContact } from './thank-for-contact.ts'
import { unsureReply } from './unsure-reply.ts'
import { asksForEstimate, asksForTimes, namesTime } from './what-is-asked.ts'

/** Reads a turn and answers it, the most urgent first: danger, questions, what is needed, one question back. */
export async function composeReply(turn: Turn): Promise<Answer> {
  const words = sentencesFor(turn.state)
  const { asked: _asked, ...known } = turn.state
  const draft: Draft = {
    say: [],
    quickReplies: [],
    suggestedServices: [],
    state: { ...known, offered: [], besides: [] },
  }
  await composeDraft(draft, turn, words)
  // An apology alone helps nobody.
  if (draft.say.length === 1 && draft.say[0] === words.missedThat)
    draft.say.push(words.openQuestion[0] ?? '')
  const { intents } = turn.understood
  const { quickReplies: own } = draft
  const quickReplies = own.length > 0 ? own : nextSteps(draft, intents, words)
  if (own.length === 0 && additionIn(draft, intents)) remember(draft, additionShown)
  const tellsPrice = draft.estimate !== undefined || draft.suggestedServices.length > 0
  if (tellsPrice || turn.state.agreed.length > 0) remember(draft, priceTold)
  const { say, ...rest } = draft
  const fee = formatCents(emergencyFee)
  // 'That includes the $50 fee' has said it, unless it was asked what it is on another day.
  const isTold = say.includes(words.urgencyFee(fee)) && !intents.has('extraFee')
  const told = isTold ? say.filter((sentence) => sentence !== words.sameDayFee(fee)) : say
  return { ...rest, quickReplies, response: paragraphs(told), writtenBy: 'rules' }
}

/** 'Ok and the basement?' */
const namesThing =
  /^\W*(?:ok(?:ay)?|yes|so|well|bueno)?\W*(?:and|what about|how about|y) (?:the|my|our|el|la|los|las|mi) \w+(?: \w+)?\?/

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
  if (stayOut(draft, turn, words)) return
  if (understood.danger && !isRepeated) return dangerReply(draft, understood.danger, words)
  if (holdsDanger(state)) return stillInDanger(draft, turn, words)
  const isAnswered = understood.workAnswers.length > 0
  if (intents.has('handlesDanger') && !isAnswered && warnAgain(draft, turn, words)) {
    describeAgreement(draft, turn, words)
    return
  }
  if (state.wasInDanger) afterDanger(draft, turn, words)
  const outside = await outsidePlace(turn)
  showCare(draft, turn, words, { isOutside: outside !== undefined })
  const caution = cautionFor(understood, words)
  if (caution) draft.say.push(`${caution}\n`)
  if (answerComplaint(draft, turn, words)) return
  if (outside && state.order === undefined) return replyOutside(draft, turn, outside, words)
  describeRemovals(draft, turn, words)
  if (answerOrder(draft, turn, words)) return
  if (intents.has('somethingElse')) return unsureReply(draft, turn, words)
  describeAgreement(draft, turn, words)
  draft.say.push(...understood.workAnswers.map((answer) => words.in(answer)))
  if (answerAboutList(draft, turn, words)) {
    const isTimed =
      (intents.has('readBack') && (namesTime.test(plain(turn.message)) || knowsTimes(state))) ||
      (intents.has('isBooked') && state.chosen.length > 0 && knowsTimes(state))
    if (isTimed) await describeTimes(draft, turn, words)
    // 'Does he speak Spanish? And is it booked?'
    if (intents.has('isBooked') || intents.has('readBack')) answerAboutUs(draft, turn, words)
    thankForContact(draft, turn, words)
    return
  }
  const hasSubject = allServices(state).length > 0
  if (!hasSubject && startingPoint(draft, intents, words)) return
  if (intents.has('extraFee')) tellSameDayFee(draft, turn, words)
  answerQuestions(draft, turn, words)
  await describePlace(draft, turn, words)
  suggest(draft, turn, words)
  if (state.latest.length > 0) compareBudget(draft, turn, words)
  if (asksForEstimate(turn)) describeEstimate(draft, turn, words)
  if (asksForTimes(turn)) await describeTimes(draft, turn, words)
  const isToday =
    !draft.times || draft.times.slots[0]?.date === wallClock(turn.now, turn.timeZone).date
  if (intents.has('sameDay') && isToday) tellSameDay(draft, turn, words)
  // 'Who can come now, is it extra?', on a day that is full
  else if (intents.has('sameDay') && asksExtra.test(plain(turn.message)))
    tellSameDayFee(draft, turn, words)
  book(draft, turn, words)
  await goOnAfterDanger(draft, turn, words)
  thankForContact(draft, turn, words)
  if (draft.say.length === 0 && namesThing.test(plain(turn.message)))
    draft.say.push(words.urgentRepairs)
  tellOpenQuestion(draft, turn, words)
  // A caution alone leaves open what it is about.
  if (caution && draft.say.length === 1 && understood.unsure.length > 0)
    unsureReply(draft, turn, words)
  if (draft.say.length === 0) smallTalk(draft, turn, words)
  askNext(draft, turn, words)
}

const asksExtra = /\b(?:extra|more|surcharge|fee|cuesta mas|recargo|cobran mas)\b/

/** Whether it was said when the work is wanted. */
const knowsTimes = ({ timeFrame, timesOfEach }: Turn['state']) =>
  timeFrame?.date !== undefined || keysOf(timesOfEach).length > 0

/** What no answer is known for is said to be open, once the job is known: the customer sees that it was read. */
function tellOpenQuestion(draft: Draft, turn: Turn, words: Sentences): void {
  if (subjectOf(turn.state).length === 0) return
  // What it calls for was said or suggested, or refused.
  if (turn.understood.needs.length > 0 || turn.understood.notOurs) return
  const isPartly = draft.say.length > 0 && draft.state.unsureReplies === 0
  if (!hasOpenQuestion(turn, { isPartly })) return
  // The whole policy was said: 'can we cancel, and do we lose anything?'
  if (turn.understood.intents.has('cancellation')) return
  // 'Will it be 275 then?' is answered by the price.
  if (draft.estimate && turn.understood.intents.has('namesAmount')) return
  // 'Do you do boilers, it is a gas one?', for which the visit is
  const asked = askedAbout(turn.message).filter((id) => allServices(turn.state).includes(id))
  if (isPartly && asked.length > 0) {
    draft.say.push(words.weDo(words.list(asked.map(words.title))))
    return
  }
  const { openQuestion } = words
  const [first, again = first] = openQuestion
  const say = isPartly ? words.openQuestionToo : draft.state.unsureReplies > 0 ? again : first
  draft.state.unsureReplies += 1
  if (say) draft.say.push(`\n${say}`)
}

/** 'Who can come now, is it extra?' */
function tellSameDay(draft: Draft, turn: Turn, words: Sentences): void {
  if (!draft.say.includes(words.urgencyFee(formatCents(emergencyFee))))
    tellSameDayFee(draft, turn, words)
  if (!draft.say.includes(words.emergencyLine)) draft.say.push(words.emergencyLine)
}

function book(draft: Draft, { state, understood }: Turn, words: Sentences): void {
  const { intents } = understood
  if (!intents.has('book') || isAboutBooking(intents)) return
  // A time to tap takes them to the booking too.
  if (draft.times) {
    const isPicked = state.chosen.length > 0 && draft.state.shownTimes.length === 1
    if (isPicked && state.agreed.length === 0) draft.say.push(words.confirmThere)
    return
  }
  if (state.chosen.length > 0) draft.say.push(words.book)
  else if (subjectOf(state).length === 0) draft.say.push(words.bookWhat)
}
