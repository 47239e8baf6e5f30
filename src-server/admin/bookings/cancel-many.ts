import type { CancelManyInput } from '../../../shared/admin/bookings.ts'
import type { SignedInContext } from '../../context.ts'
import { DomainError } from '../../errors.ts'
import { cancelAsAdmin } from './cancel-as-admin.ts'

/**
 * Cancels the bookings of a selection that still can be, each by itself and with the same reason: free of charge, and
 * its customer reads why. Returns the ids of those that were cancelled; those that somebody else has moved on meanwhile are left.
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
