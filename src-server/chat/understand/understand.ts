import { type ServiceId, serviceIds } from '../../../shared/catalogue.ts'
import type { ChatContact, Urgency } from '../../../shared/chat.ts'
import { contactIn, withoutNames } from './contact.ts'
import { dangerIn } from './danger/danger.ts'
import type { Danger } from './danger/danger-kinds.ts'
import { type Figures, figuresIn, withoutFigures } from './figures.ts'
import { type Intent, intentsIn, isAboutBooking, isOver } from './intents.ts'
import { type Needs, needsIn } from './needs.ts'
import { normalizeMessage } from './normalize-message.ts'
import { type Reading, readMessage } from './reading.ts'
import { removedFrom } from './removed-services.ts'
import { servicesAskedFor, servicesNamed } from './service-names.ts'
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
  timeFrame: TimeFrame | undefined
  intents: ReadonlySet<Intent>
  spanish: boolean
}

interface Around {
  now: Date
  timeZone: string
  /** The services that are suggested or chosen. */
  inPlay: readonly ServiceId[]
  /** The services that the previous message added. */
  latest: readonly ServiceId[]
  /** What was reported before and is not known to be over. */
  danger?: Danger | undefined
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
  const intents = intentsIn(message, reading)
  // A word alone answers a question: 'gas' says what the heater runs on.
  const isWord = !/\S\s+\S/u.test(message.trim())
  const reported = isWord && around.isAnswer ? undefined : dangerIn(message)
  // 'Nobody broke in, I want a locksmith' denies what was understood; another danger is still a report.
  const isDenied = intents.has('noDanger') && reported === around.danger
  const danger = isDenied ? undefined : reported
  const needs = danger
    ? needsInDanger(danger, work, reading)
    : calledFor(work, reading, intents, around)
  const ordinal = ordinals.findIndex((pattern) => pattern.test(message)) + 1
  const isShort = message.trim().split(/\s+/).length <= shortMessage
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
    urgency: isOver(intents) ? 'normal' : urgencyIn(message),
    danger,
    timeFrame: timeFrameIn(message, now, timeZone, spanish ? 'es' : 'en'),
    intents,
    spanish,
  }
}

const isMentioned = 0.2

const likeliest = ({ services }: Reading): ServiceId[] =>
  serviceIds
    .filter((id) => services[id] >= isMentioned)
    .toSorted((one, other) => services[other] - services[one])
    .slice(0, 1)

/** Words that begin something new in the middle of a conversation. */
const introduces =
  /^\W*(also|and|oh|another|plus|actually|wait|tambien|y|ademas|otra cosa)\b|\b(also|another (thing|problem|job|one)|as well|while (youre|you are)|one more thing|i need|we need|it needs|needs? (to be|\w+ing)|need (someone|somebody|my|the|a)|can (you|someone)|how about|what about|tambien|ademas|necesito|ocupo|quiero que)\b/
/** A past that explains, in the middle of a conversation: nothing is wanted. */
const isOnlyTold =
  /\b(used to|last (year|month|week|summer|winter|fall|spring)|finished|already|originally|moved here|we moved|was (swept|done|fixed|replaced|repaired|cleaned|built|installed|painted)|were (done|replaced|redone))\b/
/** Something that does not work, or that should be done. */
const tellsTrouble =
  /\b(leak\w*|broke\w*|clog\w*|wont|doesnt|isnt|not working|stopped|stuck|smells?|drip\w*|crack\w*|dirty|stain\w*|noise|loud|hot|cold|dead|dying|falling|loose|missing|fix\w*|repair\w*|replac\w*|install\w*|clean\w*|paint\w*|remov\w*|haul\w*|mov(e|ed|ing)|mount\w*|hang|hung|build|cut|mow\w*|trim\w*|wash\w*|organiz\w*|assembl\w*|heat|saw|bugs?|ants|mouse|mice|(does|do|is|are|did) not|no (funciona|sirve|prende|enfria)|gotea|fuga|tapad\w+|rot[oa]|suci\w+|limpi\w+|pint\w+|arregl\w+|instal\w+)\b/
/** 'Ok, my sink is clogged, thanks': what stands between may be new. */
const courtesy =
  /^\W*(ok(ay)?|yes|yeah|yep|sure|alright|great|perfect|thanks?( you)?|si|bueno|gracias)\b[\s,.!]*/
const thanksAfter = /[\s,.!]*\b(thanks?( you| so much| a lot)?|thx|gracias|please|por favor)\W*$/

/** Whether it says what is wrong or wanted, or names who should come. */
const isRequest = (text: string) => tellsTrouble.test(text) || servicesNamed(text).length > 0

const nothing: Needs = { needs: [], unsure: [] }

function calledFor(
  work: string,
  reading: Reading,
  intents: ReadonlySet<Intent>,
  { inPlay, isAnswer }: Around,
): Needs {
  if (!/\p{L}{2}/u.test(work) || intents.has('somethingElse')) return nothing
  // 'I have a cleaning on Thursday and need to move it': it is booked already.
  if (isAboutBooking(intents)) {
    return { needs: servicesAskedFor(work), unsure: [] }
  }
  if (inPlay.length > 0 && (intents.has('isItSafe') || intents.has('shutOff'))) return nothing
  const text = plain(work)
  if (intents.has('curious')) return nothing
  if (inPlay.length === 0) return needsIn(work, reading, 'first')
  if (isOnlyTold.test(text)) return nothing
  const rest = text.replace(courtesy, '').replace(thanksAfter, '')
  if (rest !== text) {
    const isNew = introduces.test(rest) || tellsTrouble.test(rest)
    return isNew ? needsIn(rest, readMessage(rest), isRequest(rest) ? 'later' : 'answer') : nothing
  }
  if (!isAnswer || introduces.test(text)) {
    return needsIn(work, reading, isRequest(text) ? 'later' : 'answer')
  }
  return tellsTrouble.test(text) ? needsIn(work, reading, 'answer') : nothing
}

function needsInDanger(danger: Danger, work: string, reading: Reading): Needs {
  if (danger === 'suicide' || danger === 'declined' || danger === 'medical') return nothing
  const { needs } = needsIn(work, reading, 'later')
  const usual = afterDanger[danger]
  return { needs: needs.length > 0 || !usual ? needs : [usual], unsure: [] }
}
