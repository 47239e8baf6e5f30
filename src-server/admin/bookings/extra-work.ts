import { isFinished } from '../../../shared/booking-status.ts'
import type { ProposeExtraInput, WithdrawExtraInput } from '../../../shared/proposals.ts'
import { recordAction } from '../../audit/record-action.ts'
import { lockBooking } from '../../booking/lock-booking.ts'
import type { SignedInContext } from '../../context.ts'
import { requireEmail } from '../../customers/require-email.ts'
import type { Trx } from '../../db/types.ts'
import { DomainError } from '../../errors.ts'
import { enqueue } from '../../mail/outbox.ts'
import { extraChangedError } from '../../proposals/answer-extra.ts'

/**
 * Proposes work beyond what was booked: the customer approves or declines it through the link in an email. Cents. The same
 * `extraId` is proposed once.
 * @throws NOT_FOUND for an unknown booking; CONFLICT if it is over, the customer has no email address, or the id was used for other work
 */
export async function proposeExtra(
  ctx: SignedInContext,
  { id, extraId, description, amount }: ProposeExtraInput,
): Promise<{ proposed: true }> {
  return ctx.database.write.transaction().execute(async (trx) => {
    const booking = await lockBooking(trx, id)
    if (isFinished(booking.status)) {
      throw new DomainError(
        'conflict',
        'BOOKING_OVER',
        'This booking is finished. No more work can be added.',
      )
    }
    requireEmail(booking, 'Add their email with Edit first.')
    const at = ctx.clock.now().toISOString()
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('extra_work')
      .values({
        id: extraId,
        booking_id: id,
        description,
        amount,
        status: 'proposed',
        proposed_by: ctx.user.id,
        created_at: at,
        answered_at: null,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirstOrThrow()
    if (numInsertedOrUpdatedRows === 0n) {
      await refuseOther(trx, { id, extraId, description, amount })
      return { proposed: true }
    }
    await enqueue(trx, {
      kind: 'extraProposed',
      recipient: booking.customer_email,
      facts: {
        name: booking.customer_name,
        serviceTitle: booking.service_title,
        description,
        amount,
        total: booking.quote_amount + amount,
        bookingId: id,
        groupId: booking.group_id,
      },
      status: 'queued',
      reason: 'asks for an answer',
      createdAt: at,
      userId: booking.user_id,
      groupId: booking.group_id,
    })
    await recordAction(ctx, trx, 'booking.proposeExtra', id, { amount, description })
    return { proposed: true }
  })
}

/** @throws CONFLICT if the earlier attempt was stored, and proposed something else */
async function refuseOther(trx: Trx, wanted: ProposeExtraInput): Promise<void> {
  const stored = await trx
    .selectFrom('extra_work')
    .select('id')
    .where('id', '=', wanted.extraId)
    .where('booking_id', '=', wanted.id)
    .where('description', '=', wanted.description)
    .where('amount', '=', wanted.amount)
    .executeTakeFirst()
  if (stored) return
  throw new DomainError(
    'conflict',
    'KEY_REUSED',
    'An earlier version was already proposed. Reload the page, withdraw it, and propose it again.',
  )
}

/** Takes back extra work that the customer has not answered. @throws CONFLICT once it is answered */
export async function withdrawExtra(
  ctx: SignedInContext,
  { extraId }: WithdrawExtraInput,
): Promise<{ withdrawn: true }> {
  return ctx.database.write.transaction().execute(async (trx) => {
    const withdrawn = await trx
      .updateTable('extra_work')
      .set({ status: 'withdrawn', answered_at: ctx.clock.now().toISOString() })
      .where('id', '=', extraId)
      .where('status', '=', 'proposed')
      .returning('booking_id')
      .executeTakeFirst()
    if (!withdrawn) throw extraChangedError()
    await recordAction(ctx, trx, 'booking.withdrawExtra', withdrawn.booking_id)
    return { withdrawn: true }
  })
}
