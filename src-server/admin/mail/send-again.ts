import type { SignedInContext } from '../../context.ts'
import { DomainError } from '../../errors.ts'
import { recordAction } from '../record-action.ts'

/**
 * Queues a message again that could not be delivered, or that waits for its next try: it is due at once.
 * @throws CONFLICT for one that was sent, waits for a digest or was held back, and for an unknown one
 */
export async function sendAgain(ctx: SignedInContext, { id }: { id: string }) {
  return ctx.database.write.transaction().execute(async (trx) => {
    const queued = await trx
      .updateTable('outbox')
      .set({ status: 'queued', attempts: 0, next_attempt_at: ctx.clock.now().toISOString() })
      .where('id', '=', id)
      .where('status', 'in', ['failed', 'queued'])
      .returning('id')
      .executeTakeFirst()
    if (!queued) {
      throw new DomainError('conflict', 'NOT_SENDABLE', 'This message does not wait to be sent.')
    }
    await recordAction(ctx, trx, 'sent a mail again', id)
    return { status: 'queued' as const }
  })
}
