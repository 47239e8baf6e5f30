import { z } from 'zod'
import { findService, type ServiceId } from '../../shared/catalogue.ts'
import {
  type ChatContact,
  type ChatPhase,
  chatPhases,
  type Urgency,
  urgencies,
} from '../../shared/chat.ts'
import type { ShownTime } from './understand/chosen-time.ts'
import { type Danger, dangers } from './understand/danger/danger-kinds.ts'
import type { Figures } from './understand/figures.ts'
import type { TimeFrame } from './understand/time-frame.ts'
import type { TimesOfEach } from './understand/times-beside-others.ts'

/** What a reply can ask for. Each is asked once in a conversation. */
export const questions = ['add', 'which', 'detail', 'size', 'zip', 'time', 'contact'] as const
export type Question = (typeof questions)[number]

/** A booking that exists, work that is complained of, or a visit at which nobody came. */
export const orderTopics = ['booking', 'complaint', 'noShow'] as const
export type OrderTopic = (typeof orderTopics)[number]

/** What the assistant has understood of a conversation so far. */
export interface ConversationState {
  /** The services that the customer's words call for: suggested, and on no list until the customer says so. */
  needs: ServiceId[]
  /** The customer's list: what they tapped, or agreed to in words. */
  chosen: ServiceId[]
  /** The browser's list at the latest message. */
  selected: ServiceId[]
  /** The needs that the latest message added. */
  latest: ServiceId[]
  /** What the latest message put on the list. */
  agreed: ServiceId[]
  /** The services that the latest message removed. */
  dropped: ServiceId[]
  /** The services that were removed last: 'no, wait, I do want it' brings them back. */
  withdrawn: ServiceId[]
  /** Whether one of those was on the list: the others were only suggested. */
  wasOnList: boolean
  /** Whether the latest message took something off without saying which, so that the reply asks. */
  asksWhichOff: boolean
  /** The services that were offered to choose from, for 'the second one'. */
  offered: ServiceId[]
  /** What the latest reply asked about besides what it suggested. */
  besides: ServiceId[]
  /** What the latest reply asked. */
  asked?: Question
  /** What has been asked so far. */
  askedBefore: Question[]
  /** The times that the latest reply named. */
  shownTimes: ShownTime[]
  /** How many replies did not understand the message: none says the same as the one before. */
  unsureReplies: number
  /** The questions that were answered: the same words a second time help nobody. */
  answered: string[]
  /** The customer's own words about each service. */
  problems: Partial<Record<ServiceId, string>>
  figures: Figures
  /** Size and rooms that were said of one service alone: 'the carpets are only in three rooms'. */
  figuresOfEach: Partial<Record<ServiceId, Figures>>
  contact: ChatContact
  /** The town that they name without a zip code, and one of its zip codes, to look for times with. */
  town?: { name: string; zip: string }
  urgency: Urgency
  /** When the work is wanted: in the customer's words, and the day if they name one. */
  timeFrame?: TimeFrame
  /** When some of the services are wanted, where that was said of them alone; the latest last. */
  timesOfEach: TimesOfEach
  /** Whether it is wanted today, and no time is left: nothing is priced as a same-day visit then. */
  todayIsFull?: boolean
  /** What an order is about that exists already: nothing new is sold meanwhile. */
  order?: OrderTopic
  language: 'en' | 'es'
  phase: ChatPhase
  /** The danger that was reported and is not resolved yet. */
  danger?: Danger
  /** The last one that was resolved: words that look back at it report nothing. */
  pastDanger?: Danger
  /** How many replies have been about it. */
  dangerReplies: number
  /** Whether the latest message said that it is resolved. */
  wasInDanger?: boolean
}

