import { formatCents } from '../../shared/format/money.ts'
import type { PaymentKind, PaymentMethod } from '../../shared/payments.ts'
import { formatDate } from '../../shared/time/business-time.ts'

export const methodLabels: Record<PaymentMethod, string> = {
  cash: 'cash',
  card: 'card',
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
  `${formatCents(amount, 'cents')} ${kindLabels[kind]} by ${methodLabels[method]}, ${formatDate(receivedOn)}${isVoid ? ' (void)' : ''}`

/** What is open; undefined if nothing is. */
export function describeOpen(open: number): string | undefined {
  if (open === 0) return undefined
  return open > 0
    ? `${formatCents(open, 'cents')} open`
    : `${formatCents(-open, 'cents')} to be refunded`
}
