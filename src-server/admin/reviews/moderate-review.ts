import type { AdminAction } from '../../../shared/admin/actions.ts'
import type { HideReviewInput, ReplyToReviewInput } from '../../../shared/admin/reviews.ts'
import type { SignedInContext } from '../../context.ts'
import type { Tables } from '../../db/types.ts'
import { DomainError } from '../../errors.ts'
import { recordAction } from '../record-action.ts'

type Changes = Partial<
  Pick<Tables['customer_reviews'], 'hidden_at' | 'hidden_reason' | 'reply' | 'replied_at'>
>

/** Hides a review from the public pages; it still counts. @throws NOT_FOUND */
export const hideReview = (ctx: SignedInContext, { id, reason }: HideReviewInput) =>
  change(ctx, id, 'hid a review', {
    hidden_at: ctx.clock.now().toISOString(),
    hidden_reason: reason,
  })

/** @throws NOT_FOUND */
export const showReview = (ctx: SignedInContext, { id }: { id: string }) =>
  change(ctx, id, 'showed a review again', { hidden_at: null, hidden_reason: null })

/**
 * Replies to a review in public; an empty reply removes it.
 * @throws NOT_FOUND, CONFLICT if the current reply is not the one that the admin saw
 */
export const replyToReview = (ctx: SignedInContext, { id, reply, seen }: ReplyToReviewInput) =>
  change(
    ctx,
    id,
    'replied to a review',
    {
      reply: reply ?? null,
      replied_at: reply ? ctx.clock.now().toISOString() : null,
    },
    (before) => {
      if ((before ?? undefined) === seen) return
      throw new DomainError('conflict', 'REPLY_CHANGED', 'Someone else has answered meanwhile.')
    },
  )

function change(
  ctx: SignedInContext,
  id: string,
  action: AdminAction,
  changes: Changes,
  checkReply: (before: string | null) => void = () => {},
) {
  return ctx.database.write.transaction().execute(async (trx) => {
    // An update, so that it waits for another administrator's change.
    const before = await trx
      .updateTable('customer_reviews')
      .set((eb) => ({ review_text: eb.ref('review_text') }))
      .where('id', '=', id)
      .returning('reply')
      .executeTakeFirst()
    if (!before) throw new DomainError('notFound', 'REVIEW_NOT_FOUND', 'There is no such review.')
    checkReply(before.reply)
    await trx.updateTable('customer_reviews').set(changes).where('id', '=', id).execute()
    const { hidden_reason: reason, reply } = changes
    await recordAction(ctx, trx, action, id, { reason, reply })
    return { saved: true as const }
  })
}
