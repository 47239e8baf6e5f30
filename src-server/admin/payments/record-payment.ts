import { formatCents } from '../../../shared/format/money.ts'
import type { Balance, RecordPaymentInput } from '../../../shared/payments.ts'
import { wallClock } from '../../../shared/time/business-time.ts'
import { recordAction } from '../../audit/record-action.ts'
import { lockBooking } from '../../booking/lock-booking.ts'
import type { SignedInContext } from '../../context.ts'
import { DomainError } from '../../errors.ts'
import { insertPayment } from '../../payments/insert-payment.ts'
import { updatePaymentStatus } from '../../payments/payment-status.ts'
import { readPayments } from '../../payments/read-payments.ts'
import { sendReceipt } from './send-receipt.ts'

/**
 * Records what was paid outside the site, or given back, or that a card was declined; the customer gets the receipt by email. The
 * same id is recorded once. Returns the receipt's number, null for a declined card.
 * @throws NOT_FOUND for an unknown booking; BAD_REQUEST for more than is open, more back than was paid, or a day to come
 */
export async function recordPayment(
  ctx: SignedInContext,
  { id, bookingId, kind, method, amount, receivedOn, note }: RecordPaymentInput,
): Promise<{ receiptNumber: number | null }> {
  return ctx.database.write.transaction().execute(async (trx) => {
    const booking = await lockBooking(trx, bookingId)
    const payments = await readPayments(trx, booking)
    const recorded = payments.entries.find((one) => one.id === id)
    if (recorded) return { receiptNumber: recorded.receiptNumber }
    if (kind !== 'declined') refuseTooMuch(kind, amount, payments)
    if (receivedOn > wallClock(ctx.clock.now(), ctx.timeZone).date) {
      throw new DomainError(
        'invalid',
        'RECEIVED_LATER',
        'The date can’t be in the future.',
        'receivedOn',
      )
    }
    const receiptNumber = await insertPayment(trx, {
      id,
      booking_id: bookingId,
      kind,
      method,
      amount,
      received_on: receivedOn,
      note: note ?? null,
      recorded_by: ctx.user.id,
      created_at: ctx.clock.now().toISOString(),
    })
    await updatePaymentStatus(trx, bookingId)
    if (receiptNumber !== null) await sendReceipt(ctx, trx, booking, id)
    await recordAction(ctx, trx, 'payment.record', bookingId, { kind, amount, receiptNumber })
    return { receiptNumber }
  })
}

/** @throws BAD_REQUEST at the amount */
function refuseTooMuch(
  kind: 'payment' | 'refund',
  amount: number,
  { open, paid, refunded }: Balance,
): void {
  const most = kind === 'payment' ? Math.max(0, open) : paid - refunded
  if (amount <= most) return
  const isOrWas = kind === 'payment' ? 'is left to pay' : 'can be refunded'
  throw new DomainError(
    'invalid',
    'AMOUNT_TOO_HIGH',
    most === 0 ? `Nothing ${isOrWas}.` : `Only ${formatCents(most, 'cents')} ${isOrWas}.`,
    'amount',
  )
}
