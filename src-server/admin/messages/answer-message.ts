import { sql } from 'kysely'
import type { AnswerMessageInput } from '../../../shared/admin/inbox.ts'
import { recordAction } from '../../audit/record-action.ts'
import type { SignedInContext } from '../../context.ts'
import { lockRows } from '../../db/lock-rows.ts'
import { DomainError } from '../../errors.ts'
import { enqueue } from '../../mail/outbox.ts'
import { findMessage } from './read-thread.ts'

/**
 * Answers what somebody wrote, up to the message that the admin saw, by email. The answers to one person refer to each other, so that
 * mail programs show them as one conversation. The same id is sent once.
 * @throws NOT_FOUND; CONFLICT if another administrator has answered since
 */
export async function answerMessage(
  ctx: SignedInContext,
  { id, messageId, answersSeen, content }: AnswerMessageInput,
): Promise<{ sent: true }> {
  return ctx.database.write.transaction().execute(async (trx) => {
    await lockRows(trx, 'contact_messages', 'id', messageId)
    const message = await findMessage(trx, messageId)
    const email = message.email.toLowerCase()
    const earlier = await trx
      .selectFrom('contact_answers')
      .select('id')
      .where('email', '=', email)
      .orderBy('created_at')
      .orderBy('id')
      .execute()
    if (earlier.some((one) => one.id === id)) return { sent: true }
    if (earlier.length !== answersSeen) {
      throw new DomainError(
        'conflict',
        'MESSAGE_CHANGED',
        'Someone else has already answered. Read the answer first.',
      )
    }
    const now = ctx.clock.now().toISOString()
    await trx
      .insertInto('contact_answers')
      .values({ id, email, content, written_by: ctx.user.id, created_at: now })
      .execute()
    await enqueue(trx, {
      id,
      kind: 'answer',
      recipient: message.email,
      facts: {
        firstName: message.first_name,
        subject: message.subject,
        content,
        earlier: earlier.map((one) => one.id),
      },
      status: 'queued',
      reason: 'answers a message',
      createdAt: now,
    })
    await trx
      .updateTable('contact_messages')
      .set({ answered_at: now, answered_by: ctx.user.id })
      .where(sql<string>`lower(email)`, '=', email)
      .where('answered_at', 'is', null)
      .where('created_at', '<=', message.created_at)
      .execute()
    await recordAction(ctx, trx, 'message.answer', messageId)
    return { sent: true }
  })
}
