import { bookingNotFound } from '../../booking/read/booking-access.ts'
import type { Context, SignedInContext } from '../../context.ts'
import { requireEmail } from '../../customers/require-email.ts'
import type { Tables, Trx } from '../../db/types.ts'
import { DomainError } from '../../errors.ts'
import { enqueue } from '../../mail/outbox.ts'
import { readReceipt } from '../../payments/receipt.ts'

/** Queues the email with a payment's receipt. @throws NOT_FOUND where it has none */
export async function sendReceipt(
  { clock }: Pick<Context, 'clock'>,
  trx: Trx,
  booking: Tables['bookings'],
  paymentId: string,
): Promise<void> {
  const facts = await readReceipt(trx, booking, ({ id }) => id === paymentId)
  if (!facts) throw new DomainError('notFound', 'RECEIPT_NOT_FOUND', 'There is no such receipt.')
  await enqueue(trx, {
    kind: 'receipt',
    recipient: booking.customer_email,
    facts,
    status: 'queued',
    reason: 'the customer must know',
    createdAt: clock.now().toISOString(),
    userId: booking.user_id,
    groupId: booking.group_id,
  })
}

/** Emails a receipt to the customer again. @throws NOT_FOUND, CONFLICT for a customer without an email address */
export async function sendReceiptAgain(ctx: SignedInContext, { id }: { id: string }) {
  return ctx.database.write.transaction().execute(async (trx) => {
    const booking = await bookingOfPayment(trx, id)
    requireEmail(booking, 'Download the receipt instead.')
    await sendReceipt(ctx, trx, booking, id)
    return { sent: true as const }
  })
}

/** The booking that a payment is for. @throws NOT_FOUND */
export async function bookingOfPayment(trx: Trx, paymentId: string): Promise<Tables['bookings']> {
  const booking = await trx
    .selectFrom('bookings')
    .innerJoin('payments', 'payments.booking_id', 'bookings.id')
    .selectAll('bookings')
    .where('payments.id', '=', paymentId)
    .executeTakeFirst()
  if (!booking) throw bookingNotFound()
  return booking
}
