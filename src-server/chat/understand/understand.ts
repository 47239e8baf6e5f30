import type { ServiceId } from '../../../shared/catalogue.ts'
import type { ChatContact, Urgency } from '../../../shared/chat.ts'
import { keysOf } from '../../../shared/keys-of.ts'
import type { OrderTopic } from '../conversation-state.ts'
import type { Bilingual } from '../services/service-replies.ts'
import { unwishedOfWork } from './agreement-signs.ts'
import { askedAbout } from './asked-about.ts'
import { besidesIn } from './besides.ts'
import { calledFor, nothing } from './called-for.ts'
import type { ShownTime } from './chosen-time.ts'
import { confirmRemoval, isPart } from './confirm-removal.ts'
import { contactIn, withoutNames } from './contact.ts'
import { dangerIn } from './danger/danger-in.ts'
import type { Danger } from './danger/danger-kinds.ts'
import { leaveAlone } from './danger/leave-alone.ts'
import { needsInDanger, needsOnceDenied } from './danger/needs-in-danger.ts'
import { type Figures, figuresIn, withoutFigures } from './figures.ts'
import { type Intent, signs } from './intent-signs.ts'
import { intentsIn, isAboutBooking } from './intents.ts'
import type { Needs } from './needs.ts'
import { normalizeMessage } from './normalize-message.ts'
import { type NotOurs, readNotOurs } from './not-ours.ts'
import { withoutPlainRemovals } from './plain-removals.ts'
import { isQuestionKind } from './question-kinds.ts'
import { isQuestion } from './questions.ts'
import { likeliest, type Reading, readMessage } from './reading.ts'
import { namedAsNotNeeded, namedToRemove, removedFrom } from './removed-services.ts'
import { servicesNamed } from './service-names.ts'
import type { TimeFrame } from './time-frame.ts'
import type { TimesOfEach } from './times-beside-others.ts'
import { tradeMeant } from './trade-meant.ts'
import { urgencyIn } from './urgency.ts'
import { wantedTimes } from './wanted-times.ts'
import { isSpanish, plain } from './words.ts'
import { type WorkAsked, workAskedIn } from './work-asked.ts'
import { withoutNeverAsked, workWords } from './work-words.ts'

/** One message, understood. */
export interface Understood extends Needs {
  /** What it may call for besides its needs, to ask about. */
  besides: ServiceId[]
  /** Called by their names, needed or not: 'do you also do windows?' */
  named: ServiceId[]
  /** What it is likeliest about, needed or not, if it names nothing. */
  mentioned: ServiceId[]
  /** Removed by this message from what was suggested or chosen. */
  removed: ServiceId[]
  /** Whether it takes something off without saying which. */
  removesUnclear: boolean
  /** Whether it takes back only a part of what one service is to do. */
  removesPart: boolean
  /** 'The second one' is 2. */
  ordinal: number | undefined
  figures: Figures
  contact: ChatContact
  urgency: Urgency
  danger: Danger | undefined
  /** Whether it says that what was understood as a danger is none. */
  deniesDanger: boolean
  /** Whether what it calls for stands instead of what the danger seemed to call for. */
  dropsDangerNeeds: boolean
  /** A danger that it may hint at. */
  caution: Danger | undefined
  timeFrame: TimeFrame | undefined
  /** The times that it says of some services alone. */
  timesOfEach: TimesOfEach
  /** Whether it picks one of the times that were named. */
  picksTime: boolean
  intents: ReadonlySet<Intent>
  /** What it asks about that we do not do. */
  notOurs: NotOurs | undefined
  /** The answers to what it asks about the work itself. */
  workAnswers: Bilingual[]
  /** The message without what these answer. */
  besideWork: string
  spanish: boolean
}

export interface Around {
  now: Date
  timeZone: string
  /** The services that are suggested or chosen. */
  inPlay: readonly ServiceId[]
  /** The services that the previous message added. */
  latest: readonly ServiceId[]
  /** Whether the latest reply asked which of them to take off. */
  asksWhichOff?: boolean
  /** What was reported before and is not known to be over. */
  danger?: Danger | undefined
  /** The one that was resolved last. */
  pastDanger?: Danger | undefined
  /** What it has been about of an order that exists. */
  order?: OrderTopic | undefined
  /** What the customer has said before, as long as it is known. */
  earlier?: readonly string[] | undefined
  /** Whether the latest reply asked for something: this message is likely the answer. */
  isAnswer: boolean
  /** The services between which the latest reply asked. */
  choices?: readonly ServiceId[] | undefined
  /** Whether it asked when, and the times that it named. */
  askedWhen: boolean
  shownTimes: readonly ShownTime[]
  /** When the work is wanted, as far as that was said, and some services by themselves. */
  timeFrame?: TimeFrame | undefined
  timesOfEach: TimesOfEach
}

