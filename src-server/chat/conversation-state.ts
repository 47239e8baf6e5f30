import { z } from 'zod'
import { findService, type ServiceId } from '../../shared/catalogue.ts'
import {
  type ChatContact,
  type ChatPhase,
  chatPhases,
  type Urgency,
  urgencies,
} from '../../shared/chat.ts'
import type { Figures } from './understand/figures.ts'
import type { TimeFrame } from './understand/time-frame.ts'

/** What the assistant has understood of a conversation so far. */
export interface ConversationState {
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

export const emptyState: ConversationState = {
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

/** What the catalogue no longer has is not wanted any more. */
const serviceIds = z
  .array(z.string())
  .default([])
  .transform((ids) => ids.flatMap((id) => findService(id)?.id ?? []))

const text = z.string().optional()
const number = z.number().optional()

/** What is stored of a conversation. */
export const conversationState: z.ZodType<ConversationState> = z.object({
  services: serviceIds,
  chosen: serviceIds.optional(),
  latest: serviceIds,
  dropped: serviceIds,
  offered: serviceIds,
  problems: z.record(z.string(), z.string()).default({}),
  figures: z
    .object({
      propertySize: number,
      roomCount: number,
      bathroomCount: number,
      propertyType: text,
      serviceFrequency: text,
      cleaningType: text,
      moveType: text,
      pets: text,
    })
    .default({}),
  contact: z.object({ name: text, email: text, phone: text, zip: text, address: text }).default({}),
  urgency: z.enum(urgencies).default('normal'),
  timeFrame: z
    .object({
      words: z.string(),
      date: text,
      daysAhead: number,
      part: z.enum(['morning', 'afternoon']).optional(),
    })
    .optional(),
  language: z.enum(['en', 'es']).default('en'),
  phase: z.enum(chatPhases).default('discovery'),
  inDanger: z.boolean().optional(),
  wasInDanger: z.boolean().optional(),
})
