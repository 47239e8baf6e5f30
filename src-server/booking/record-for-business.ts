import type { AdminAction } from '../../shared/admin/actions.ts'
import { recordAction } from '../admin/record-action.ts'
import type { Context } from '../context.ts'
import type { Tables, Trx } from '../db/types.ts'
import { isOwnDoing } from './own-booking.ts'

/**
 * Records what an administrator does with a customer's booking; a customer's own action is only in the booking's
 * history.
 */
export async function recordForBusiness(
  ctx: Context,
  trx: Trx,
  booking: Pick<Tables['bookings'], 'id' | 'user_id'>,
  action: AdminAction,
): Promise<void> {
  const { user } = ctx
  if (user && !isOwnDoing(ctx, booking))
    await recordAction({ ...ctx, user }, trx, action, booking.id)
}
