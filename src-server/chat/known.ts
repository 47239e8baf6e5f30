import type { ServiceId } from '../../shared/catalogue.ts'
import type { ChatContact, ChatPhase, Urgency } from '../../shared/chat.ts'
import type { Figures } from './understand/figures.ts'
import type { TimeFrame } from './understand/time-frame.ts'

/** What the assistant has understood of a conversation so far. */
export interface Known {
  /** What the customer wants done, in the order of asking. */
  services: ServiceId[]
  /** The browser's chosen list at the latest message. */
  chosen?: ServiceId[]
  /** What came in with the latest message: a 'no' takes it out again. */
  latest: ServiceId[]
  /** What the latest message took out. */
  dropped: ServiceId[]
  /** What was offered for choosing, for 'the second one'. */
  offered: ServiceId[]
  /** The customer's own words on each service. */
  problems: Partial<Record<ServiceId, string>>
  figures: Figures
  contact: ChatContact
  urgency: Urgency
  /** When the work is wanted: in the customer's words, and the day where they name one. */
  timeFrame?: TimeFrame
  language: 'en' | 'es'
  phase: ChatPhase
  /** Whether a danger was told of and not yet called off. */
  inDanger?: boolean
  /** Whether it was called off with the latest message. */
  wasInDanger?: boolean
}

export const nothingKnown: Known = {
  services: [],
  latest: [],
  dropped: [],
  offered: [],
  problems: {},
  figures: {},
  contact: {},
  urgency: 'normal',
  language: 'en',
  phase: 'discovery',
}
