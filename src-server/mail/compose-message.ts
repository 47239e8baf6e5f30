import type { MessageKind } from '../../shared/message-kinds.ts'
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

/** Writes the email or the text of a queued message. @throws where the facts are not those of such a message */
export function composeMessage<Kind extends MessageKind>(
  { kind, channel, facts: text }: QueuedMessage<Kind>,
  tools: MessageTools,
): Mail | string {
  const definition: MessageDefinition<MessageFacts[Kind]> = messageDefinitions[kind]
  const facts = parseColumn(definition.facts, text)
  if (!definition.mail) return definition.sms(facts, tools)
  if (channel === 'sms' && definition.sms) return definition.sms(facts, tools)
  return definition.mail(facts, tools)
}
