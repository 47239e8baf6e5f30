import { findService, type ServiceId } from '../../../shared/catalogue.ts'
import { formatCents } from '../../../shared/format/money.ts'
import { inOrderOfWork } from '../../../shared/order-of-work.ts'
import { recurringDiscount } from '../../../shared/pricing.ts'
import type { Turn } from '../assistant.ts'
import { allServices, subjectOf } from '../conversation-state.ts'
import { plain } from '../understand/words.ts'
import { askedSubject } from './asked-subject.ts'
import type { Draft } from './draft.ts'
import { countsRooms } from './estimate-parts.ts'
import { remember, wasSaid } from './said-before.ts'
import type { Sentences } from './sentences/en.ts'
import { untilSeen } from './sentences/until-seen.ts'

/** Answers in which order things are done, whether one visit does, and what people may try themselves. */
export function answerAboutWork(draft: Draft, turn: Turn, words: Sentences): void {
  const { intents } = turn.understood
  const say = (key: string, text: string) => {
    draft.say.push(text)
    remember(draft, key)
  }
  const inPlay = allServices(turn.state)
  if (intents.has('whichOrder')) {
    const list = words.list(inOrderOfWork(inPlay).map(words.title))
    say('whichOrder', inPlay.length > 1 ? words.inOrder(list) : words.whichOrder)
  }
  if (intents.has('oneVisit')) {
    say('oneVisit', inPlay.length > 1 ? words.oneVisitSeveral : words.oneVisit)
  }
  if (intents.has('isNeeded')) say('isNeeded', whatIsNeeded(turn, words))
  if (intents.has('frequencyPrice')) {
    const isRegular = subjectOf(turn.state).some((id) => comesRegularly(id))
    const amount = formatCents(recurringDiscount)
    say('frequencyPrice', isRegular ? words.frequencyPrice(amount) : words.recurringVisits)
  }
  if (intents.has('roomsCounted')) {
    const subject = subjectOf(turn.state)
    if (subject.includes('interior-painting')) say('paintScope', words.paintScope)
    else if (subject.some((id) => countsRooms(id))) say('roomsCounted', words.roomsCounted)
    else say('changesPrice', words.changesPrice)
  }
  // A caution says to keep away: no advice to work on it beside it.
  if (
    intents.has('doItMyself') &&
    !turn.understood.caution &&
    turn.understood.workAnswers.length === 0
  ) {
    const advice = askedSubject(turn).flatMap((id) => adviceFor(turn, id, words) ?? [])
    const isRepeated = wasSaid(draft, 'doItMyself')
    const text = advice.length > 0 ? advice.join(' ') : words.doItMyself
    say('doItMyself', isRepeated ? words.doItMyself : text)
  }
}

/** 'Do I need the electrician too?' */
function whatIsNeeded({ state }: Turn, words: Sentences): string {
  const inPlay = allServices(state)
  if (inPlay.includes('plumbing') && inPlay.includes('electrical')) return words.wetCircuit
  const [first = '', ...others] = inOrderOfWork(inPlay).map(words.title)
  return others.length > 0 ? words.oneIsEnough(first) : words.isNeededForOne(first)
}

const formIs = (id: ServiceId, ...categories: string[]) =>
  categories.includes(findService(id)?.bookingCategory ?? '')
const comesRegularly = (id: ServiceId) => formIs(id, 'cleaning', 'outdoor')

const byHand = /\b(?:cord|by hand|manual\w*|lift|open it|red|cordon|a mano|jal\w+)\b/

/** 'Can I open it by hand?' asks for less than a repair, unless a spring is broken. */
function adviceFor({ message, state }: Turn, id: ServiceId, words: Sentences): string | undefined {
  const text = plain(message)
  const isBroken =
    state.pastDanger === 'door-spring' || /\bspring|\bresorte/.test(state.problems[id] ?? '')
  const opens = id === 'garage-door' && byHand.test(text) && !isBroken
  const advice = opens ? untilSeen[id] : undefined
  return advice ? words.in(advice) : words.byYourself(id)
}
