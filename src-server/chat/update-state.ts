import type { ServiceId } from '../../shared/catalogue.ts'
import { type Urgency, urgencies } from '../../shared/chat.ts'
import type { ConversationState } from './conversation-state.ts'
import { withoutPerson } from './understand/contact.ts'
import { normalizeMessage } from './understand/normalize-message.ts'
import type { Understood } from './understand/understand.ts'

const maxProblemLength = 1000
const englishPattern = /\b(the|my|is|and|i|you|for|need|how|what|when|can|please|it|with|to)\b/iu

/** What is known after a message: what it adds, removes and corrects. */
export function updateState(
  state: ConversationState,
  message: string,
  understood: Understood,
): ConversationState {
  const { intents, services, removed, ordinal, timeFrame } = understood
  const picked = ordinal === undefined ? undefined : state.offered[ordinal - 1]
  const corrects =
    (intents.has('no') || intents.has('correction')) &&
    (services.length > 0 || picked !== undefined)
  const dropped = new Set<ServiceId>([...removed, ...(corrects ? state.latest : [])])
  const kept = state.services.filter((id) => !dropped.has(id))
  const asked = intents.has('complaint') ? [] : [...services, ...(picked ? [picked] : [])]
  const added = asked.filter((id) => !kept.includes(id))
  const agreed = acceptedOffer(state, message, understood, added)
  const all = withoutGeneralMove([...kept, ...added, ...agreed])
  return {
    ...state,
    services: all,
    latest: [...added, ...agreed],
    dropped: state.services.filter((id) => !all.includes(id)),
    problems: {
      ...state.problems,
      ...Object.fromEntries(
        asked.map((id) => [
          id,
          appendMessage(dropped.has(id) ? undefined : state.problems[id], message),
        ]),
      ),
    },
    figures: { ...state.figures, ...understood.figures },
    contact: { ...state.contact, ...understood.contact },
    urgency: urgencyOf(state.urgency, understood.urgency),
    language: languageOf(state, message, understood),
    ...(timeFrame ? { timeFrame } : {}),
    ...(state.inDanger && intents.has('safeNow')
      ? { inDanger: false, wasInDanger: true }
      : { wasInDanger: false }),
  }
}

/** 'Yes' to the single thing that was asked about. */
function acceptedOffer(
  state: ConversationState,
  message: string,
  { intents }: Understood,
  added: readonly ServiceId[],
): ServiceId[] {
  const [only, ...others] = state.offered
  const open = only && others.length === 0 && !state.services.includes(only)
  const agrees = intents.has('yes') && message.trim().split(/\s+/).length <= 4
  return agrees && added.length === 0 && open ? [only] : []
}

/** The more urgent of the two; 'no rush' cancels an urgency. */
function urgencyOf(before: Urgency, said: Urgency): Urgency {
  if (said === 'normal') return before
  if (said === 'low') return 'low'
  return urgencies.indexOf(said) > urgencies.indexOf(before) ? said : before
}

function languageOf(
  state: ConversationState,
  message: string,
  { spanish }: Understood,
): ConversationState['language'] {
  if (spanish || /[¿¡ñ]/u.test(message)) return 'es'
  return englishPattern.test(message) ? 'en' : state.language
}

function appendMessage(before: string | undefined, message: string): string {
  const text = withoutPerson(normalizeMessage(message))
  if (!text) return before ?? ''
  if (!before || before.includes(text)) return before ?? text.slice(0, maxProblemLength)
  return `${before}\n${text}`.slice(0, maxProblemLength)
}

/** A local or long-distance move replaces the general 'moving'. */
function withoutGeneralMove(services: ServiceId[]): ServiceId[] {
  const exact = services.some((id) => id === 'local-moving' || id === 'long-distance-moving')
  return exact ? services.filter((id) => id !== 'moving') : services
}
