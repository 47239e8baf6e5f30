import type { ContactMessageInput } from '../../shared/messages.ts'
import { type Field, MessageForm } from './message-form.tsx'
import { messageField, senderFields } from './sender-fields.ts'

const fields: readonly Field[] = [
  ...senderFields,
  { name: 'phone', label: 'Phone', type: 'tel', autoComplete: 'tel', maxLength: 40 },
  { name: 'subject', label: 'Subject', required: true, maxLength: 200 },
  messageField,
]

/** The form on the contact page (specification, section 2). */
export const ContactForm = () => <MessageForm fields={fields} send={send} />

async function send(values: Record<string, string>): Promise<unknown> {
  const { trpcClient } = await import('../trpc.ts')
  // What is missing the server names, at its field.
  return trpcClient.contact.sendContact.mutate(values as unknown as ContactMessageInput)
}
