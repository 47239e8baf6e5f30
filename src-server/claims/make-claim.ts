import { claimAnswerBy, claimRefusal, type MakeClaimInput } from '../../shared/claims.ts'
import { claimPolicy } from '../../shared/policy.ts'
import { formatMoment, wallClock } from '../../shared/time/business-time.ts'
import { getCustomersBooking } from '../booking/read/booking-access.ts'
import type { Context } from '../context.ts'
import { lockRows } from '../db/lock-rows.ts'
import type { Trx } from '../db/types.ts'
import { DomainError } from '../errors.ts'
import { factsOf, recipientOf } from '../mail/booking-facts.ts'
import { notifyCustomer } from '../mail/notify-customer.ts'
import { newId } from '../secrets.ts'

const refusals = {
  NOT_CLAIMABLE: 'This booking was cancelled. Please call us if something is wrong.',
  CLAIM_TOO_EARLY: 'You can tell us here what is wrong once the work has begun.',
  CLAIM_TOO_LATE: `You can tell us here what is wrong up to ${claimPolicy.days} days after the visit. Please call us.`,
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
    const now = ctx.clock.now()
    const today = wallClock(now, ctx.timeZone).date
    const refused = claimRefusal({ status: booking.status, date: booking.scheduled_date }, today)
    if (refused) throw new DomainError('conflict', refused, refusals[refused])
    const answerBy = claimAnswerBy(now)
    const { numInsertedOrUpdatedRows: made } = await trx
      .insertInto('claims')
      .values({
        id: newId(),
        booking_id: booking.id,
        content,
        created_at: now.toISOString(),
        answer_by: answerBy.toISOString(),
      })
      // The index holds one open claim for each booking.
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (made === 0n) return sameClaim(trx, booking.id, content)
    await notifyCustomer(ctx, trx, {
      kind: 'claimReceived',
      facts: {
        ...factsOf(booking),
        answerBy: formatMoment(wallClock(answerBy, ctx.timeZone), ctx.timeZone),
      },
      customer: recipientOf(booking),
      byCustomer: true,
    })
    return { answerBy: answerBy.toISOString() }
  })
}

/** The open claim, if it has the same words: its answer was lost, or it was sent twice. @throws CONFLICT */
async function sameClaim(trx: Trx, bookingId: string, content: string) {
  const open = await trx
    .selectFrom('claims')
    .select('answer_by as answerBy')
    .where('booking_id', '=', bookingId)
    .where('settled_at', 'is', null)
    .where('content', '=', content)
    .executeTakeFirst()
  if (open) return open
  throw new DomainError(
    'conflict',
    'CLAIM_OPEN',
    'You have told us about this visit already, and we are looking into it. Please call us if there is more.',
  )
}
