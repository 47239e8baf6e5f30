import type { Turn } from '../assistant.ts'
import { allServices } from '../conversation-state.ts'
import type { Intent } from '../understand/intent-signs.ts'
import { plain } from '../understand/words.ts'
import { answerAboutUs } from './answer-about-us.ts'
import { answerAnywhere } from './answer-questions.ts'
import { describePlace } from './describe-place.ts'
import type { Draft } from './draft.ts'
import { isRepair, pricedServices } from './estimate-parts.ts'
import type { OutsidePlace } from './outside-place.ts'
import { problemIn } from './problem.ts'
import { remember, wasSaid } from './said-before.ts'
import type { Sentences } from './sentences/en.ts'

const whoElse =
  /\bwho (can|do|should|could|would|else) (i|we|can i|do i|should i)?\s?\b.{0,12}\b(call|ask|get|use|try|hire)\b|\bwhat (?:am|do|should|can) i (?:supposed to )?do\b|\ba quien (le )?(llamo|hablo|puedo)\b|\bque hago\b/
/** 'Where do I put my email?', 'can you put me down for that?' */
const asksToHear =
  /\be-?mails?\b|\bcorreo\b|\b(?:notif\w+|let me know|tell me|put me down|sign me up|avis\w+|apunt\w+)\b|\b(?:what|which|where(?:s| is)?) (?:is )?(?:that|the|this) page\b|\bde que pagina\b/
/** 'So do you come here or not?' */
const asksAgain =
  /\b(?:so|but|wait)\b.{0,16}\b(?:do|can|will|are|is)(?:nt)? (?:you|u|it|yall)\b|\b(?:you|u|yall) (?:do|dont|cant|can|said|just said)\b.{0,40}\b(?:come|cover|serve|go|work|cities|city|here|there|it)\b|\bwhen (?:are|will|do) (?:you|u|yall)\b|\b(?:are you|you) (?:quite |really )?sure\b|\b(?:si|no) (?:vienen|llegan|trabajan)\b|\bcuando (?:vienen|llegan|van a)\b|\bentonces no\b/

/** What can be said of the work wherever it is. */
const aboutWork: ReadonlySet<Intent> = new Set<Intent>([
  'cleaningExtras',
  'paintScope',
  'drying',
  'safeForFamily',
  'ceilingBubble',
  'heatWithStove',
  'spaceHeater',
  'hazard',
  'fumes',
  'worthRepair',
  'results',
  'causeAsked',
  'renter',
  'person',
])
/** What is only about a list or a visit of ours. */
const aboutBookings: ReadonlySet<Intent> = new Set<Intent>([
  'isNeeded',
  'oneVisit',
  'included',
  'list',
])

/** Replies where the work is outside our areas: what helps there anyway, and nothing that leads to a booking. */
export async function replyOutside(
  draft: Draft,
  turn: Turn,
  place: OutsidePlace,
  words: Sentences,
): Promise<void> {
  const { understood, state } = turn
  const { intents } = understood
  const text = plain(turn.message)
  if (state.dropped.length > 0 && state.wasOnList)
    draft.say.push(words.removed(words.list(state.dropped.map(words.title))))
  draft.say.push(...understood.workAnswers.map((answer) => words.in(answer)))
  const asksOthers = whoElse.test(text)
  const asked = new Set(
    [...intents].filter(
      (intent) => !aboutBookings.has(intent) && !(asksOthers && intent === 'person'),
    ),
  )
  const there = { ...turn, understood: { ...understood, intents: asked } }
  answerAnywhere(draft, there, words)
  answerAboutUs(draft, there, words, aboutWork)
  priceThere(draft, turn, words)
  if (asksToHear.test(text) || intents.has('waitlist')) draft.say.push(words.waitlist)
  const sayPlace = () =>
    draft.say.push(
      place.soon ? words.outsideSoon(place.name, place.soon) : words.outside(place.name),
    )
  if (asksAgain.test(text) && state.town === turn.before.town) sayPlace()
  else await describePlace(draft, turn, words)
  if (asksOthers) draft.say.push(words.callLocal)
  else if (allServices(turn.state).length > 0 && !wasSaid(draft, 'outside')) {
    remember(draft, 'outside')
    draft.say.push(words.callLocal)
  }
  tellTip(draft, turn, words)
  if (draft.say.length === 0) {
    if (intents.has('goodbye') || intents.has('thanks')) draft.say.push(words.goodLuck)
    else sayPlace()
  }
  draft.quickReplies = [words.replies.hearWhenOpen, words.replies.person]
}

/** What helps with a repair until a company from there comes, each once. */
function tellTip(draft: Draft, turn: Turn, words: Sentences): void {
  const [id] = turn.understood.needs.filter(isRepair)
  if (
    !id ||
    turn.state.pastDanger ||
    turn.understood.workAnswers.length > 0 ||
    turn.understood.caution
  )
    return
  const { tip } = problemIn(turn, id, words)
  if (wasSaid(draft, tip)) return
  remember(draft, tip)
  draft.say.push(`\n${tip}`)
}

/** A price as something to compare with: the list price where we work. */
function priceThere(draft: Draft, { state, understood, tools }: Turn, words: Sentences): void {
  const { intents, needs, named } = understood
  if (!intents.has('price') && !intents.has('expensive')) return
  const asked = [needs, named, allServices(state)].find((some) => some.length > 0)
  if (!asked) return
  const { lines } = tools.estimate(asked, state)
  draft.say.push(words.priceElsewhere(pricedServices(lines, words)))
}