export const emptyState: ConversationState = {
  needs: [],
  chosen: [],
  selected: [],
  latest: [],
  agreed: [],
  dropped: [],
  withdrawn: [],
  wasOnList: false,
  asksWhichOff: false,
  offered: [],
  besides: [],
  askedBefore: [],
  shownTimes: [],
  unsureReplies: 0,
  answered: [],
  problems: {},
  figures: {},
  figuresOfEach: {},
  contact: {},
  urgency: 'normal',
  timesOfEach: {},
  language: 'en',
  phase: 'discovery',
  dangerReplies: 0,
}

/** What the catalogue no longer has is not wanted any more. */
const serviceIds = z
  .array(z.string())
  .default([])
  .transform((ids) => ids.flatMap((id) => findService(id)?.id ?? []))

const text = z.string().optional()
const number = z.number().optional()

const timeFrame = z.object({
  words: z.string(),
  date: text,
  lastDate: text,
  daysAhead: number,
  part: z.enum(['morning', 'afternoon']).optional(),
  at: text,
  from: text,
  until: text,
  notOn: z.array(z.number()).optional(),
})

const figures = z.object({
  propertySize: number,
  roomCount: number,
  bathroomCount: number,
  propertyType: text,
  serviceFrequency: text,
  cleaningType: text,
  moveType: text,
  pets: text,
})

/** What is stored of a conversation. */
export const conversationState: z.ZodType<ConversationState> = z.object({
  needs: serviceIds,
  chosen: serviceIds,
  selected: serviceIds,
  latest: serviceIds,
  agreed: serviceIds,
  dropped: serviceIds,
  withdrawn: serviceIds,
  wasOnList: z.boolean().default(false),
  asksWhichOff: z.boolean().default(false),
  offered: serviceIds,
  besides: serviceIds,
  asked: z.enum(questions).optional(),
  askedBefore: z.array(z.enum(questions)).default([]),
  shownTimes: z.array(z.object({ date: z.string(), time: z.string() })).default([]),
  unsureReplies: z.number().default(0),
  answered: z.array(z.string()).default([]),
  problems: z.record(z.string(), z.string()).default({}),
  figures: figures.default({}),
  figuresOfEach: z.record(z.string(), figures).default({}),
  contact: z.object({ name: text, email: text, phone: text, zip: text, address: text }).default({}),
  town: z.object({ name: z.string(), zip: z.string() }).optional(),
  urgency: z.enum(urgencies).default('normal'),
  timeFrame: timeFrame.optional(),
  timesOfEach: z.record(z.string(), timeFrame).default({}),
  todayIsFull: z.boolean().optional(),
  order: z.enum(orderTopics).optional(),
  language: z.enum(['en', 'es']).default('en'),
  phase: z.enum(chatPhases).default('discovery'),
  danger: z.enum(dangers).optional(),
  pastDanger: z.enum(dangers).optional(),
  dangerReplies: z.number().default(0),
  wasInDanger: z.boolean().optional(),
})

/** Where the work is, as far as it is known: the customer's zip code, or one of the town that they named. */
export const zipOf = ({ contact, town }: Pick<ConversationState, 'contact' | 'town'>) =>
  contact.zip ?? town?.zip

/** When a service is wanted: as it was said of it alone, otherwise as of everything. */
export const wishOf = (
  { timesOfEach, timeFrame }: Pick<ConversationState, 'timesOfEach' | 'timeFrame'>,
  id: ServiceId,
): TimeFrame | undefined => timesOfEach[id] ?? timeFrame

/** The suggested services that are not on the list. */
export const openNeeds = ({ needs, chosen }: Pick<ConversationState, 'needs' | 'chosen'>) =>
  needs.filter((id) => !chosen.includes(id))

/** The services that a question about price or times is about: the list, or what is suggested while it is empty. */
export const subjectOf = (state: Pick<ConversationState, 'needs' | 'chosen'>): ServiceId[] =>
  state.chosen.length > 0 ? state.chosen : openNeeds(state)

/** All services that are suggested or chosen. */
export const allServices = ({ needs, chosen }: Pick<ConversationState, 'needs' | 'chosen'>) => [
  ...new Set([...chosen, ...needs]),
]
