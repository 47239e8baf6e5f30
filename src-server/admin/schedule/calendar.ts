import type { ShareInput } from '../../../shared/time/share-calendar.ts'
import { recordAction } from '../../audit/record-action.ts'
import { createFeed, type FeedOwner, revokeFeed } from '../../calendar/feeds.ts'
import type { SignedInContext } from '../../context.ts'

export const officeCalendar = ({ user }: SignedInContext): FeedOwner => ({
  kind: 'office',
  userId: user.id,
})

/** Gives all visits of the business a secret address for this administrator's calendar app, or ends it. */
export async function shareOfficeCalendar(ctx: SignedInContext, { isShared }: ShareInput) {
  await ctx.database.write.transaction().execute(async (trx) => {
    await (isShared
      ? createFeed(ctx, trx, officeCalendar(ctx))
      : revokeFeed(trx, officeCalendar(ctx)))
    await recordAction(ctx, trx, isShared ? 'calendar.share' : 'calendar.revoke', null)
  })
  return { isShared }
}
