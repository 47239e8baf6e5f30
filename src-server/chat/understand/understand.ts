import type { ServiceId } from '../../../shared/catalogue.ts'
import type { ChatContact, Urgency } from '../../../shared/chat.ts'
import type { OrderTopic } from '../conversation-state.ts'
import { calledFor, nothing } from './called-for.ts'
import { contactIn, withoutNames } from './contact.ts'
import { type DangerReading, readDanger } from './danger/danger.ts'
import type { Danger } from './danger/danger-kinds.ts'
import { type Figures, figuresIn, withoutFigures } from './figures.ts'
import type { Intent } from './intent-signs.ts'
import { intentsIn, isAboutBooking, isOver } from './intents.ts'
import { type Needs, needsIn } from './needs.ts'
import { normalizeMessage } from './normalize-message.ts'
import { likeliest, type Reading, readMessage } from './reading.ts'
import { removedFrom } from './removed-services.ts'
import { servicesNamed } from './service-names.ts'
import { type TimeFrame, timeFrameIn } from './time-frame.ts'
import { urgencyIn } from './urgency.ts'
import { isSpanish, plain } from './words.ts'

/** One message, understood. */
export interface Understood extends Needs {
  /** Called by their names, needed or not: 'do you also do windows?' */
  named: ServiceId[]
  /** What it is likeliest about, needed or not, if it names nothing. */
  mentioned: ServiceId[]
  /** Removed by this message from what was suggested or chosen. */
  removed: ServiceId[]
  /** 'The second one' is 2. */
  ordinal: number | undefined
  figures: Figures
  contact: ChatContact
  urgency: Urgency
  danger: Danger | undefined
  /** Whether it says that what was understood as a danger is none. */
  deniesDanger: boolean
  /** A danger that it may hint at. */
  caution: Danger | undefined
  timeFrame: TimeFrame | undefined
  intents: ReadonlySet<Intent>
  spanish: boolean
}

export interface Around {
  now: Date
  timeZone: string
  /** The services that are suggested or chosen. */
  inPlay: readonly ServiceId[]
  /** The services that the previous message added. */
  latest: readonly ServiceId[]
  /** What was reported before and is not known to be over. */
  danger?: Danger | undefined
  /** The one that was resolved last. */
  pastDanger?: Danger | undefined
  /** What it has been about of an order that exists. */
  order?: OrderTopic | undefined
  /** Whether the latest reply asked for something: this message is likely the answer. */
  isAnswer: boolean
}

const ordinals: readonly RegExp[] = [
  /\b(the )?(first|1st|former|primer[oa]?)( one| option)?\b/i,
  /\b(the )?(second|2nd|latter|segund[oa])( one| option)?\b/i,
  /\b(the )?(third|3rd|last one|tercer[oa]?)( one| option)?\b/i,
]
const shortMessage = 6
/** Tags, links and addresses say nothing about the work. */
const markup = /<[^<>]{0,200}>|!?\[[^\][]{0,100}\]\([^()]{0,200}\)|https?:\S+/gu

/** The services to suggest once everyone is safe, if the message names none. */
const afterDanger: Partial<Record<Danger, ServiceId>> = {
  gas: 'plumbing',
  'carbon-monoxide': 'hvac',
  electrical: 'electrical',
  'water-electricity': 'electrical',
  fire: 'restoration',
  'burst-pipe': 'plumbing',
  sewage: 'plumbing',
  'door-spring': 'garage-door',
  'break-in': 'locksmith',
}

