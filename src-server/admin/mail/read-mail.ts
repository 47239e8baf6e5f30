import type { Context } from '../../context.ts'
import { DomainError } from '../../errors.ts'
import { composeMessage } from '../../mail/compose-message.ts'
import { messageDefinitions } from '../../mail/messages/messages.ts'
import { noFacts } from '../../mail/outbox.ts'
import type { Secrets } from '../../secrets.ts'

/**
 * What an email or a text message says, as its recipient reads it, but without the links and codes, which open their bookings
 * and accounts. `text` is null once its contents are deleted, and for a kind that only a newer version knows.
 * @throws NOT_FOUND for an unknown message
 */
export async function readMail({ database: { read }, env }: Context, { id }: { id: string }) {
  const row = await read
    .selectFrom('outbox')
    .select(['kind', 'channel', 'recipient', 'facts', 'created_at as createdAt'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw new DomainError('notFound', 'MESSAGE_NOT_FOUND', 'There is no such message.')
  const { facts, ...known } = row
  if (facts === noFacts || !(row.kind in messageDefinitions)) {
    return { ...known, subject: null, text: null }
  }
  const queuedAt = new Date(row.createdAt)
  const message = composeMessage(row, { env, secrets: hidden, queuedAt })
  return typeof message === 'string'
    ? { ...known, subject: null, text: message }
    : { ...known, subject: message.subject, text: withoutLinks(message.text) }
}

const asterisks = () => '******'
const hidden: Secrets = {
  guestToken: asterisks,
  mailProof: asterisks,
  linkToken: asterisks,
  calendarToken: asterisks,
  phoneCode: asterisks,
  pseudonym: asterisks,
}

/** Each link stands on a line of its own. */
const withoutLinks = (text: string) => text.replaceAll(/^https?:\/\/\S+$/gm, '(link)')
