import { Button } from '@mantine/core'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { formatCents } from '../../../shared/format/money.ts'
import { hasEmail } from '../../../shared/people/no-email.ts'
import { describeOpen, describePayment } from '../../payments/payment-words.ts'
import { ReceiptButton } from '../../payments/receipt-button.tsx'
import { trpc } from '../../trpc.ts'
import { useSubmit } from '../../ui/forms/use-submit.ts'
import { toastSuccess } from '../../ui/toast/toast.ts'
import css from '../admin.module.css'
import type { BookingRecord } from '../bookings/rows.ts'
import { PaymentForm } from './payment-form.tsx'
import { VoidForm } from './void-form.tsx'

const nothingOpen = ({ paid, refunded }: BookingRecord['payments']) =>
  paid === 0 ? 'No balance' : refunded === 0 ? 'Paid in full' : 'Nothing owed'

/** What was paid for a booking and what is open, with the ways to record more. */
export function PaymentsSection({ record }: { record: BookingRecord }) {
  const { payments } = record
  const [isRecording, setIsRecording] = useState(false)
  const section = useRef<HTMLElement>(null)
  const isWanted = useLocation({ select: ({ hash }) => hash === 'payments' })
  useEffect(() => {
    if (isWanted) section.current?.scrollIntoView()
  }, [isWanted])
  return (
    <section ref={section} className={css.anchor}>
      <h3>Payments</h3>
      <p>{describeOpen(payments.open) ?? nothingOpen(payments)}</p>
      {payments.entries.length > 0 ? (
        <ul className={css.list}>
          {payments.entries.map((payment) => (
            <Entry
              key={payment.id}
              bookingId={record.id}
              canEmail={hasEmail(record.contact.email)}
              payment={payment}
            />
          ))}
        </ul>
      ) : null}
      {isRecording ? (
        <PaymentForm record={record} onDone={() => setIsRecording(false)} />
      ) : (
        <div className={css.actions}>
          <Button variant="default" onClick={() => setIsRecording(true)}>
            Record a payment
          </Button>
        </div>
      )}
    </section>
  )
}

interface EntryProps {
  bookingId: string
  /** Whether the customer has an email address. */
  canEmail: boolean
  payment: BookingRecord['payments']['entries'][number]
}

function Entry({ bookingId, canEmail, payment }: EntryProps) {
  const { id, receiptNumber, amount, isVoid } = payment
  const [isVoiding, setIsVoiding] = useState(false)
  const send = trpc.admin.payments.sendReceipt.useMutation()
  const { submit, isSubmitting } = useSubmit(send.mutateAsync, {
    failed: 'Not sent',
    onSuccess: () => toastSuccess('Sent', `Receipt ${receiptNumber} goes out by email again.`),
  })
  return (
    <li>
      <span>{describePayment(payment)}</span>
      <span className={css.actions}>
        {receiptNumber === null ? null : (
          <>
            <ReceiptButton bookingId={bookingId} number={receiptNumber} />
            {canEmail ? (
              <Button
                variant="default"
                size="sm"
                loading={isSubmitting}
                aria-label={`Resend receipt ${receiptNumber}`}
                onClick={() => submit({ id })}
              >
                Resend
              </Button>
            ) : null}
          </>
        )}
        {isVoid || isVoiding ? null : (
          <Button
            variant="default"
            size="sm"
            aria-label={`Void ${receiptNumber === null ? formatCents(amount) : `receipt ${receiptNumber}`}`}
            onClick={() => setIsVoiding(true)}
          >
            Void
          </Button>
        )}
      </span>
      {isVoiding ? <VoidForm id={id} onDone={() => setIsVoiding(false)} /> : null}
    </li>
  )
}
