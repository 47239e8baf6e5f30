import type { MessageKind } from '../../shared/message-kinds.ts'
import type { Env } from '../env.ts'
import type { Secrets } from '../secret.ts'
import { type AccountLinkFacts, accountMails } from './account-mails.ts'
import {
  type BookingFacts,
  bookingMails,
  type CancelledFacts,
  type ChangedFacts,
} from './booking-mails.ts'
import { type DigestFacts, digest } from './digest-mail.ts'

export type { MessageKind } from '../../shared/message-kinds.ts'

/** The contents of each kind of message. Links with secrets are created when it is sent, so the queue holds none. */
export interface TemplateFacts extends Record<MessageKind, object> {
  bookingReceived: BookingFacts
  bookingConfirmed: BookingFacts
  bookingChanged: ChangedFacts
  bookingCancelled: CancelledFacts
  bookingCompleted: BookingFacts
  reminder: BookingFacts
  digest: DigestFacts
  verifyEmail: AccountLinkFacts
  accountExists: AccountLinkFacts
  resetPassword: AccountLinkFacts
  passwordChanged: Record<string, never>
  /** By text message only. */
  phoneCode: { codeId: string }
}
export type MailKind = Exclude<MessageKind, 'phoneCode'>

export interface Mail {
  subject: string
  text: string
  html: string
  attachments: { filename: string; content: string; contentType: string }[]
}

export interface TemplateTools {
  env: Env
  secrets: Secrets
  /** When the message was queued. */
  queuedAt: Date
}

export type Template<Facts> = (facts: Facts, tools: TemplateTools) => Mail

const templates: { [Kind in MailKind]: Template<TemplateFacts[Kind]> } = {
  ...bookingMails,
  ...accountMails,
  digest,
}

/** Renders a queued email as it is sent. */
export const renderMail = <Kind extends MailKind>(
  kind: Kind,
  facts: TemplateFacts[Kind],
  tools: TemplateTools,
): Mail => templates[kind](facts, tools)
