import { z } from 'zod'
import { type ServiceId, services } from './catalogue.ts'
import { serviceId, tooManyServices } from './slots.ts'
import { paragraph } from './text.ts'

/** What one person may ask of the assistant (R52). */
export const chatLimits = {
  messageLength: 2000,
  turns: 60,
  perMinute: 20,
  perDay: 300,
} as const

/** A conversation moves through these, in this order (decision 32). */
export const chatPhases = ['discovery', 'recommendation', 'contact', 'booking'] as const
export type ChatPhase = (typeof chatPhases)[number]

export const urgencies = ['low', 'normal', 'high', 'urgent'] as const
export type Urgency = (typeof urgencies)[number]

/** The first message's quick replies (specification, section 9). */
export const firstQuickReplies = [
  'Urgent repairs',
  'Regular maintenance',
  'New homeowner',
  'Preparing to sell',
] as const

/**
 * A message from the panel. The session id is the conversation's secret, made by the browser; whatever else is sent
 * with it, such as a history, is not believed (decision 30, R50).
 */
export const sendInput = z.object({
  sessionId: z
    .string({ error: 'Send the id of the chat session.' })
    .regex(/^[\w-]{16,128}$/, 'Send a chat session id of 16 to 128 letters and digits.'),
  message: paragraph(chatLimits.messageLength, 'Write a message.'),
  selectedServices: z.array(serviceId).max(services.length, tooManyServices).default([]),
  /** What the customer has taken off the list by hand since the reply before. */
  removedServices: z.array(serviceId).max(services.length, tooManyServices).default([]),
})
export type SendInput = z.infer<typeof sendInput>

/** What a conversation has told about who writes. */
export interface ChatContact {
  name?: string
  email?: string
  phone?: string
  zip?: string
  address?: string
}

/** An estimate with its lines; all amounts in cents. */
export interface ChatEstimate {
  lines: { serviceId: ServiceId; basePrice: number; urgencyFee: number; discounts: number }[]
  bundles: { name: string; savings: number }[]
  manyServicesDiscount: number
  total: number
}

/** What the assistant answers. Amounts in `response` come from the pricing functions alone. */
export interface ChatReply {
  response: string
  quickReplies: string[]
  /** Shown as cards that go into the chosen list, and out of it. */
  suggestedServices: ServiceId[]
  phase: ChatPhase
  /** Something went wrong; `response` says what a customer needs to know of it. */
  error?: string
  estimate?: ChatEstimate
  /** The next free times of these services together, in the business zone. */
  times?: { serviceIds: ServiceId[]; slots: { date: string; time: string }[] }
  /** What opens the booking flow, with everything that was said filled in. */
  booking?: ChatBooking
}

/** The booking flow's start, as the conversation knows it. */
export interface ChatBooking {
  serviceIds: ServiceId[]
  /** Answers for the detail forms, by service. */
  details: Record<string, Record<string, unknown>>
  contact: Partial<Record<'fullName' | 'email' | 'phone' | 'address', string>>
}
