import { z } from 'zod'
import type { ServiceId } from './catalogue.ts'
import { serviceId } from './slots.ts'
import { paragraph } from './text.ts'

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
    .regex(/^[\w-]{16,128}$/, 'Send a chat session id of 16 to 128 letters and digits.'),
  message: paragraph(chatLimits.messageLength, 'Write a message.'),
  selectedServices: z.array(serviceId).max(32, 'Choose 32 services at most.').default([]),
  /** The services that the customer removed from the list by hand since the previous reply. */
  removedServices: z.array(serviceId).max(32, 'Choose 32 services at most.').default([]),
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

/** An estimate with its lines; all amounts in cents. */
export interface ChatEstimate {
  lines: { serviceId: ServiceId; basePrice: number; urgencyFee: number; discounts: number }[]
  bundles: { name: string; savings: number }[]
  manyServicesDiscount: number
  total: number
}

/** The assistant's reply. Amounts in `response` come from the pricing functions alone. */
export interface ChatReply {
  response: string
  quickReplies: string[]
  /** Shown as cards that add a service to the list or remove it. */
  suggestedServices: ServiceId[]
  phase: ChatPhase
  /** Something went wrong; `response` says what a customer needs to know about it. */
  error?: string
  estimate?: ChatEstimate
  /** The next available times of these services together, in the business zone. */
  times?: { serviceIds: ServiceId[]; slots: { date: string; time: string }[] }
  /** What opens the booking flow, with everything that was said filled in. */
  booking?: ChatBooking
}

/** The booking flow's initial answers, as the conversation knows them. */
export interface ChatBooking {
  serviceIds: ServiceId[]
  /** Answers for the detail forms, by service. */
  details: Record<string, Record<string, unknown>>
  contact: Partial<Record<'fullName' | 'email' | 'phone' | 'address', string>>
}
