import type { ServiceId } from '../../shared/catalogue.ts'
import { type Urgency, urgencies } from '../../shared/chat.ts'
import type { Known } from './known.ts'
import { withoutPerson } from './understand/contact.ts'
import { tamed } from './understand/tamed.ts'
import type { Understood } from './understand/understand.ts'

const longestProblem = 1000
const isEnglish = /\b(the|my|is|and|i|you|for|need|how|what|when|can|please|it|with|to)\b/iu

/** What is known after a message: what it adds, removes and corrects. */
export function learn(known: Known, message: string, understood: Understood): Known {
  const { intents, services, removed, ordinal, timeFrame } = understood
  const picked = ordinal === undefined ? undefined : known.offered[ordinal - 1]
  const corrects =
    (intents.has('no') || intents.has('correction')) &&
    (services.length > 0 || picked !== undefined)
  const dropped = new Set<ServiceId>([...removed, ...(corrects ? known.latest : [])])
  const kept = known.services.filter((id) => !dropped.has(id))
  const asked = intents.has('complaint') ? [] : [...services, ...(picked ? [picked] : [])]
  const added = asked.filter((id) => !kept.includes(id))
  const agreed = agreedTo(known, message, understood, added)
  const all = withoutVaguerMove([...kept, ...added, ...agreed])
  return {
    ...known,
    services: all,
    latest: [...added, ...agreed],
    dropped: known.services.filter((id) => !all.includes(id)),
    problems: {
      ...known.problems,
      ...Object.fromEntries(
        asked.map((id) => [id, joined(dropped.has(id) ? undefined : known.problems[id], message)]),
      ),
    },
    figures: { ...known.figures, ...understood.figures },
    contact: { ...known.contact, ...understood.contact },
    urgency: urgencyOf(known.urgency, understood.urgency),
    language: languageOf(known, message, understood),
    ...(timeFrame ? { timeFrame } : {}),
    ...(known.inDanger && intents.has('safeNow')
      ? { inDanger: false, wasInDanger: true }
      : { wasInDanger: false }),
  }
}

/** 'Yes' to the single thing that was asked about. */
function agreedTo(
  known: Known,
  message: string,
  { intents }: Understood,
  added: readonly ServiceId[],
): ServiceId[] {
  const [only, ...others] = known.offered
  const open = only && others.length === 0 && !known.services.includes(only)
  const agrees = intents.has('yes') && message.trim().split(/\s+/).length <= 4
  return agrees && added.length === 0 && open ? [only] : []
}

/** The more urgent of the two; 'no rush' cancels an urgency. */
function urgencyOf(before: Urgency, said: Urgency): Urgency {
  if (said === 'normal') return before
  if (said === 'low') return 'low'
  return urgencies.indexOf(said) > urgencies.indexOf(before) ? said : before
}

function languageOf(known: Known, message: string, { spanish }: Understood): Known['language'] {
  if (spanish || /[¿¡ñ]/u.test(message)) return 'es'
  return isEnglish.test(message) ? 'en' : known.language
}

function joined(before: string | undefined, message: string): string {
  const text = withoutPerson(tamed(message))
  if (!text) return before ?? ''
  if (!before || before.includes(text)) return before ?? text.slice(0, longestProblem)
  return `${before}\n${text}`.slice(0, longestProblem)
}

/** A local or long-distance move replaces the general 'moving'. */
function withoutVaguerMove(services: ServiceId[]): ServiceId[] {
  const exact = services.some((id) => id === 'local-moving' || id === 'long-distance-moving')
  return exact ? services.filter((id) => id !== 'moving') : services
}
