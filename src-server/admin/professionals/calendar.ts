import type { z } from 'zod/mini'
import type { shareProfessionalInput } from '../../../shared/admin/professionals.ts'
import { recordAction } from '../../audit/record-action.ts'
import { createFeed, revokeFeed } from '../../calendar/feeds.ts'
import type { SignedInContext } from '../../context.ts'
import { professionalNotFound } from './save-professional.ts'

/** Gives the visits of a professional a secret address for their calendar app, or ends it. @throws NOT_FOUND */
export async function shareProfessionalCalendar(
  ctx: SignedInContext,
  { id, isShared }: z.infer<typeof shareProfessionalInput>,
) {
  const owner = { kind: 'professional', professionalId: id } as const
  await ctx.database.write.transaction().execute(async (trx) => {
    const known = await trx
      .selectFrom('professionals')
      .select('id')
      .where('id', '=', id)
      .executeTakeFirst()
    if (!known) throw professionalNotFound()
    await (isShared ? createFeed(ctx, trx, owner) : revokeFeed(trx, owner))
    await recordAction(ctx, trx, isShared ? 'calendar.share' : 'calendar.revoke', id)
  })
  return { isShared }
}