/** Extracts everything that the assistant acts on from one message. */
export function understand(typed: string, around: Around): Understood {
  const { now, timeZone, inPlay, latest } = around
  const message = normalizeMessage(typed)
  const spanish = isSpanish(message)
  const { removed, rest } = removedFrom(withoutNames(message), inPlay, latest)
  const work = withoutFigures(rest.replace(markup, ' '))
  const reading = readMessage(work)
  const intents = intentsIn(message, reading, inPlay.length > 0 && !around.order)
  // A word alone answers a question: 'gas' says what the heater runs on.
  const isWord = !/\S\s+\S/u.test(message.trim())
  const {
    danger: read,
    hasSign,
    caution,
  }: DangerReading = isWord && around.isAnswer ? {} : readDanger(message)
  // 'My daughter is sick, can we move it?', 'Thank you, goodbye': only its sound is that of a report.
  const isRoutine = isAboutBooking(intents) || intents.has('goodbye') || intents.has('noShow')
  const isShort = message.trim().split(/\s+/).length <= shortMessage
  // 'Take the garage door off'
  const isCorrection = read === 'door-spring' && removed.length > 0 && isShort
  // 'I shut off the breaker and the water valve. Now send somebody'
  const isOff = intents.has('turnedOff')
  const reported = ((isRoutine || isOff) && !hasSign) || isCorrection ? undefined : read
  // 'Nobody broke in, I want a locksmith' denies what was understood; another danger is still a report.
  // 'Can I use the gas stove to keep warm?' is answered, and no leak.
  const isAllOver = isOver(intents, around.danger)
  const isStove = reported === 'gas' && intents.has('heatWithStove') && !leaks.test(plain(message))
  const isPast =
    (isAllOver && reported === around.danger) ||
    isStove ||
    (reported !== undefined && reported === around.pastDanger && looksBack(plain(message)))
  const danger = isPast ? undefined : reported
  const needs = danger
    ? around.order
      ? nothing
      : needsInDanger(danger, work, reading, inPlay)
    : calledFor(work, reading, intents, around, removed.length > 0)
  const ordinal = ordinals.findIndex((pattern) => pattern.test(message)) + 1
  return {
    ...needs,
    named: servicesNamed(work),
    mentioned: likeliest(reading),
    // 'Not the fridge, the freezer' stays with the same service.
    removed: removed.filter((id) => !needs.needs.includes(id)),
    ordinal: ordinal > 0 && isShort ? ordinal : undefined,
    figures: figuresIn(message),
    contact: contactIn(message),
    // 'We are safe now' asks for nobody now.
    urgency: isAllOver || intents.has('meanwhile') ? 'normal' : urgencyIn(message),
    danger,
    deniesDanger: danger === undefined && deniesDanger(message, around.danger),
    caution: isHarmless(intents) ? undefined : (caution ?? gasHint(message, inPlay)),
    timeFrame:
      intents.has('meanwhile') || intents.has('differentDays')
        ? undefined
        : timeFrameIn(message, now, timeZone, spanish ? 'es' : 'en'),
    intents,
    spanish,
  }
}

/** 'Does the plumber relight the heater?', after the gas was shut off. */
const looksBack = (text: string): boolean =>
  /\b(price|part of|includ\w+|covers?|damage|relight|black|scorched|same (guy|man|one)|someone else|who pays|how much|still need|do i need|(the|a|your) (plumber|electrician|technician|tech|professional)|precio|incluye|cubre|tecnico|plomero|electricista)\b/.test(
    text,
  ) && !/\b(again|back|started|getting|worse|otra vez|de nuevo|volvio)\b/.test(text)

const leaks = /\b(smell\w*|leak\w*|hiss\w*|huele|olor|fuga)\b/
/** 'What tree? I asked about my cleaning.' Never a negation alone: 'no one can get him out'. */
const misunderstood =
  /\bwhat (tree|door|gas|fire|smoke|leak|line|wire|alarm|emergency|danger|burglar|break ?in)\b\W*\?|\bi (only |just )?(asked|was asking|am asking|meant) (about|for|to|if|whether|you)\b|\bmisunderst\w+|\byou got (it|me|that) wrong\b|\bno es eso\b|\b(solo|nomas|nada mas) (pregunt\w+|queria|quiero)\b/

/** Of a crisis it is believed only with this. */
const saysWell = /\b(?:im|i am) (?:fine|ok|okay|good|not suicidal)\b|\b(?:yo )?estoy bien\b/

const deniesDanger = (message: string, danger: Danger | undefined): boolean =>
  danger !== undefined &&
  misunderstood.test(plain(message)) &&
  (danger !== 'suicide' || saysWell.test(plain(message)))

const oddSmell =
  /\b(odd|weird|strange|funny|chemical|rar[oa]|extran[oa]|fe[oa])\b.{0,14}\b(smells?|odou?r|olor)\b|\b(smell\w*|huele)\b.{0,14}\b(odd|weird|strange|funny|rar[oa]|extran[oa]|fe[oa])\b/
const burnsGas =
  /\b(boiler|furnace|gas|water heater|stove|oven|caldera|calentador|estufa|horno|calefaccion)\b/

/** An odd smell where gas may burn. */
function gasHint(message: string, inPlay: readonly ServiceId[]): Danger | undefined {
  const text = plain(message)
  return oddSmell.test(text) && (inPlay.includes('hvac') || burnsGas.test(text)) ? 'gas' : undefined
}

/** A denial, a complaint or a booking is answered without a word about danger. */
const isHarmless = (intents: ReadonlySet<Intent>) =>
  intents.has('noDanger') || intents.has('complaint') || isAboutBooking(intents)

/** Who is wanted already comes for what was dangerous too: the boiler that smelled of gas. */
const handlesDangers: ReadonlySet<ServiceId> = new Set<ServiceId>([
  'plumbing',
  'hvac',
  'electrical',
  'appliance-repair',
  'restoration',
])

function needsInDanger(
  danger: Danger,
  work: string,
  reading: Reading,
  inPlay: readonly ServiceId[],
): Needs {
  if (danger === 'suicide' || danger === 'declined' || danger === 'medical') return nothing
  const { needs } = needsIn(work, reading, 'later')
  const usual = inPlay.some((id) => handlesDangers.has(id)) ? undefined : afterDanger[danger]
  return { needs: needs.length > 0 || !usual ? needs : [usual], unsure: [] }
}
