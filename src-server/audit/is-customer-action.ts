import type { Context } from '../context.ts'
import type { Tables } from '../db/types.ts'

/** Whether a booking's customer acts, signed in or as a guest, rather than an administrator for the customer. */
export const isCustomerAction = (
  { user }: Pick<Context, 'user'>,
  booking: Pick<Tables['bookings'], 'user_id'>,
): boolean => user === null || user.role !== 'admin' || user.id === booking.user_id
