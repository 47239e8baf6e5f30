import { helpMessageTopics } from '../../shared/message-topics.ts'
import type { HelpMessageInput } from '../../shared/messages.ts'
import { type Field, MessageForm } from './message-form.tsx'
import { messageField, senderFields } from './sender-fields.ts'

const fields: readonly Field[] = [
  ...senderFields,
  { name: 'topic', label: 'Topic', required: true, maxLength: 80, options: helpMessageTopics },
  messageField,
]

/** The form on the help page (specification, sections 2 and 3). */
export const HelpForm = () => <MessageForm fields={fields} send={send} />

async function send(values: Record<string, string>): Promise<unknown> {
  const { trpcClient } = await import('../trpc.ts')
  // What is missing the server names, at its field.
  return trpcClient.contact.sendHelp.mutate(values as unknown as HelpMessageInput)
}
