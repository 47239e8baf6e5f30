import type { AdminAction } from '../../../shared/admin/actions.ts'
import type { HideReviewInput, ReplyToReviewInput } from '../../../shared/admin/reviews.ts'
import type { SignedInContext } from '../../context.ts'
import type { Tables } from '../../db/types.ts'
import { DomainError } from '../../errors.ts'
import { recordAction } from '../record-action.ts'

type Changes = Partial<
  Pick<Tables['customer_reviews'], 'hidden_at' | 'hidden_reason' | 'reply' | 'replied_at'>
>

/** Takes a review out of the public pages; it still counts. @throws NOT_FOUND */
export const hideReview = (ctx: SignedInContext, { id, reason }: HideReviewInput) =>
  change(ctx, id, 'hid a review', {
    hidden_at: ctx.clock.now().toISOString(),
    hidden_reason: reason,
  })

/** @throws NOT_FOUND */
export const showReview = (ctx: SignedInContext, { id }: { id: string }) =>
  change(ctx, id, 'showed a review again', { hidden_at: null, hidden_reason: null })

/** Answers a review in public; without words the answer is taken back. @throws NOT_FOUND */
export const replyToReview = (ctx: SignedInContext, { id, reply }: ReplyToReviewInput) =>
  change(ctx, id, 'replied to a review', {
    reply: reply ?? null,
    replied_at: reply ? ctx.clock.now().toISOString() : null,
  })

function change(ctx: SignedInContext, id: string, action: AdminAction, changes: Changes) {
  return ctx.database.write.transaction().execute(async (trx) => {
    const changed = await trx
      .updateTable('customer_reviews')
      .set(changes)
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst()
    if (!changed) throw new DomainError('notFound', 'REVIEW_NOT_FOUND', 'There is no such review.')
    const { hidden_reason: reason, reply } = changes
    await recordAction(ctx, trx, action, id, { reason, reply })
    return { saved: true as const }
  })
}
