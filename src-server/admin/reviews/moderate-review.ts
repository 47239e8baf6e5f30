import type { AuditAction } from '../../../shared/admin/audit.ts'
import type { HideReviewInput, ReplyToReviewInput } from '../../../shared/admin/reviews.ts'
import { recordAction } from '../../audit/record-action.ts'
import type { SignedInContext } from '../../context.ts'
import { lockRows } from '../../db/lock-rows.ts'
import type { Tables } from '../../db/types.ts'
import { DomainError } from '../../errors.ts'

type Changes = Partial<
  Pick<Tables['customer_reviews'], 'hidden_at' | 'hidden_reason' | 'reply' | 'replied_at'>
>

/** Hides a review from the public pages; it still counts. @throws NOT_FOUND */
export const hideReview = (ctx: SignedInContext, { id, reason }: HideReviewInput) =>
  updateReview(ctx, id, 'review.hide', {
    hidden_at: ctx.clock.now().toISOString(),
    hidden_reason: reason,
  })

/** @throws NOT_FOUND */
export const showReview = (ctx: SignedInContext, { id }: { id: string }) =>
  updateReview(ctx, id, 'review.show', { hidden_at: null, hidden_reason: null })

/**
 * Replies to a review in public; an empty reply removes it.
 * @throws NOT_FOUND, CONFLICT if the current reply is not the one that the admin saw
 */
export const replyToReview = (ctx: SignedInContext, { id, reply, seen }: ReplyToReviewInput) =>
  updateReview(
    ctx,
    id,
    'review.reply',
    {
      reply: reply ?? null,
      replied_at: reply ? ctx.clock.now().toISOString() : null,
    },
    (before) => {
      if ((before ?? undefined) === seen) return
      throw new DomainError(
        'conflict',
        'REPLY_CHANGED',
        'Someone else has replied in the meantime.',
      )
    },
  )

function updateReview(
  ctx: SignedInContext,
  id: string,
  action: AuditAction,
  changes: Changes,
  checkReply: (before: string | null) => void = () => {},
) {
  return ctx.database.write.transaction().execute(async (trx) => {
    await lockRows(trx, 'customer_reviews', 'id', id)
    const before = await trx
      .selectFrom('customer_reviews')
      .select('reply')
      .where('id', '=', id)
      .executeTakeFirst()
    if (!before) throw new DomainError('notFound', 'REVIEW_NOT_FOUND', 'There is no such review.')
    checkReply(before.reply)
    await trx.updateTable('customer_reviews').set(changes).where('id', '=', id).execute()
    const { hidden_reason: reason, reply } = changes
    await recordAction(ctx, trx, action, id, { reason, reply })
    return { saved: true as const }
  })
}
