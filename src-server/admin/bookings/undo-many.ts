import type { UndoManyInput } from '../../../shared/admin/bookings.ts'
import type { SignedInContext } from '../../context.ts'
import { oneByOne, type Refused } from './one-by-one.ts'
import { undoStatus } from './undo-status.ts'

/** Takes a step that was taken with several bookings back, each on its own. Returns the ids, and why the others stay. */
export async function undoMany(
  ctx: SignedInContext,
  { ids, from, at }: UndoManyInput,
): Promise<{ undone: string[]; refused: Refused[] }> {
  const { done, refused } = await oneByOne(ids, async (id) => {
    await undoStatus(ctx, { id, from }, at)
    return id
  })
  return { undone: done, refused }
}
