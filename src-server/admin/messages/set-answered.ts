import type { SetAnsweredInput } from '../../../shared/admin/inbox.ts'
import { recordAction } from '../../audit/record-action.ts'
import type { SignedInContext } from '../../context.ts'
import type { Trx } from '../../db/types.ts'
import { DomainError } from '../../errors.ts'

/**
 * Records that a message has been answered elsewhere, such as on the phone, or that it has not.
 * @throws NOT_FOUND, CONFLICT if another administrator changed it first
 */
export async function setAnswered(ctx: SignedInContext, { id, answered }: SetAnsweredInput) {
  return ctx.database.write.transaction().execute(async (trx) => {
    const changed = await trx
      .updateTable('contact_messages')
      .set({
        answered_at: answered ? ctx.clock.now().toISOString() : null,
        answered_by: answered ? ctx.user.id : null,
      })
      .where('id', '=', id)
      .where('answered_at', answered ? 'is' : 'is not', null)
      .returning('id')
      .executeTakeFirst()
    if (!changed) throw await notFoundOrChanged(trx, id)
    await recordAction(ctx, trx, answered ? 'message.answer' : 'message.reopen', id)
    return { saved: true as const }
  })
}

async function notFoundOrChanged(trx: Trx, id: string): Promise<DomainError> {
  const message = await trx
    .selectFrom('contact_messages')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst()
  return message
    ? new DomainError(
        'conflict',
        'MESSAGE_CHANGED',
        'Someone else has already handled this message.',
      )
    : new DomainError('notFound', 'MESSAGE_NOT_FOUND', 'There is no such message.')
}
