import type { AssignManyInput } from '../../../shared/admin/bookings.ts'
import type { SignedInContext } from '../../context.ts'
import { assignAnyone, assignProfessional } from './move-booking.ts'
import { type Changed, oneByOne, type Refused } from './one-by-one.ts'

/**
 * Assigns each of these visits to a professional, or without one to anyone available. Returns how those that somebody comes
 * to now were before, and why each of the others stays as it is.
 */
export async function assignMany(
  ctx: SignedInContext,
  { ids, professionalId }: AssignManyInput,
): Promise<{ assigned: Changed[]; refused: Refused[] }> {
  const { done, refused } = await oneByOne(ids, async (id) => {
    const { before, after, canUndo } = await (professionalId === undefined
      ? assignAnyone(ctx, id)
      : assignProfessional(ctx, { id, professionalId }))
    return { id, before, after, canUndo }
  })
  return { assigned: done, refused }
}
