import type { RecordClaimInput } from '../../../shared/admin/claims.ts'
import { canClaim } from '../../../shared/claims.ts'
import { recordAction } from '../../audit/record-action.ts'
import { lockBooking } from '../../booking/lock-booking.ts'
import { storeClaim } from '../../claims/store-claim.ts'
import type { SignedInContext } from '../../context.ts'
import { DomainError } from '../../errors.ts'

/**
 * Stores what a customer said on the phone is wrong with a visit, however long ago it was, and confirms it to them. The same words
 * sent twice are one claim. Returns the instant of the answer in ISO, UTC.
 * @throws NOT_FOUND for an unknown booking; CONFLICT before the work has begun, for a cancelled booking, and while another claim about it is
 * open
 */
export async function recordClaim(
  ctx: SignedInContext,
  { bookingId, content }: RecordClaimInput,
): Promise<{ answerBy: string }> {
  return ctx.database.write.transaction().execute(async (trx) => {
    const booking = await lockBooking(trx, bookingId)
    if (!canClaim(booking.status)) {
      throw new DomainError(
        'conflict',
        'NOT_CLAIMABLE',
        'You can record a claim once the work has started.',
      )
    }
    const { id, answerBy, isNew } = await storeClaim(ctx, trx, {
      booking,
      content,
      byCustomer: false,
    })
    if (isNew) await recordAction(ctx, trx, 'claim.record', id)
    return { answerBy }
  })
}
