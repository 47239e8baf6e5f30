import { formatCents } from '../../../shared/format/money.ts'
import type { Turn } from '../assistant.ts'
import { allServices, openNeeds, subjectOf } from '../conversation-state.ts'
import { serviceReplies } from '../services/index.ts'
import { isMove } from '../understand/moves.ts'
import { plain } from '../understand/words.ts'
import { compareBudget } from './compare-budget.ts'
import type { Draft } from './draft.ts'
import { pricedServices, sameDayFeeOf } from './estimate-parts.ts'
import { askToAdd } from './next-question.ts'
import { remember, wasSaid } from './said-before.ts'
import type { Sentences } from './sentences/en.ts'
import { asksForTimes, asksWhichTimes } from './what-is-asked.ts'
import { whyChanged } from './why-changed.ts'

/** 'That is a lot more than $275' */
const saidLess = /\b(?:more|higher) than\b|\b(?:before|earlier|at first)\b|\bmas que\b|\bantes\b/

/** 'Am I booked?', 'What is on my list?', 'Why so much?': answers what is about the order being made; false if nothing is. */
export function answerAboutList(draft: Draft, turn: Turn, words: Sentences): boolean {
  const { intents } = turn.understood
  const { chosen, latest } = turn.state
  if (latest.length > 0) return false
  if (asksWhichTimes(turn) && !intents.has('readBack')) return false
  // What was taken off, and what that leaves, is said.
  if (intents.has('readBack') && turn.state.dropped.length > 0) return false
  if (compareBudget(draft, turn, words)) return !asksForTimes(turn)
  if (intents.has('whatIsKnown') && !intents.has('readBack')) tellKnown(draft, turn, words)
  else if (intents.has('readBack')) readBack(draft, turn, words)
  else if (intents.has('isBooked') || (intents.has('howToBook') && chosen.length > 0)) {
    if (turn.state.order && chosen.length === 0) draft.say.push(words.seeBooking)
    else if (chosen.length > 0) {
      const say = howTo.test(plain(turn.message)) ? words.confirmHere : words.isBooked
      draft.say.push(say(...listOf(turn, chosen, words)))
    } else {
      const asksHow = howTo.test(plain(turn.message))
      const open = openNeeds(turn.state)
      const how = open.length > 0 ? words.howToBookThis : words.howToBook
      draft.say.push(asksHow ? how : words.isNotBooked)
      if (open.length > 0) askToAdd(draft, open, words)
    }
  } else if (
    intents.has('expensive') &&
    subjectOf(turn.state).length > 0 &&
    turn.understood.workAnswers.length === 0
  ) {
    const subject = subjectOf(turn.state)
    const [only, ...others] = subject
    const covers = only && others.length === 0 ? words.in(serviceReplies[only].covers) : undefined
    const { lines } = turn.tools.estimate(subject, turn.state)
    const fee = sameDayFeeOf(lines)
    if (fee > 0) draft.say.push(words.urgencyFee(formatCents(fee)))
    const titles = words.list(subject.map(words.title))
    const isLarger =
      whyChanged(turn.state, subject) === 'sizeChangesIt' && saidLess.test(plain(turn.message))
    const first = isLarger ? words.sizeChangesIt : words.expensive(titles, covers)
    draft.say.push(wasSaid(draft, 'expensive') ? words.expensiveAgain : first)
    remember(draft, 'expensive')
  } else if (
    intents.has('whichOne') &&
    !splitsPrice.test(plain(turn.message)) &&
    comparedIn(turn).length > 1
  ) {
    const ids = comparedIn(turn)
    const [suggested, ...others] = ids.filter((id) => allServices(turn.state).includes(id))
    // 'A plumber or a roofer?', after one of them was suggested
    if (suggested && others.length === 0) {
      draft.say.push(words.jobFor(words.title(suggested)))
      return true
    }
    for (const id of ids) {
      draft.say.push(`\n${words.title(id)}: ${words.in(serviceReplies[id].covers)}.`)
    }
    draft.say.push(`\n${ids.every((id) => isMove(id)) ? words.movingKinds : words.whichOne}`)
  } else return false
  return true
}

/** 'How much of that is the gutters and how much the chimney?' */
const splitsPrice = /\bhow much\b.{0,40}\b(?:and )?how much\b|\bcuanto\b.{0,40}\by cuanto\b/

const howTo = /\bhow (?:do|can|would|should) (?:i|we)\b|\bcomo\b|\bque (?:tengo que|debo|hago)\b/

/** What is compared: what the question names, otherwise what is talked about. */
const comparedIn = ({ understood: { named }, state }: Turn) =>
  named.length > 1 ? named : allServices(state)

/** 'Which name and number do you have?' */
function tellKnown(draft: Draft, { state: { contact } }: Turn, words: Sentences): void {
  const { name, phone, email, address, zip } = contact
  const known = [name, phone, email, address, zip].filter((one) => one !== undefined)
  draft.say.push(known.length > 0 ? words.whatIsKnown(words.list(known)) : words.nothingKnown)
}

function readBack(draft: Draft, turn: Turn, words: Sentences): void {
  const { chosen } = turn.state
  const open = openNeeds(turn.state)
  if (chosen.length > 0) draft.say.push(words.onList(...listOf(turn, chosen, words)))
  else if (open.length === 0) draft.say.push(words.emptyList)
  else {
    draft.say.push(words.notOnList(...listOf(turn, open, words)))
    askToAdd(draft, open, words)
  }
}

/** The services with their prices, and what several cost together. */
function listOf(
  { tools, state }: Turn,
  ids: Turn['state']['chosen'],
  words: Sentences,
): [list: string, total: string | undefined] {
  const { lines, total } = tools.estimate(ids, state)
  return [pricedServices(lines, words), ids.length > 1 ? formatCents(total) : undefined]
}
