import type { z } from 'zod'
import type { CalendarMethod } from '../../shared/time/calendar-file.ts'
import type { Env } from '../env.ts'
import type { Secrets } from '../secrets.ts'

interface Attachment {
  filename: string
  content: string | Buffer
  contentType: string
}

/** An email without its sender and recipient. */
export interface Mail {
  subject: string
  text: string
  html: string
  attachments: Attachment[]
  /** The ids of the emails that it continues, oldest first. */
  follows?: readonly string[]
}

export interface MessageTools {
  env: Env
  secrets: Secrets
  /** When the message was queued. */
  queuedAt: Date
}

export interface EmailMessage<Facts> {
  /** What the queue holds. Links and codes are made when the message is sent, so the queue has no secrets. */
  facts: z.ZodType<Facts>
  mail: (facts: Facts, tools: MessageTools) => Mail
  /** Attachments that take time to make. */
  files?: (facts: Facts) => Promise<Attachment[]>
  sms?: undefined
}

export interface TextMessage<Facts> {
  facts: z.ZodType<Facts>
  mail?: undefined
  sms: (facts: Facts, tools: MessageTools) => string
}

/** Goes out by email, and as a text message to customers who want one. */
export interface BookingMessage<Facts> {
  facts: z.ZodType<Facts>
  mail: (facts: Facts, tools: MessageTools) => Mail
  sms: (facts: Facts, tools: MessageTools) => string
  calendar: CalendarEffect
}

/** What the email's file does to the customer's calendar: it adds or moves the visit, or removes it. */
export type CalendarEffect = CalendarMethod | 'none'

export type MessageDefinition<Facts> =
  | EmailMessage<Facts>
  | TextMessage<Facts>
  | BookingMessage<Facts>
