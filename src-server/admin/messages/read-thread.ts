import { sql } from 'kysely'
import { messageClockHours } from '../../../shared/admin/inbox.ts'
import type { Context } from '../../context.ts'
import type { Db, Trx } from '../../db/types.ts'
import { DomainError } from '../../errors.ts'

const messagesShown = 50

/**
 * Everything that the person of a message has written, and what the office has answered, oldest first; and until when the oldest
 * message that waits is to be answered. Instants in ISO, UTC.
 * @throws NOT_FOUND for an unknown message
 */
export async function readThread({ database: { read } }: Context, { id }: { id: string }) {
  const asked = await findMessage(read, id)
  const email = asked.email.toLowerCase()
  const [messages, answers, answered] = await Promise.all([
    read
      .selectFrom('contact_messages')
      .select(['id', 'subject', 'message', 'created_at as at', 'answered_at as answeredAt'])
      .where(sql<string>`lower(email)`, '=', email)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(messagesShown)
      .execute(),
    read
      .selectFrom('contact_answers')
      .leftJoin('users', 'users.id', 'written_by')
      .select([
        'contact_answers.id',
        'content',
        'users.email as by',
        'contact_answers.created_at as at',
      ])
      .where('contact_answers.email', '=', email)
      .orderBy('contact_answers.created_at', 'desc')
      .orderBy('contact_answers.id', 'desc')
      .limit(messagesShown)
      .execute(),
    read
      .selectFrom('contact_answers')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('email', '=', email)
      .executeTakeFirstOrThrow(),
  ])
  const waiting = messages.findLast(({ answeredAt }) => answeredAt === null)
  return {
    /** The latest message: what an answer is to. */
    id: messages[0]?.id ?? id,
    name: `${asked.first_name} ${asked.last_name}`,
    firstName: asked.first_name,
    email: asked.email,
    phone: asked.phone,
    /** All of them, also those that are not shown. */
    answers: answered.count,
    answerBy: waiting
      ? new Date(Date.parse(waiting.at) + messageClockHours * 3_600_000).toISOString()
      : null,
    lines: [
      ...messages.map(({ id: key, subject, message, at }) => ({
        id: key,
        at,
        subject,
        text: message,
        by: null,
        isOurs: false,
      })),
      ...answers.map(({ id: key, content, by, at }) => ({
        id: key,
        at,
        subject: null,
        text: content,
        by,
        isOurs: true,
      })),
    ].toSorted((one, other) => (one.at < other.at ? -1 : 1)),
  }
}

/** @throws NOT_FOUND */
export async function findMessage(db: Db | Trx, id: string) {
  const message = await db
    .selectFrom('contact_messages')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  if (message) return message
  throw new DomainError('notFound', 'MESSAGE_NOT_FOUND', 'There is no such message.')
}
