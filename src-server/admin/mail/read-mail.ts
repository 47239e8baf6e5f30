import type { Context } from '../../context.ts'
import { DomainError } from '../../errors.ts'
import { composeMessage } from '../../mail/compose-message.ts'
import { messageDefinitions } from '../../mail/messages/messages.ts'
import type { Secrets } from '../../secrets.ts'

/**
 * What an email or a text message says, as its recipient reads it, but without the links and codes, which open their bookings
 * and accounts.
 * @throws NOT_FOUND for an unknown message; CONFLICT for a kind that only a newer version knows
 */
export async function readMail({ database: { read }, env }: Context, { id }: { id: string }) {
  const row = await read
    .selectFrom('outbox')
    .select(['kind', 'channel', 'recipient', 'facts', 'status', 'created_at as createdAt'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw new DomainError('notFound', 'MESSAGE_NOT_FOUND', 'There is no such message.')
  if (!(row.kind in messageDefinitions)) {
    throw new DomainError(
      'conflict',
      'MESSAGE_UNKNOWN',
      'A newer version of Nestwright wrote this message. Read it there.',
    )
  }
  const { facts: _facts, createdAt, ...known } = row
  const message = composeMessage(row, { env, secrets: hidden, queuedAt: new Date(createdAt) })
  return typeof message === 'string'
    ? { ...known, createdAt, subject: null, text: message }
    : { ...known, createdAt, subject: message.subject, text: withoutLinks(message.text) }
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
