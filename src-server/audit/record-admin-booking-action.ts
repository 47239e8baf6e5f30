import type { AuditAction } from '../../shared/admin/audit.ts'
import type { Context } from '../context.ts'
import type { Tables, Trx } from '../db/types.ts'
import { isCustomerAction } from './is-customer-action.ts'
import { recordAction } from './record-action.ts'

/** Records what an administrator does to a customer's booking; what the customer does is in the booking's history alone. */
export async function recordAdminBookingAction(
  ctx: Context,
  trx: Trx,
  booking: Pick<Tables['bookings'], 'id' | 'user_id'>,
  action: AuditAction,
): Promise<void> {
  const { user } = ctx
  if (user && !isCustomerAction(ctx, booking)) {
    await recordAction({ ...ctx, user }, trx, action, booking.id)
  }
}
