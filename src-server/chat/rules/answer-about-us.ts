import { findService, type ServiceId } from '../../../shared/catalogue.ts'
import type { Turn } from '../assistant.ts'
import { allServices, subjectOf } from '../conversation-state.ts'
import { askedAbout } from '../understand/asked-about.ts'
import type { Intent } from '../understand/intent-signs.ts'
import { isAboutBooking } from '../understand/intents.ts'
import { isMove } from '../understand/moves.ts'
import { plain } from '../understand/words.ts'
import type { Draft } from './draft.ts'
import { isRepair, projects } from './estimate-parts.ts'
import { isTrueOf } from './is-true-of.ts'
import { remember, wasSaid } from './said-before.ts'
import type { Sentences } from './sentences/en.ts'
import { type Answered, safety, singleAnswers } from './single-answers.ts'
import { saysLate, waits } from './what-is-asked.ts'
import { whyChanged } from './why-changed.ts'

const mostAnswers = 3
const moves =
  /\b(?:mov\w*|resched\w*|chang\w*|cancel\w*|shift\w*|push\w*|slip\w*|cambi\w*|mover\w*|postpon\w*|cant|cannot|couldnt|no pued[eo])\b/

/** 'Does my landlord have to pay?'; 'the landlord says go ahead' asks nothing. */
const asksOfLandlord =
  /\b(?:do|does|should|shouldnt|must|can|who|will|wont|tiene que|debe|puede|quien)\b.{0,24}\b(?:landlord|owner|manager|casero|dueno|i|we)\b.{0,24}\b(?:pay|pays|fix|arrange|permission|allowed|responsible|deduct|withhold|paga\w*|arregla\w*|permiso)\b/

/** 'The ceiling is 11 feet, do they bring a ladder?' */
const ladder =
  /\bladders?\b|\bescalera\b.*\b(?:traen?|llevan?|tienen)\b|\b(?:traen|tienen|llevan|trae) (?:la |una |su )?escaleras?\b/

/** 'If the $50 is the only extra' */
const onlyExtra =
  /\b(?:only|any other|no other|nothing) (?:extras?|fees?|charges?|costs?|else)\b|\b(?:unico|ningun otro) (?:extra|cargo|cobro)\b/

const ofPackaging = /\b(?:cardboard|packaging|styrofoam|empty boxes|cartones|empaques?)\b/
/** 'Do they take the old one along?' */
const oldThing =
  /\bold (?:one|fan|unit|heater|toilet|faucet|light|fixture|lock|door|disposal|dishwasher|furnace|thing)s?\b|\b(?:el|la|los|las) viej[oa]s?\b/

/** Work on devices whose makers may charge by the month. */
const watches: ReadonlySet<ServiceId> = new Set<ServiceId>(['home-security', 'smart-home'])

/** Whether its price follows from the size, the rooms or how often. */
const countsAnswers = (id: ServiceId): boolean =>
  ['cleaning', 'outdoor'].includes(findService(id)?.bookingCategory ?? '')

const ofThePrice = ['priceBasis', 'perItem', 'finalPrice', 'lookFirst', 'changesPrice'] as const

const asksHours =
  /\b(?:evenings?|nights?|hours|late(?! (?:morning|afternoon))|work|(?<!was )open|saturdays|sundays|tardes?|noches?|horarios?|trabajan|abren)\b/