const ordinals: readonly RegExp[] = [
  /\b(the )?(first|1st|former|primer[oa]?)( one| option)?\b/i,
  /\b(the )?(second|2nd|latter|segund[oa])( one| option)?\b/i,
  /\b(the )?(third|3rd|last one|tercer[oa]?)( one| option)?\b/i,
]
const shortMessage = 6

/** Extracts everything that the assistant acts on from one message. */
export function understand(typed: string, around: Around): Understood {
  const { inPlay, latest } = around
  const message = normalizeMessage(typed)
  const spanish = isSpanish(message)
  const words = withoutNames(message)
  const {
    removed: takenOff,
    plain: plainlyOff = [],
    rest,
    isUnclear = false,
  } = confirmRemoval(
    words,
    removedFrom(words.replace(unwishedOfWork, ' '), inPlay, latest),
    inPlay,
    around.earlier ?? [],
  )
  const removed =
    around.asksWhichOff && takenOff.length === 0 ? namedToRemove(words, inPlay) : takenOff
  // 'Remove junk removal. Total?' asks nothing about junk.
  const kept = takenOff.length > 0 ? rest : message
  const { kind: notOurs, rest: ours } = readNotOurs(kept)
  const asked = workAskedIn(
    withoutNeverAsked(inPlay.length > 0 ? withoutPlainRemovals(ours) : ours),
    workTalkedAbout(kept, around),
    { isAmid: inPlay.length > 0 || around.choices !== undefined, earlier: around.earlier },
  )
  // In a first message what is told is what is needed.
  const work = withoutFigures(
    workWords(
      withPanelNamed(readNotOurs(rest).rest, inPlay),
      inPlay.length > 0 ? { told: asked.told } : undefined,
    ),
  )
  const reading = readMessage(work)
  const contact = contactIn(message)
  const intents = heardIn(asked, reading, around, contact)
  const isShort = message.trim().split(/\s+/).length <= shortMessage
  const { danger, deniesDanger, caution, isAllOver } = dangerIn(message, intents, around, {
    isCorrection: isShort && removed.length > 0,
    asksOfWork: asked.answers.length > 0 && asked.told.length === 0 && !/\p{L}/u.test(asked.rest),
  })
  // 'We are safe now, there is no smoke' denies nothing.
  const isNone = intents.has('noDanger') && !intents.has('safeNow') && !intents.has('turnedOff')
  const dropsDangerNeeds = around.danger !== undefined && (deniesDanger || isNone)
  // 'Shouldn’t that be an electrician?', after something else was suggested
  const trade = danger || inPlay.length === 0 ? [] : tradeMeant(message)
  const neededBy = (): Needs => {
    if (danger) return around.order ? nothing : needsInDanger(danger, work, reading, inPlay)
    if (dropsDangerNeeds) return needsOnceDenied([...(around.earlier ?? []), work])
    if (around.danger && isAllOver && !asksForMore.test(plain(work))) return nothing
    if (isOnlyLift(notOurs, work, around)) return nothing
    return calledFor(work, reading, intents, around, removed.length > 0)
  }
  const called = neededBy()
  const unneeded = danger ? [] : [...plainlyOff, ...namedAsNotNeeded(words)]
  const needs: Needs =
    trade.length > 0
      ? { needs: trade, unsure: [] }
      : { ...called, needs: called.needs.filter((id) => !unneeded.includes(id)) }
  // Of several it is not said which was wrong.
  const replaced = trade.length > 0 && latest.length === 1 ? latest : []
  const besides = danger || inPlay.length > 0 ? [] : besidesIn(work, reading, needs.needs)
  // One service has no days of its own.
  const isSeveral = new Set([...inPlay, ...needs.needs]).size !== 1
  const wishes = isSeveral ? intents : without(intents, 'differentDays')
  const times = wantedTimes(message, { around, needs: needs.needs, intents: wishes, spanish })
  // 'The second one' picks a time, and asks nothing about a second visit.
  const onlyPicks = times.picksTime && isShort && !isQuestion(message)
  const said = onlyPicks ? without(wishes, ...[...wishes].filter(isQuestionKind)) : wishes
  const ordinal = ordinals.findIndex((pattern) => pattern.test(message)) + 1
  return {
    ...needs,
    besides,
    named: servicesNamed(work),
    mentioned: likeliest(reading),
    // 'Not the fridge, the freezer' stays with the same service; who reports a danger takes nothing off.
    removed: danger ? [] : [...removed, ...replaced].filter((id) => !needs.needs.includes(id)),
    removesUnclear: isUnclear,
    removesPart: isPart(message, inPlay, around.earlier ?? []),
    ordinal: ordinal > 0 && isShort ? ordinal : undefined,
    figures: figuresIn(message),
    contact,
    // 'We are safe now' asks for nobody now.
    urgency: isAllOver || intents.has('meanwhile') ? 'normal' : urgencyIn(message),
    danger,
    deniesDanger,
    dropsDangerNeeds,
    caution,
    picksTime: times.picksTime,
    timeFrame: times.timeFrame,
    timesOfEach: times.timesOfEach,
    notOurs,
    workAnswers: isAboutBooking(intents) ? [] : asked.answers,
    besideWork: isAboutBooking(intents) ? message : asked.rest,
    // What is wanted when is said.
    intents:
      keysOf(times.timesOfEach).length > 0 ? without(intents, 'differentDays', 'oneVisit') : said,
    spanish,
  }
}

