import type { ReceiptPdfInput } from '../../shared/payments.ts'
import { getViewableBooking } from '../booking/read/booking-access.ts'
import type { Context } from '../context.ts'
import { DomainError } from '../errors.ts'
import { readReceipt } from './receipt.ts'
import { receiptFileName, receiptPdf } from './receipt-pdf.ts'

/**
 * One of a booking's receipts as a file; `content` is base64.
 * @throws NOT_FOUND if the caller may not see the booking, or it has no such receipt
 */
export async function readReceiptPdf(ctx: Context, { number, ...ref }: ReceiptPdfInput) {
  const { read } = ctx.database
  const booking = await getViewableBooking(ctx, read, ref)
  const receipt = await readReceipt(read, booking, (one) => one.receiptNumber === number)
  if (!receipt) {
    throw new DomainError('notFound', 'RECEIPT_NOT_FOUND', 'There is no such receipt.')
  }
  return {
    filename: receiptFileName(receipt),
    content: (await receiptPdf(receipt)).toString('base64'),
  }
}
