import type { CancelManyInput } from '../../../shared/admin/bookings.ts'
import type { SignedInContext } from '../../context.ts'
import { DomainError } from '../../errors.ts'
import { cancelAsAdmin } from './cancel-as-admin.ts'

/**
 * Cancels those bookings of a selection that can still be cancelled, each on its own and with the same reason: free of
 * charge, and the customer reads why. Returns the ids of the cancelled ones; bookings that somebody else has changed in
 * the meantime are left alone.
 */
export async function cancelMany(
  ctx: SignedInContext,
  { bookings, reason }: CancelManyInput,
): Promise<{ cancelled: string[] }> {
  const cancelled: string[] = []
  for (const { id, from } of bookings) {
    try {
      await cancelAsAdmin(ctx, { id, from, reason })
      cancelled.push(id)
    } catch (error) {
      const isLeft = error instanceof DomainError && ['conflict', 'notFound'].includes(error.kind)
      if (!isLeft) throw error
    }
  }
  return { cancelled }
}