/** What a message asks and tells, without what an answer about the work says better. */
function heardIn(
  asked: WorkAsked,
  reading: Reading,
  { inPlay, order, danger }: Around,
  { zip }: ChatContact,
): ReadonlySet<Intent> {
  const isAmid = inPlay.length > 0
  const found = intentsIn(asked.rest, reading, isAmid && !order, order !== undefined)
  // 'I am cancelling, I asked about the refund' is no complaint.
  const isCancelled = order === 'booking' && cancels.test(plain(asked.rest))
  const read = isCancelled ? without(found, 'complaint', 'overcharged') : found
  // 'You skipped the fence. Do you fix fences or not?'
  const isOther =
    isAmid && !read.has('repairAfter') && askedAbout(asked.rest).some((id) => !inPlay.includes(id))
  const heard: ReadonlySet<Intent> = isOther ? new Set([...read, 'list']) : read
  // 'It is 10461, do you get there?'
  const placed = zip ? without(heard, 'ifLate', 'ifNoShow') : heard
  const said = inPlay.includes('pest-control') ? [...whatToDo, ...ofPests] : whatToDo
  const answered = asked.answers.length > 0 ? without(placed, ...said) : placed
  // 'We are safe now, the smell is gone' asks nothing about smells.
  const isSafe = danger !== undefined && placed.has('safeNow')
  return isSafe ? without(answered, 'fumes', 'outcome', 'results', 'drying') : answered
}

/** What asks for something new; 'the utility fixed the leak, it is safe now' does not. */
const asksForMore =
  /\b(?:also|need|want|send|fix|repair|clean|replace|can (?:you|someone|somebody)|how much|looking for|necesito|quiero|manden?|arregl\w+|pueden|cuanto)\b/

const cancels = /\b(?:refund\w*|cancel\w*|reembols\w*)\b/

/** Whether a first message asks only for a stair lift: what else it tells explains why. */
const isOnlyLift = (notOurs: NotOurs | undefined, work: string, { inPlay }: Around): boolean =>
  notOurs === 'lift' && inPlay.length === 0 && servicesNamed(work).length === 0

/** Beside an electrician the panel is the breakers’, not the sun’s. */
const withPanelNamed = (message: string, inPlay: readonly ServiceId[]): string =>
  inPlay.includes('electrical') && !inPlay.some((id) => id.startsWith('solar'))
    ? message.replace(/(?<!\b(?:solar|breaker) )\bpanel\b/giu, 'breaker panel')
    : message

/** The services about whose work something may be asked. */
function workTalkedAbout(message: string, around: Around): readonly ServiceId[] {
  // 'Can we lift it by hand?', after the warning, is answered by the warning.
  const warnedOf = around.danger ?? around.pastDanger
  const wasWarned = warnedOf !== undefined && leaveAlone.has(warnedOf)
  if (around.order || (wasWarned && signs.handlesDanger?.test(plain(message)))) return []
  return around.inPlay.length > 0 ? around.inPlay : (around.choices ?? firstAbout(message))
}

/** What a first message is likeliest about: 'must the roof be done before the solar panels?' */
const firstAbout = (message: string) => [
  ...new Set([...servicesNamed(message), ...likeliest(readMessage(message))]),
]

/** What an answer about pests says better too. */
const ofPests: readonly Intent[] = ['safeForFamily', 'oneVisitEnough', 'repairAfter']

/** What an answer about the work itself says better. */
const whatToDo: readonly Intent[] = [
  'isItSafe',
  'meanwhile',
  'doItMyself',
  'shutOff',
  'spaceHeater',
  'heatWithStove',
]

const without = (intents: ReadonlySet<Intent>, ...some: Intent[]): ReadonlySet<Intent> =>
  new Set([...intents].filter((intent) => !some.includes(intent)))
