import type { ServiceId } from '../../../shared/catalogue.ts'
import type { ChatContact, Urgency } from '../../../shared/chat.ts'
import { askedServices } from './asked-services.ts'
import { contactIn, withoutContact } from './contact.ts'
import { type Danger, dangerIn } from './danger.ts'
import { type Figures, figuresIn, withoutFigures } from './figures.ts'
import { type Intent, intentsIn } from './intents.ts'
import { removedFrom } from './removed-services.ts'
import { type TimeFrame, timeFrameIn } from './time-frame.ts'
import { urgencyIn } from './urgency.ts'
import { isSpanish } from './words.ts'

/** One message, understood. */
export interface Understood {
  /** Asked for by this message. */
  services: ServiceId[]
  /** Of those in play, taken back by this message. */
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
  /** What came in with the message before. */
  latest: readonly ServiceId[]
}

const ordinals: readonly RegExp[] = [
  /\b(the )?(first|1st|former|primer[oa]?)( one| option)?\b/i,
  /\b(the )?(second|2nd|latter|segund[oa])( one| option)?\b/i,
  /\b(the )?(third|3rd|last one|tercer[oa]?)( one| option)?\b/i,
]

/** Intents of messages that talk about something else than work. */
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
  if (!/\p{L}{2}/u.test(text)) return []
  return askedServices(text, inPlay.length > 0 || asides.some((intent) => intents.has(intent)))
}

/** Reads everything that the assistant acts on out of one message. */
export function understand(message: string, { now, timeZone, inPlay, latest }: Around): Understood {
  const spanish = isSpanish(message)
  const { removed, rest } = removedFrom(withoutContact(message), inPlay, latest)
  const ordinal = ordinals.findIndex((pattern) => pattern.test(message)) + 1
  const intents = intentsIn(message)
  const short = message.trim().split(/\s+/).length <= 6
  return {
    services: servicesIn(rest, intents, inPlay).filter((id) => !removed.includes(id)),
    removed,
    ordinal: ordinal > 0 && short ? ordinal : undefined,
    figures: figuresIn(message),
    contact: contactIn(message),
    urgency: urgencyIn(message),
    danger: dangerIn(message),
    timeFrame: timeFrameIn(message, now, timeZone, spanish ? 'es' : 'en'),
    intents,
    spanish,
  }
}
