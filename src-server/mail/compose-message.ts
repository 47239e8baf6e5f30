import type { MessageKind } from '../../shared/messages/message-kinds.ts'
import { parseColumn } from '../db/parse-column.ts'
import type { Tables } from '../db/types.ts'
import type { Mail, MessageDefinition, MessageTools } from './message-definition.ts'
import { type MessageFacts, messageDefinitions } from './messages/messages.ts'

interface QueuedMessage<Kind extends MessageKind> {
  kind: Kind
  channel: Tables['outbox']['channel']
  /** JSON */
  facts: string
}

/** The files of a queued email that take time to make. */
export async function composeFiles<Kind extends MessageKind>({
  kind,
  channel,
  facts: text,
}: QueuedMessage<Kind>): Promise<Mail['attachments']> {
  const definition: MessageDefinition<MessageFacts[Kind]> = messageDefinitions[kind]
  if (channel === 'sms' || !('files' in definition) || !definition.files) return []
  return definition.files(parseColumn(definition.facts, text))
}

/** Writes the email or the text of a queued message. @throws where the facts are not those of such a message, or the kind has no such channel */
export function composeMessage<Kind extends MessageKind>(
  { kind, channel, facts: text }: QueuedMessage<Kind>,
  tools: MessageTools,
): Mail | string {
  const definition: MessageDefinition<MessageFacts[Kind]> = messageDefinitions[kind]
  const facts = parseColumn(definition.facts, text)
  if (channel === 'sms') {
    if (!definition.sms) throw new Error(`There is no text message for ${kind}.`)
    return definition.sms(facts, tools)
  }
  if (!definition.mail) throw new Error(`There is no email for ${kind}.`)
  return definition.mail(facts, tools)
}
