import type { PaymentStatus } from '../../shared/booking-status.ts'
import { formatCents } from '../../shared/format/money.ts'
import type { Balance, PaymentKind, PaymentMethod } from '../../shared/payments.ts'
import { formatDate } from '../../shared/time/business-time.ts'

export const methodLabels: Record<PaymentMethod, string> = {
  cash: 'cash',
  card: 'card',
  check: 'check',
  transfer: 'bank transfer',
}

const kindLabels: Record<PaymentKind, string> = {
  payment: 'paid',
  refund: 'refunded',
  declined: 'declined',
}

interface Payment {
  kind: PaymentKind
  method: PaymentMethod
  amount: number
  receivedOn: string
  isVoid: boolean
}

/** A payment in one line. */
export const describePayment = ({ kind, method, amount, receivedOn, isVoid }: Payment): string =>
  `${formatCents(amount, 'cents')} ${kindLabels[kind]} (${methodLabels[method]}), ${formatDate(receivedOn)}${isVoid ? ' (void)' : ''}`

/** A booking's payment status in words. */
export function describePaymentStatus(
  status: PaymentStatus,
  { paid, refunded, owed }: Balance,
): string {
  if (owed === 0 && paid === 0) return 'Nothing owed'
  if (status === 'paid' && refunded > 0) {
    return refunded < paid ? `Paid, ${formatCents(refunded, 'cents')} refunded` : 'Refunded'
  }
  if (status !== 'pending') return status === 'paid' ? 'Paid' : 'Card declined'
  return paid > 0
    ? `${formatCents(paid, 'cents')} of ${formatCents(owed, 'cents')} paid`
    : 'Not paid yet'
}

/** What is open; undefined if nothing is. */
export function describeOpen(open: number): string | undefined {
  if (open === 0) return undefined
  return open > 0
    ? `${formatCents(open, 'cents')} unpaid`
    : `${formatCents(-open, 'cents')} to be refunded`
}
