import { claimRefusal, type MakeClaimInput } from '../../shared/claims.ts'
import { claimPolicy } from '../../shared/policy.ts'
import { wallClock } from '../../shared/time/business-time.ts'
import { getCustomersBooking } from '../booking/read/booking-access.ts'
import type { Context } from '../context.ts'
import { lockRows } from '../db/lock-rows.ts'
import { DomainError } from '../errors.ts'
import { storeClaim } from './store-claim.ts'

const refusals = {
  NOT_CLAIMABLE: 'This booking was cancelled. Please call us if something is wrong.',
  CLAIM_TOO_EARLY: 'You can report a problem here once the work has started.',
  CLAIM_TOO_LATE: `Problems can be reported here up to ${claimPolicy.days} days after the visit. Please call us.`,
} as const

/**
 * Stores what a customer says is wrong with a visit, and confirms by email until when they hear from us. The same words sent
 * twice are one claim. Returns the instant of the answer in ISO, UTC.
 * @throws NOT_FOUND if the caller may not see the booking; CONFLICT before the work has begun, too long after the visit, for a
 * cancelled booking, and while another claim about it is open
 */
export async function makeClaim(
  ctx: Context,
  { content, ...ref }: MakeClaimInput,
): Promise<{ answerBy: string }> {
  return ctx.database.write.transaction().execute(async (trx) => {
    await lockRows(trx, 'bookings', 'id', ref.id)
    const booking = await getCustomersBooking(ctx, trx, ref)
    const today = wallClock(ctx.clock.now(), ctx.timeZone).date
    const refused = claimRefusal({ status: booking.status, date: booking.scheduled_date }, today)
    if (refused) throw new DomainError('conflict', refused, refusals[refused])
    const { answerBy } = await storeClaim(ctx, trx, { booking, content, byCustomer: true })
    return { answerBy }
  })
}
