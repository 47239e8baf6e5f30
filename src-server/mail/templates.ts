import type { MessageKind } from '../../shared/message-kinds.ts'
import type { Env } from '../env.ts'
import type { Secrets } from '../secrets.ts'
import { accountMails } from './account-mails.ts'
import { bookingMails } from './booking-mails.ts'
import { digest } from './digest-mail.ts'
import { type MessageFacts, parseFacts } from './message-facts.ts'

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

const templates: { [Kind in MailKind]: Template<MessageFacts[Kind]> } = {
  ...bookingMails,
  ...accountMails,
  digest,
}

export const renderMail = <Kind extends MailKind>(
  kind: Kind,
  facts: MessageFacts[Kind],
  tools: TemplateTools,
): Mail => templates[kind](facts, tools)

/** Renders an email from the facts that the queue holds. @throws where they are not those of such an email */
export const renderQueued = <Kind extends MailKind>(
  kind: Kind,
  facts: string,
  tools: TemplateTools,
): Mail => renderMail(kind, parseFacts(kind, facts), tools)
