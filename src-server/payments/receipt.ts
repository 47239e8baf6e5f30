import { z } from 'zod'
import { balanceOf, paymentKinds, paymentMethods } from '../../shared/payments.ts'
import type { Db, Tables, Trx } from '../db/types.ts'
import { owedForBooking, readPayments } from './read-payments.ts'

/** What a receipt says. Cents, dates and times in the business zone. */
export const receiptFacts = z.object({
  number: z.number(),
  kind: z.enum(paymentKinds),
  method: z.enum(paymentMethods),
  amount: z.number(),
  receivedOn: z.string(),
  isVoid: z.boolean(),
  bookingId: z.string(),
  groupId: z.string(),
  serviceTitle: z.string(),
  date: z.string(),
  time: z.string(),
  customerName: z.string(),
  address: z.string(),
  /** What the booking costs, or the fee for cancelling it. */
  owed: z.number(),
  isFee: z.boolean(),
  /** After this payment and those before it. */
  open: z.number(),
})
export type Receipt = z.infer<typeof receiptFacts>

/** The receipt of a payment; undefined where there is none, such as for a declined card. */
export async function readReceipt(
  db: Db | Trx,
  booking: Tables['bookings'],
  find: (payment: { id: string; receiptNumber: number | null }) => boolean,
): Promise<Receipt | undefined> {
  const { entries } = await readPayments(db, booking)
  const index = entries.findIndex(find)
  const payment = entries[index]
  if (!payment || payment.receiptNumber === null) return undefined
  const owed = owedForBooking(booking)
  return {
    number: payment.receiptNumber,
    kind: payment.kind,
    method: payment.method,
    amount: payment.amount,
    receivedOn: payment.receivedOn,
    isVoid: payment.isVoid,
    bookingId: booking.id,
    groupId: booking.group_id,
    serviceTitle: booking.service_title,
    date: booking.scheduled_date,
    time: booking.scheduled_time,
    customerName: booking.customer_name,
    address: booking.customer_address,
    owed,
    isFee: booking.status === 'cancelled',
    open: balanceOf(owed, entries.slice(0, index + 1)).open,
  }
}
