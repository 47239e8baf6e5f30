import type { SettleClaimInput } from '../../../shared/admin/claims.ts'
import { recordAction } from '../../audit/record-action.ts'
import type { SignedInContext } from '../../context.ts'
import type { Trx } from '../../db/types.ts'
import { DomainError } from '../../errors.ts'
import { factsOf, recipientOf } from '../../mail/booking-facts.ts'
import { notifyCustomer } from '../../mail/notify-customer.ts'
import { claimNotFound } from './read-claim.ts'

/**
 * Settles an open claim and writes to its customer. It books no second visit and records no refund: the office does.
 * @throws NOT_FOUND, CONFLICT if another administrator has settled it
 */
export async function settleClaim(
  ctx: SignedInContext,
  { id, outcome, message }: SettleClaimInput,
): Promise<{ settled: true }> {
  return ctx.database.write.transaction().execute(async (trx) => {
    const claim = await trx
      .updateTable('claims')
      .set({
        outcome,
        message,
        settled_at: ctx.clock.now().toISOString(),
        settled_by: ctx.user.id,
      })
      .where('id', '=', id)
      .where('settled_at', 'is', null)
      .returning('booking_id')
      .executeTakeFirst()
    if (!claim) throw await notFoundOrSettled(trx, id)
    const booking = await trx
      .selectFrom('bookings')
      .selectAll()
      .where('id', '=', claim.booking_id)
      .executeTakeFirstOrThrow()
    await notifyCustomer(ctx, trx, {
      kind: 'claimSettled',
      facts: { ...factsOf(booking), outcome, message },
      customer: recipientOf(booking),
      byCustomer: false,
      isEssential: true,
    })
    await recordAction(ctx, trx, 'claim.settle', id, { outcome })
    return { settled: true }
  })
}

async function notFoundOrSettled(trx: Trx, id: string): Promise<DomainError> {
  const claim = await trx.selectFrom('claims').select('id').where('id', '=', id).executeTakeFirst()
  return claim
    ? new DomainError('conflict', 'CLAIM_SETTLED', 'Someone else has already settled this claim.')
    : claimNotFound()
}
