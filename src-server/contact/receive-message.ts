import type { ContactForm, ContactMessageInput } from '../../shared/messages/messages.ts'
import type { Context } from '../context.ts'
import { newId } from '../secrets.ts'

interface ReceivedMessage extends ContactMessageInput {
  form: ContactForm
}

/** Stores a message to the business, for the admin panel. */
export async function receiveMessage(
  { database, clock }: Context,
  { form, firstName, lastName, email, phone, subject, message }: ReceivedMessage,
): Promise<{ received: true }> {
  await database.write
    .insertInto('contact_messages')
    .values({
      id: newId(),
      form,
      first_name: firstName,
      last_name: lastName,
      email,
      phone: phone ?? null,
      subject,
      message,
      created_at: clock.now().toISOString(),
    })
    .execute()
  return { received: true }
}
