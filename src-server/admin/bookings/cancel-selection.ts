import type { CancelSelectionInput } from '../../../shared/admin/bookings.ts'
import type { SignedInContext } from '../../context.ts'
import { DomainError } from '../../errors.ts'
import { cancelForBusiness } from './cancel-for-business.ts'

/**
 * Cancels those bookings of a selection that can still be cancelled, each on its own and with the same reason: free of
 * charge, and the customer reads why. Returns the ids of the cancelled ones; bookings that somebody else has changed in
 * the meantime are left alone.
 */
export async function cancelSelection(
  ctx: SignedInContext,
  { bookings, reason }: CancelSelectionInput,
): Promise<{ cancelled: string[] }> {
  const cancelled: string[] = []
  for (const { id, from } of bookings) {
    try {
      await cancelForBusiness(ctx, { id, from, reason })
      cancelled.push(id)
    } catch (error) {
      const isLeft = error instanceof DomainError && ['conflict', 'notFound'].includes(error.kind)
      if (!isLeft) throw error
    }
  }
  return { cancelled }
}
