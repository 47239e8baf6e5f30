import type { CancelManyInput } from '../../../shared/admin/bookings.ts'
import type { SignedInContext } from '../../context.ts'
import { DomainError } from '../../errors.ts'
import { cancelAsAdmin } from './cancel-as-admin.ts'

/**
 * Cancels those bookings of a selection that can still be cancelled, each on its own and with the same reason: free of
 * charge, and the customer reads why. Returns the ids of the cancelled ones,
 * and of those among them that can be taken back, and until when all of these can: customers of a visit that is about to
 * begin are told at once. Bookings that somebody else has changed in the meantime are left alone. `at` is when it was done;
 * times are ISO, UTC.
 */
export async function cancelMany(
  ctx: SignedInContext,
  { bookings, reason }: CancelManyInput,
): Promise<{
  cancelled: string[]
  undoable: string[]
  undoableUntil?: string | undefined
  at: string
}> {
  const cancelled: string[] = []
  const undoable: { id: string; toldAt: string }[] = []
  for (const { id, from } of bookings) {
    try {
      const { toldAt } = await cancelAsAdmin(ctx, { id, from, reason })
      cancelled.push(id)
      if (toldAt > ctx.clock.now().toISOString()) undoable.push({ id, toldAt })
    } catch (error) {
      const isLeft = error instanceof DomainError && ['conflict', 'notFound'].includes(error.kind)
      if (!isLeft) throw error
    }
  }
  return {
    cancelled,
    undoable: undoable.map(({ id }) => id),
    undoableUntil: undoable.map(({ toldAt }) => toldAt).toSorted()[0],
    at: ctx.clock.now().toISOString(),
  }
}
