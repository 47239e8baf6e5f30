import { recordAction } from '../../audit/record-action.ts'
import type { SignedInContext } from '../../context.ts'
import { DomainError } from '../../errors.ts'

/**
 * Queues a message again that could not be delivered: it is due at once.
 * @throws CONFLICT for any other message and for an unknown one
 */
export async function resend(ctx: SignedInContext, { id }: { id: string }) {
  return ctx.database.write.transaction().execute(async (trx) => {
    const queued = await trx
      .updateTable('outbox')
      .set({ status: 'queued', attempts: 0, next_attempt_at: ctx.clock.now().toISOString() })
      .where('id', '=', id)
      .where('status', '=', 'failed')
      .returning('id')
      .executeTakeFirst()
    if (!queued) {
      throw new DomainError('conflict', 'NOT_SENDABLE', 'Only failed messages can be resent.')
    }
    await recordAction(ctx, trx, 'mail.resend', id)
    return { status: 'queued' as const }
  })
}
