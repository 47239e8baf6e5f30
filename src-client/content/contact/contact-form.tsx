import { type ContactMessageInput, contactMessageInput } from '../../../shared/messages/messages.ts'
import { trpcClient } from '../../trpc.ts'
import { type Field, MessageForm } from '../message-form/message-form.tsx'
import { messageField, senderFields } from '../message-form/sender-fields.ts'

const fields: readonly Field[] = [
  ...senderFields,
  { name: 'phone', label: 'Phone', type: 'tel', autoComplete: 'tel', maxLength: 40 },
  { name: 'subject', label: 'Subject', required: true, maxLength: 200 },
  messageField,
]

/** The form on the contact page. */
export const ContactForm = () => (
  <MessageForm fields={fields} schema={contactMessageInput} send={send} />
)

const send = (message: ContactMessageInput) => trpcClient.contact.sendContact.mutate(message)
