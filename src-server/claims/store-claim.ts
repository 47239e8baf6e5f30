import { claimAnswerBy } from '../../shared/claims.ts'
import { formatMoment, wallClock } from '../../shared/time/business-time.ts'
import type { Context } from '../context.ts'
import type { Tables, Trx } from '../db/types.ts'
import { DomainError } from '../errors.ts'
import { factsOf, recipientOf } from '../mail/booking-facts.ts'
import { notifyCustomer } from '../mail/notify-customer.ts'
import { newId } from '../secrets.ts'

interface ClaimToStore {
  booking: Tables['bookings']
  content: string
  /** Whether the customer wrote it here, or the office did after a call. */
  byCustomer: boolean
}

/**
 * Stores what is wrong with a visit, and confirms to the customer until when they hear from us. The same words sent twice are
 * one claim. Returns its id, the instant of the answer in ISO, UTC, and whether it is new.
 * @throws CONFLICT while another claim about it is open
 */
export async function storeClaim(
  ctx: Context,
  trx: Trx,
  { booking, content, byCustomer }: ClaimToStore,
): Promise<{ id: string; answerBy: string; isNew: boolean }> {
  const now = ctx.clock.now()
  const id = newId()
  const answerBy = claimAnswerBy(now)
  const { numInsertedOrUpdatedRows: made } = await trx
    .insertInto('claims')
    .values({
      id,
      booking_id: booking.id,
      content,
      created_at: now.toISOString(),
      answer_by: answerBy.toISOString(),
    })
    // The index holds one open claim for each booking.
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (made === 0n) return sameClaim(trx, { booking, content, byCustomer })
  await notifyCustomer(ctx, trx, {
    kind: 'claimReceived',
    facts: {
      ...factsOf(booking),
      answerBy: formatMoment(wallClock(answerBy, ctx.timeZone), ctx.timeZone),
    },
    customer: recipientOf(booking),
    byCustomer,
    isEssential: true,
  })
  return { id, answerBy: answerBy.toISOString(), isNew: true }
}

/** The open claim, if it has the same words: its answer was lost, or it was sent twice. @throws CONFLICT */
async function sameClaim(trx: Trx, { booking, content, byCustomer }: ClaimToStore) {
  const open = await trx
    .selectFrom('claims')
    .select(['id', 'answer_by as answerBy'])
    .where('booking_id', '=', booking.id)
    .where('settled_at', 'is', null)
    .where('content', '=', content)
    .executeTakeFirst()
  if (open) return { ...open, isNew: false }
  throw new DomainError(
    'conflict',
    'CLAIM_OPEN',
    byCustomer
      ? 'You’ve already reported a problem with this visit, and we’re looking into it. Please call us if there’s more to add.'
      : 'There is an open claim about this visit. Settle it first, or add a note.',
  )
}
