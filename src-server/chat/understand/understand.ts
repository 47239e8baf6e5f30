import type { ServiceId } from '../../../shared/catalogue.ts'
import type { ChatContact, Urgency } from '../../../shared/chat.ts'
import { askedServices, sureServices } from './asked-services.ts'
import { contactIn, withoutContact } from './contact.ts'
import { type Danger, dangerIn } from './danger.ts'
import { type Figures, figuresIn, withoutFigures } from './figures.ts'
import { type Intent, intentsIn } from './intents.ts'
import { normalizeMessage } from './normalize-message.ts'
import { meantBy, removedFrom } from './removed-services.ts'
import { type TimeFrame, timeFrameIn } from './time-frame.ts'
import { urgencyIn } from './urgency.ts'
import { isSpanish } from './words.ts'

/** One message, understood. */
export interface Understood {
  /** Asked for by this message. */
  services: ServiceId[]
  /** Removed by this message from the requested services. */
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
  inPlay: readonly ServiceId[]
  /** The services that the previous message added. */
  latest: readonly ServiceId[]
  /** The services that were offered to choose from. */
  offered: readonly ServiceId[]
}

const ordinals: readonly RegExp[] = [
  /\b(the )?(first|1st|former|primer[oa]?)( one| option)?\b/i,
  /\b(the )?(second|2nd|latter|segund[oa])( one| option)?\b/i,
  /\b(the )?(third|3rd|last one|tercer[oa]?)( one| option)?\b/i,
]

/** Intents of messages that are about something other than work. */
const asides: readonly Intent[] = [
  'person',
  'complaint',
  'time',
  'thanks',
  'goodbye',
  'discount',
  'cancellation',
  'hours',
  'area',
  'trust',
  'payment',
  'list',
  'privacy',
]

function servicesIn(
  rest: string,
  intents: ReadonlySet<Intent>,
  inPlay: readonly ServiceId[],
): ServiceId[] {
  // 'No carpets, just tile' asks for no carpets.
  const text = withoutFigures(rest).replace(/\bno \w+,? just\b/giu, ' , ')
  if (!/\p{L}{2}/u.test(text) || intents.has('somethingElse')) return []
  if (inPlay.length > 0 && (intents.has('isItSafe') || intents.has('shutOff'))) return []
  return askedServices(text, inPlay.length > 0 || asides.some((intent) => intents.has(intent)))
}

/** The services to suggest for a danger, once everyone is safe, if the message names none. */
const afterDanger: Record<Danger, readonly ServiceId[]> = {
  gas: ['plumbing'],
  'carbon-monoxide': ['hvac'],
  electrical: ['electrical'],
  'water-electricity': ['electrical'],
  fire: ['restoration'],
  person: [],
}

/** The offered services that these words mean: 'the cleaning and the pests'. */
const pickedFrom = (message: string, offered: readonly ServiceId[]): ServiceId[] =>
  message.split(/,|\band\b|\by\b|&/iu).flatMap((part) => meantBy(part, offered))

/** Extracts everything that the assistant acts on from one message. */
export function understand(
  typed: string,
  { now, timeZone, inPlay, latest, offered }: Around,
): Understood {
  const message = normalizeMessage(typed)
  const spanish = isSpanish(message)
  const { removed, rest } = removedFrom(withoutContact(message), inPlay, latest)
  const ordinal = ordinals.findIndex((pattern) => pattern.test(message)) + 1
  const intents = intentsIn(message)
  const short = message.trim().split(/\s+/).length <= 6
  const danger = dangerIn(message)
  const named = danger ? sureServices(rest) : servicesIn(rest, intents, inPlay)
  const otherwise = danger ? afterDanger[danger] : short ? pickedFrom(rest, offered) : []
  const services = named.length > 0 ? named : [...new Set(otherwise)]
  // 'Not the fridge, the freezer' stays with the same service.
  const gone = removed.filter((id) => !services.includes(id))
  return {
    services,
    removed: gone,
    ordinal: ordinal > 0 && short ? ordinal : undefined,
    figures: figuresIn(message),
    contact: contactIn(message),
    urgency: urgencyIn(message),
    danger,
    timeFrame: timeFrameIn(message, now, timeZone, spanish ? 'es' : 'en'),
    intents,
    spanish,
  }
}
