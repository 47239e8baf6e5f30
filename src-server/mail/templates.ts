import type { Env } from '../env.ts'
import type { Secrets } from '../secret.ts'
import { type BookingReceivedFacts, bookingReceived } from './booking-received.ts'

/** What each kind of mail tells of. Links with secrets are made when it is sent, so the queue holds none. */
export interface TemplateFacts {
  bookingReceived: BookingReceivedFacts
}
export type MailKind = keyof TemplateFacts

export interface Mail {
  subject: string
  text: string
  html: string
  attachments: { filename: string; content: string; contentType: string }[]
}

export interface TemplateTools {
  env: Env
  secrets: Secrets
  /** When the mail was queued. */
  queuedAt: Date
}

const templates: {
  [Kind in MailKind]: (facts: TemplateFacts[Kind], tools: TemplateTools) => Mail
} = {
  bookingReceived,
}

/** Turns a queued mail into what is sent. */
export const renderMail = <Kind extends MailKind>(
  kind: Kind,
  facts: TemplateFacts[Kind],
  tools: TemplateTools,
): Mail => templates[kind](facts, tools)
