import type { MoveManyInput } from '../../../shared/admin/professionals.ts'
import type { SignedInContext } from '../../context.ts'
import { moveBooking } from './move-booking.ts'
import { oneByOne, type Refused } from './one-by-one.ts'

/** Moves each of these visits to a time of its own, each on its own. Returns the ids of the moved, and why the others were not. */
export async function moveMany(
  ctx: SignedInContext,
  { visits }: MoveManyInput,
): Promise<{ moved: string[]; refused: Refused[] }> {
  const { done, refused } = await oneByOne(visits, async (visit) => {
    await moveBooking(ctx, visit)
    return visit.id
  })
  return { moved: done, refused }
}
