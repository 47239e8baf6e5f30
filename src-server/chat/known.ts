import type { ServiceId } from '../../shared/catalogue.ts'
import type { ChatContact, ChatPhase, Urgency } from '../../shared/chat.ts'
import type { Figures } from './understand/figures.ts'

/** What the assistant has understood of a conversation so far. */
export interface Known {
  /** What the customer wants done, in the order of asking. */
  services: ServiceId[]
  /** The browser's chosen list at the latest message. */
  chosen?: ServiceId[]
  /** What came in with the latest message: a 'no' takes it out again. */
  latest: ServiceId[]
  /** What was offered for choosing, for 'the second one'. */
  offered: ServiceId[]
  /** The customer's own words on each service. */
  problems: Partial<Record<ServiceId, string>>
  figures: Figures
  contact: ChatContact
  urgency: Urgency
  /** When the work is wanted: in the customer's words, and the day where they name one. */
  timeFrame?: { words: string; date?: string }
  language: 'en' | 'es'
  phase: ChatPhase
  /** Whether a danger was told of and not yet called off. */
  inDanger?: boolean
}

export const nothingKnown: Known = {
  services: [],
  latest: [],
  offered: [],
  problems: {},
  figures: {},
  contact: {},
  urgency: 'normal',
  language: 'en',
  phase: 'discovery',
}
