import type { ServiceId } from '../../shared/catalogue.ts'
import type { ChatContact, ChatPhase, Urgency } from '../../shared/chat.ts'
import type { Figures } from './understand/figures.ts'
import type { TimeFrame } from './understand/time-frame.ts'

/** What the assistant has understood of a conversation so far. */
export interface Known {
  /** The services that the customer wants, in the order in which they were asked for. */
  services: ServiceId[]
  /** The browser's selected services at the latest message. */
  chosen?: ServiceId[]
  /** The services that the latest message added: a 'no' removes them again. */
  latest: ServiceId[]
  /** The services that the latest message removed. */
  dropped: ServiceId[]
  /** The services that were offered to choose from, for 'the second one'. */
  offered: ServiceId[]
  /** The customer's own words about each service. */
  problems: Partial<Record<ServiceId, string>>
  figures: Figures
  contact: ChatContact
  urgency: Urgency
  /** When the work is wanted: in the customer's words, and the day if they name one. */
  timeFrame?: TimeFrame
  language: 'en' | 'es'
  phase: ChatPhase
  /** Whether a danger was reported and not yet resolved. */
  inDanger?: boolean
  /** Whether the latest message said that it is resolved. */
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
