import { z } from 'zod/mini'
import { serviceIds, services } from './catalogue.ts'
import { paragraph } from './text.ts'
import { serviceId, tooManyServices } from './time/slots.ts'

/** How much one person may ask of the assistant: it costs money and computing time. */
export const chatLimits = {
  messageLength: 2000,
  turns: 60,
  perMinute: 20,
  perDay: 300,
} as const

/** A conversation moves through these, in this order. */
export const chatPhases = ['discovery', 'recommendation', 'contact', 'booking'] as const
export type ChatPhase = (typeof chatPhases)[number]

export const chatLanguages = ['en', 'es'] as const
export type ChatLanguage = (typeof chatLanguages)[number]

export const urgencies = ['low', 'normal', 'high', 'urgent'] as const
export type Urgency = (typeof urgencies)[number]

/** The first message's quick replies. */
export const firstQuickReplies = [
  'Urgent repairs',
  'Regular maintenance',
  'New homeowner',
  'Preparing to sell',
] as const

/**
 * A message from the panel. The session id is the conversation's secret, created by the browser. The server keeps the
 * conversation itself; anything else that is sent, such as a history, could be forged and is ignored.
 */
export const sendInput = z.object({
  sessionId: z
    .string({ error: 'Send the id of the chat session.' })
    .check(z.regex(/^[\w-]{16,128}$/, 'Send a chat session id of 16 to 128 letters and digits.')),
  message: paragraph(chatLimits.messageLength, 'Write a message.'),
  selectedServices: z._default(
    z.array(serviceId).check(z.maxLength(services.length, tooManyServices)),
    [],
  ),
  /** The services that the customer removed from the list by hand since the previous reply. */
  removedServices: z._default(
    z.array(serviceId).check(z.maxLength(services.length, tooManyServices)),
    [],
  ),
})
export type SendInput = z.infer<typeof sendInput>

/** What a conversation has revealed about the person who writes. */
export interface ChatContact {
  name?: string
  email?: string
  phone?: string
  zip?: string
  address?: string
}

const cents = z.int()
const knownService = z.enum(serviceIds)

/** An estimate with its lines; all amounts in cents. */
const chatEstimate = z.object({
  lines: z.array(
    z.object({ serviceId: knownService, basePrice: cents, urgencyFee: cents, discounts: cents }),
  ),
  bundles: z.array(z.object({ name: z.string(), savings: cents })),
  manyServicesDiscount: cents,
  total: cents,
})
export type ChatEstimate = z.infer<typeof chatEstimate>

/** The booking flow's initial answers, as the conversation knows them. */
export const chatBooking = z.object({
  /** The customer's list: what they tapped, or agreed to in words. */
  serviceIds: z.array(knownService),
  /** Answers for the detail forms, by service, suggested ones included: their estimates follow from them. */
  details: z.record(z.string(), z.record(z.string(), z.unknown())),
  contact: z.partial(
    z.object({
      fullName: z.string(),
      email: z.string(),
      phone: z.string(),
      address: z.string(),
      zip: z.string(),
    }),
  ),
})
export type ChatBooking = z.infer<typeof chatBooking>

/** The assistant's reply. Amounts in `response` come from the pricing functions alone. */
export const chatReply = z.object({
  response: z.string(),
  quickReplies: z.array(z.string()),
  /** Suggested, and on no list: shown as cards that the customer taps. */
  suggestedServices: z.array(knownService),
  phase: z.enum(chatPhases),
  /** The language of the reply, and of the panel's own words around it. */
  language: z.optional(z.enum(chatLanguages)),
  /** Something went wrong; `response` says what a customer needs to know about it. */
  error: z.optional(z.string()),
  estimate: z.optional(chatEstimate),
  /** The next available times of these services together, in the business zone. Tapping one chooses the services. */
  times: z.optional(
    z.object({
      serviceIds: z.array(knownService),
      slots: z.array(z.object({ date: z.string(), time: z.string() })),
    }),
  ),
  /** What opens the booking flow, with everything that was said filled in. */
  booking: z.optional(chatBooking),
})
export type ChatReply = z.infer<typeof chatReply>
