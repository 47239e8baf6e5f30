import type { VoidPaymentInput } from '../../../shared/payments.ts'
import { recordAction } from '../../audit/record-action.ts'
import type { SignedInContext } from '../../context.ts'
import { lockRows } from '../../db/lock-rows.ts'
import { DomainError } from '../../errors.ts'
import { updatePaymentStatus } from '../../payments/payment-status.ts'
import { readPayments } from '../../payments/read-payments.ts'
import { bookingOfPayment, sendReceipt } from './send-receipt.ts'

/**
 * Makes a payment that was recorded by mistake count no longer. Its receipt keeps its number, and the customer is told.
 * @throws NOT_FOUND; CONFLICT the second time, or for a payment that was given back
 */
export async function voidPayment(ctx: SignedInContext, { id, reason }: VoidPaymentInput) {
  return ctx.database.write.transaction().execute(async (trx) => {
    const { id: bookingId } = await bookingOfPayment(trx, id)
    await lockRows(trx, 'bookings', 'id', bookingId)
    const booking = await bookingOfPayment(trx, id)
    const { entries, paid, refunded } = await readPayments(trx, booking)
    const payment = entries.find((one) => one.id === id)
    if (!payment || payment.isVoid) {
      throw new DomainError('conflict', 'RECEIPT_VOID', 'This payment is already void.')
    }
    if (payment.kind === 'payment' && paid - payment.amount < refunded) {
      throw new DomainError(
        'conflict',
        'REFUND_FIRST',
        'Part of it was refunded: void the refund first.',
      )
    }
    await trx
      .updateTable('payments')
      .set({ is_void: 1, void_reason: reason })
      .where('id', '=', id)
      .execute()
    await updatePaymentStatus(trx, bookingId)
    if (payment.receiptNumber !== null) await sendReceipt(ctx, trx, booking, id)
    const { receiptNumber } = payment
    await recordAction(ctx, trx, 'payment.void', bookingId, { receiptNumber, reason })
    return { receiptNumber }
  })
}
