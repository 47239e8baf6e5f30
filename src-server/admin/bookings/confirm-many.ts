import type { BookingIdsInput } from '../../../shared/admin/bookings.ts'
import type { SignedInContext } from '../../context.ts'
import { DomainError } from '../../errors.ts'
import { assignAnyone } from './move-booking.ts'
import { oneByOne, type Refused } from './one-by-one.ts'
import { updateBookingStatus } from './update-booking-status.ts'

/**
 * Confirms those bookings of a selection that are pending, each on its own. A visit that nobody is assigned to gets who
 * is free, until the confirmation is taken back. Returns the ids of the confirmed ones, and why each of the others was not.
 */
export async function confirmMany(
  ctx: SignedInContext,
  { ids }: BookingIdsInput,
): Promise<{ confirmed: string[]; refused: Refused[]; at: string }> {
  const { done, refused } = await oneByOne(ids, async (id) => {
    await confirmOne(ctx, id)
    return id
  })
  return { confirmed: done, refused, at: ctx.clock.now().toISOString() }
}

async function confirmOne(ctx: SignedInContext, id: string): Promise<void> {
  try {
    await updateBookingStatus(ctx, { id, to: 'confirmed' })
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'NOBODY_ASSIGNED') throw error
    const { professional } = await assignAnyone(ctx, id)
    await updateBookingStatus(ctx, { id, to: 'confirmed' }, { assignedId: professional?.id })
  }
}
