import type { ServiceId } from '../../../shared/catalogue.ts'
import type { Turn } from '../assistant.ts'
import { openNeeds, type Question, subjectOf, wishOf, zipOf } from '../conversation-state.ts'
import { doesPlaced } from '../understand/agreement-signs.ts'
import { isAboutBooking } from '../understand/intents.ts'
import { forLater } from '../understand/kept-services.ts'
import { meantByEach, plainly } from '../understand/meant-by.ts'
import { plain } from '../understand/words.ts'
import { figuresCounted } from './describe-estimate.ts'
import type { Draft } from './draft.ts'
import { countsRooms } from './estimate-parts.ts'
import { priceTold } from './next-steps.ts'
import { problemIn } from './problem.ts'
import { forget, remember, wasSaid } from './said-before.ts'
import type { Sentences } from './sentences/en.ts'

type Missing = Exclude<Question, 'add' | 'which'>

const shortProblem = 6

/** Who only wants to know a price, until they put something on the list. */
const looking = 'onlyLooks'
const onlyLooks =
  /\bnot (?:booking|scheduling|ready to book)(?: anything)?\b|\bjust (?:want|wanted|need|trying to get|getting|looking for|after) (?:an? )?(?:rough )?(?:price|idea|estimate|ballpark|quote|figure)\b|\bonly (?:want|wanted|need) (?:an?|the) (?:price|idea|figure)\b|\btrying to (?:budget|get an idea)\b|\b(?:solo|nomas|nada mas) (?:quiero|queria|quisiera) (?:saber |el )*precio\b|\b(?:todavia|aun) no (?:voy a )?reserv\w+\b|\bpor ahora no (?:lo |la )?agregue\b/

/** Ends a reply with one question: what is still missing for the booking, and was not asked before. */
export function askNext(draft: Draft, turn: Turn, words: Sentences): void {
  if (draft.state.asked) return
  const { state, understood, message } = turn
  const { intents } = understood
  const suggested = draft.suggestedServices.length
  if (state.agreed.length > 0) forget(draft, looking)
  else if (onlyLooks.test(plain(message))) remember(draft, looking)
  const isLeaving =
    intents.has('thanks') ||
    intents.has('goodbye') ||
    intents.has('person') ||
    isAboutBooking(intents) ||
    state.order !== undefined
  if (isLeaving && suggested === 0) return
  // 'Just a price for now': the buttons are enough.
  if (wasSaid(draft, looking)) {
    if (openNeeds(state).length > 0) offerToAdd(draft, openNeeds(state), words)
    return
  }
  if (suggested > 0) {
    askToAdd(draft, draft.suggestedServices, words)
    return
  }
  if (draft.quickReplies.length > 0) return
  // What was suggested before, and is not on the list with the rest.
  const later = plain(message).match(forLater)?.join(' ') ?? ''
  // 'The mice later, I will see'
  const putOff = later ? meantByEach(later, openNeeds(state), plainly) : []
  const open = openNeeds(state).filter((id) => !putOff.includes(id))
  if (state.agreed.length > 0 && open.length > 0 && !doesPlaced.test(plain(message))) {
    draft.say.push(`\n${words.alsoSuggested(words.list(open.map(words.title)))}`)
    askToAdd(draft, open, words)
    return
  }
  // 'No, we do not work on cars' offers nothing.
  if (subjectOf(state).length === 0 || understood.notOurs) return
  const question = missing(draft, state).find((one) => !state.askedBefore.includes(one))
  if (!question) {
    // Everything is known: what is not on the list yet would be forgotten.
    if (state.chosen.length === 0 && open.length > 0 && !draft.times) remind(draft, open, words)
    return
  }
  draft.state.asked = question
  draft.state.askedBefore = [...state.askedBefore, question]
  draft.say.push(`\n${textOf(question, turn, words)}`)
}

/** Asks once more; after that the buttons alone ask, as nobody likes to be pushed. */
function remind(draft: Draft, ids: readonly ServiceId[], words: Sentences): void {
  const key = `reminded of ${ids.join(', ')}`
  if (wasSaid(draft, key)) offerToAdd(draft, ids, words)
  else askToAdd(draft, ids, words)
  remember(draft, key)
}

/** Asks whether these services go onto the list. */
export function askToAdd(draft: Draft, ids: readonly ServiceId[], words: Sentences): void {
  const { addOne, addSeveral } = words.questions
  draft.say.push(`\n${ids.length === 1 ? addOne : addSeveral}`)
  draft.state.asked = 'add'
  draft.state.offered = [...ids]
  offerToAdd(draft, ids, words)
}

/** The buttons that put these services onto the list. */
function offerToAdd(draft: Draft, ids: readonly ServiceId[], words: Sentences): void {
  const isOne = ids.length === 1
  draft.quickReplies = [
    isOne ? words.replies.yes : words.replies.yesAll,
    ...draft.state.besides.map((id) => words.add(words.title(id))),
    words.replies.no,
    ...(draft.estimate || draft.suggestedServices.length > 0 || wasSaid(draft, priceTold)
      ? []
      : [words.replies.price]),
    ...(draft.times ? [] : [words.replies.when]),
  ]
}

/** What a booking still needs, in the order in which a dispatcher asks for it. */
function missing({ times }: Draft, state: Turn['state']): Missing[] {
  const { figures, contact, problems } = state
  const subject = subjectOf(state)
  const [only, ...others] = subject
  const described = (only ? (problems[only] ?? '') : '').split(/\s+/).length >= shortProblem
  const isTimeKnown = subject.every((id) => wishOf(state, id) !== undefined)
  const sizeCounts = subject.some(countsRooms)
  return [
    // Before anything else: whether we come there at all.
    ...(zipOf(state) ? [] : (['zip'] as const)),
    ...(only && others.length === 0 && !described && !sizeCounts ? (['detail'] as const) : []),
    ...(sizeCounts && figuresCounted(subject, state).open && !figures.propertySize
      ? (['size'] as const)
      : []),
    ...(isTimeKnown || times ? [] : (['time'] as const)),
    ...(state.chosen.length === 0 || (contact.name && (contact.phone || contact.email))
      ? []
      : (['contact'] as const)),
  ]
}

function textOf(question: Missing, turn: Turn, words: Sentences): string {
  const [only] = subjectOf(turn.state)
  if (question === 'detail') return only ? problemIn(turn, only, words).ask : ''
  const { name, phone, email } = turn.state.contact
  if (question === 'contact' && name) return words.questions.reach
  if (question === 'contact' && (phone || email)) return words.questions.name
  return words.questions[question]
}
