import { helpMessageTopics } from '../../../shared/messages/message-topics.ts'
import { type HelpMessageInput, helpMessageInput } from '../../../shared/messages/messages.ts'
import { trpcClient } from '../../trpc.ts'
import { type Field, MessageForm } from '../message-form/message-form.tsx'
import { messageField, senderFields } from '../message-form/sender-fields.ts'

const fields: readonly Field[] = [
  ...senderFields,
  { name: 'topic', label: 'Topic', required: true, maxLength: 80, options: helpMessageTopics },
  messageField,
]

/** The form on the help page. */
export const HelpForm = () => <MessageForm fields={fields} schema={helpMessageInput} send={send} />

const send = (message: HelpMessageInput) => trpcClient.contact.sendHelp.mutate(message)