/** Answers what customers ask about us, their visit and their booking; `only` these, if they are given. */
export function answerAboutUs(
  draft: Draft,
  turn: Turn,
  words: Sentences,
  only?: ReadonlySet<Intent>,
): void {
  const { intents } = turn.understood
  // 'Who can come now?' asks for a time, not for a person; who comes to a booking is seen there.
  const skipsWho = intents.has('sameDay') || isAboutBooking(intents)
  const subject = subjectOf(turn.state)
  const text = plain(turn.message)
  const skipped: Intent[] = [
    ...(introduces(turn) ? aboutPeople : skipsWho ? (['whoComes'] as const) : []),
    ...(isAboutCleaning(turn, subject) ? [] : (['cleaningExtras'] as const)),
    ...(subject.some((id) => isMove(id)) ? (['furniture'] as const) : []),
    ...(turn.state.order === 'booking' || isAboutBooking(intents)
      ? []
      : (['addToBooking'] as const)),
    ...(moves.test(text) ? [] : (['moveFee'] as const)),
    // 'How long till somebody answers?' is about a visit that has been.
    ...(turn.state.order && subject.length === 0 ? (['drying', 'duration'] as const) : []),
    ...(waits(turn) ? (['duration', 'guarantee'] as const) : []),
    ...(saysLate.test(text) ? (['ifLate'] as const) : []),
    // The times of that day say it.
    ...(turn.understood.timeFrame?.date && !asksHours.test(text) ? (['visitHours'] as const) : []),
    ...(subject.some(isRepair) && turn.state.latest.length === 0 ? [] : (['causeAsked'] as const)),
    ...(turn.state.contact.email ? (['noEmail'] as const) : []),
    // A first message that asks nothing wants to know the price, not what it depends on.
    ...(turn.history.length === 0 && !turn.message.includes('?') ? ofThePrice : []),
    ...(wasSaid(draft, 'renter') && !asksOfLandlord.test(text) ? (['renter'] as const) : []),
  ]
  // 'Should I get the deep clean?', beside other work
  const known = subject.length > 0 ? [...subject, ...askedAbout(turn.message)] : []
  const asked = singleAnswers.filter(
    (intent) =>
      intents.has(intent) &&
      isTrueOf(intent, known) &&
      !isOneOf(skipped, intent) &&
      (only === undefined || only.has(intent)),
  )
  const isHauling = subject.length === 0 || subject.includes('junk-removal')
  const isOne = subject.length === 1
  const isProject = subject.some((id) => projects.has(id))
  const told = asked.map((one) => {
    // What is asked about is the mold, not what we bring.
    if (one === 'safeForFamily' && subject.includes('mold-inspection')) return 'moldAtHome'
    if (one === 'whyChanged') return whyChanged(turn.state, subject)
    if (one === 'changesPrice' && onlyExtra.test(text)) return 'finalPrice'
    if (one === 'changesPrice' && subject.length > 0 && !subject.some(countsAnswers))
      return 'notesOnly'
    if (one === 'supplies' && ladder.test(text)) return 'ladder'
    if (one === 'hauledAway' && !isHauling) return takenAway(text, subject)
    if (one === 'drying' && subject.length > 0 && !subject.includes('carpet-cleaning'))
      return 'dryingElse'
    if (one === 'monthlyFee' && subject.some((id) => watches.has(id))) return 'deviceFee'
    if (one === 'howMany' && isOne) return 'howManyForOne'
    const isFar = subject.includes('long-distance-moving')
    if (one === 'duration' && isFar) return 'travelTime'
    if (one === 'travelTime' && !isFar && subject.some((id) => isMove(id))) return 'duration'
    // 'What do I owe if he says that it is more?'
    if (one === 'owes' && /\bif\b|\bsi\b/i.test(turn.message)) return 'calloutFee'
    if (one === 'paintIncluded' && subject.length > 0 && !subject.includes('interior-painting')) {
      return 'otherWork'
    }
    if (one === 'partsIncluded' && isProject) return 'projectMaterials'
    if ((one === 'priceBasis' || one === 'finalPrice') && isProject) return 'project'
    return one === 'duration' && isProject ? 'projectDuration' : one
  })
  // 'Cancel it', of what was only on the list
  const isTakenOff = turn.state.dropped.length > 0 && turn.state.order === undefined
  const about: Answered[] =
    isAboutBooking(intents) && !isTakenOff && only === undefined
      ? [aboutBooking(intents, turn.message)]
      : []
  if (about.length > 0) draft.quickReplies = [words.replies.person]
  // How to move it says what that costs.
  const others = about.includes('movingBooking') ? told.filter((one) => one !== 'moveFee') : told
  answerOnce(draft, [...about, ...others.slice(0, mostAnswers)], words, {
    isNewQuestion: intents.has('asksCost'),
    latestReply: turn.history.findLast(({ type }) => type === 'bot')?.content ?? '',
  })
}

const hazardous =
  /\b(?:(?:old|leftover) paint|paint cans?|cans of paint|solvents?|batter(?:y|ies)|propane tanks?|motor oil|asbestos|chemicals?|(?:latas|botes) de pintura|solventes?|baterias?|pilas|tanques? de (?:gas|propano)|aceite|asbesto|quimicos?)\b/

/** 'Can they take it along?', of work that is no hauling. */
function takenAway(text: string, subject: readonly ServiceId[]): Answered {
  if (hazardous.test(text)) return 'hauledAway'
  if (subject.some((id) => isMove(id))) return 'heavyItems'
  if (ofPackaging.test(text)) return 'packaging'
  return oldThing.test(text) ? 'oldOne' : 'takenAway'
}

/** 'The dishwasher is nine years old' is about no cleaning. */
const isAboutCleaning = ({ message, state }: Turn, subject: readonly ServiceId[]): boolean =>
  (state.latest.length === 0 || allServices(state).includes('house-cleaning')) &&
  (subject.length === 0 ||
    subject.includes('house-cleaning') ||
    (!subject.includes('window-cleaning') && /\b(?:clean|limpi|wash|lav)\w*/iu.test(message)))

/** 'My name is Ruth Adler, phone 201 555 0188' asks nothing about people. */
const introduces = ({ understood: { contact }, message }: Turn) =>
  (contact.name ?? contact.phone ?? contact.email) !== undefined && !message.includes('?')
const aboutPeople = ['whoComes', 'account', 'person', 'privacy'] as const

const isOneOf = (some: readonly string[], one: string) => some.includes(one)

const aboutBooking = (intents: ReadonlySet<Intent>, message: string): Answered => {
  if (saysLate.test(plain(message))) return 'runningLate'
  if (intents.has('noLink')) return 'peopleSee'
  if (intents.has('cancellation')) return 'existingBooking'
  return intents.has('reschedule') ? 'movingBooking' : 'seeBooking'
}

/** Who asks at once a second time is not helped by the same words; who asks again later has them again. */
function answerOnce(
  draft: Draft,
  asked: readonly Answered[],
  words: Sentences,
  { isNewQuestion, latestReply }: { isNewQuestion: boolean; latestReply: string },
): void {
  const fresh = asked.filter(
    (one) =>
      isNewQuestion || safety.has(one) || !wasSaid(draft, one) || !latestReply.includes(words[one]),
  )
  for (const one of fresh) draft.say.push(words[one])
  if (asked.length > 0 && fresh.length === 0 && draft.say.length === 0)
    draft.say.push(asked.includes('priceHolds') ? words.priceHoldsAgain : words.moreThanThat)
  remember(draft, ...fresh)
}
