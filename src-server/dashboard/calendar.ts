import type { ShareInput } from '../../shared/time/share-calendar.ts'
import { createFeed, type FeedOwner, revokeFeed } from '../calendar/feeds.ts'
import type { SignedInContext } from '../context.ts'

export const ownCalendar = ({ user }: SignedInContext): FeedOwner => ({
  kind: 'customer',
  userId: user.id,
})

/** Gives the account's visits a secret address for calendar apps, or ends it. */
export async function shareOwnCalendar(ctx: SignedInContext, { isShared }: ShareInput) {
  await ctx.database.write
    .transaction()
    .execute((trx) =>
      isShared ? createFeed(ctx, trx, ownCalendar(ctx)) : revokeFeed(trx, ownCalendar(ctx)),
    )
  return { isShared }
}
