import { z } from 'zod/mini'
import { day } from './admin/day.ts'
import { receiptInput } from './booking.ts'
import type { BookingStatus, PaymentStatus } from './booking-status.ts'
import { line, optional } from './text.ts'

/** How money reaches the business: no payment is taken on the site itself. */
export const paymentMethods = ['cash', 'card', 'check', 'transfer'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** Money received, money given back, or a card that was declined, which moves nothing. */
export const paymentKinds = ['payment', 'refund', 'declined'] as const
export type PaymentKind = (typeof paymentKinds)[number]

const id = line(64, 'Send the id of a payment.')
const maxCents = 100_000_00

export const recordPaymentInput = z.object({
  /** Chosen by the form, so that sending it twice records it once. */
  id,
  bookingId: line(64, 'Send the id of a booking.'),
  kind: z.enum(paymentKinds),
  method: z.enum(paymentMethods, { error: 'Choose how it was paid.' }),
  /** Cents. */
  amount: z
    .int({ error: 'Enter an amount.' })
    .check(
      z.minimum(1, 'Enter an amount above zero.'),
      z.maximum(maxCents, 'Enter $100,000 at most.'),
    ),
  /** The day in the business zone. */
  receivedOn: day,
  /** Internal. */
  note: optional(line(200, 'Write a note.')),
})
export type RecordPaymentInput = z.infer<typeof recordPaymentInput>

export const voidPaymentInput = z.object({ id, reason: line(200, 'Enter a reason.') })
export type VoidPaymentInput = z.infer<typeof voidPaymentInput>

export const paymentIdInput = z.object({ id })

export const receiptPdfInput = z.extend(receiptInput, { number: z.int() })
export type ReceiptPdfInput = z.infer<typeof receiptPdfInput>

/** What a booking costs now, in cents: its price, or the fee once it is cancelled. */
export const owedFor = ({
  status,
  quoteAmount,
  cancellationFee,
}: {
  status: BookingStatus
  quoteAmount: number
  cancellationFee: number | null
}): number => (status === 'cancelled' ? (cancellationFee ?? 0) : quoteAmount)

export interface Balance {
  /** Cents, as all of them. */
  owed: number
  paid: number
  refunded: number
  /** Below zero: what is to be given back. */
  open: number
}

interface Entry {
  kind: PaymentKind
  amount: number
  isVoid: boolean
}

/** What is open: money given back once everything was paid, as a kindness, is not owed again. */
export function balanceOf(owed: number, entries: readonly Entry[]): Balance {
  const sumOf = (wanted: PaymentKind) =>
    entries
      .filter(({ kind, isVoid }) => kind === wanted && !isVoid)
      .reduce((sum, { amount }) => sum + amount, 0)
  const paid = sumOf('payment')
  const refunded = sumOf('refund')
  const tooMuch = Math.max(0, paid - refunded - owed)
  return { owed, paid, refunded, open: paid < owed ? owed - paid : tooMuch === 0 ? 0 : -tooMuch }
}

/** The payment status that follows from a booking's payments, oldest first. */
export function paymentStatusOf(owed: number, entries: readonly Entry[]): PaymentStatus {
  const { paid, open } = balanceOf(owed, entries)
  if (paid > 0 && open <= 0) return 'paid'
  return entries.findLast(({ isVoid }) => !isVoid)?.kind === 'declined' ? 'failed' : 'pending'
}
