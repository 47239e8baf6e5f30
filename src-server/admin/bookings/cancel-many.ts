import type { CancelManyInput } from '../../../shared/admin/bookings.ts'
import type { SignedInContext } from '../../context.ts'
import { DomainError } from '../../errors.ts'
import { cancelAsAdmin } from './cancel-as-admin.ts'

/**
 * Cancels those bookings of a selection that can still be cancelled, each on its own and with the same reason: free of
 * charge, and the customer reads why. Returns the ids of the cancelled ones,
 * and of those among them that can be taken back: customers of a visit that is about to begin are told at once. Bookings
 * that somebody else has changed in the meantime are left alone.
 */
export async function cancelMany(
  ctx: SignedInContext,
  { bookings, reason }: CancelManyInput,
): Promise<{ cancelled: string[]; undoable: string[] }> {
  const cancelled: string[] = []
  const undoable: string[] = []
  for (const { id, from } of bookings) {
    try {
      const { toldAt } = await cancelAsAdmin(ctx, { id, from, reason })
      cancelled.push(id)
      if (toldAt > ctx.clock.now().toISOString()) undoable.push(id)
    } catch (error) {
      const isLeft = error instanceof DomainError && ['conflict', 'notFound'].includes(error.kind)
      if (!isLeft) throw error
    }
  }
  return { cancelled, undoable }
}
