import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { z } from 'zod/mini'
import { recordPaymentInput } from '../../../shared/payments.ts'
import { hasEmail } from '../../../shared/people/no-email.ts'
import { businessTime } from '../../business-clock.ts'
import { trpc } from '../../trpc.ts'
import { useSchemaForm } from '../../ui/forms/use-schema-form.ts'
import { useSubmit } from '../../ui/forms/use-submit.ts'
import { toastSuccess } from '../../ui/toast/toast.ts'
import css from '../admin.module.css'
import type { BookingRecord } from '../bookings/rows.ts'
import bar from '../toolbar.module.css'
import { dollars } from './dollars.ts'

const schema = z.extend(
  z.pick(recordPaymentInput, { kind: true, method: true, receivedOn: true, note: true }),
  { amount: dollars(recordPaymentInput.shape.amount) },
)

interface Props {
  record: BookingRecord
  onDone: () => void
}

/** Records what was paid outside the site or given back; begins with what is open. */
export function PaymentForm({ record, onDone }: Props) {
  const { open } = record.payments
  // One id for all attempts: a second one records nothing more.
  const [id] = useState(() => crypto.randomUUID())
  const form = useSchemaForm({
    schema,
    initialValues: {
      kind: open < 0 ? 'refund' : 'payment',
      method: 'card',
      amount: open === 0 ? '' : (Math.abs(open) / 100).toFixed(2),
      receivedOn: businessTime(new Date().toISOString()).date,
      note: '',
    },
  })
  const recordPayment = trpc.admin.payments.record.useMutation()
  const { submit, isSubmitting } = useSubmit(recordPayment.mutateAsync, {
    failed: 'Not recorded',
    showErrors: form.showErrors,
    onSuccess: ({ receiptNumber }) => {
      toastSuccess(
        'Recorded',
        receiptNumber === null
          ? 'The payment is marked as failed.'
          : hasEmail(record.contact.email)
            ? `Receipt ${receiptNumber} goes out to the customer.`
            : `Receipt ${receiptNumber} can be downloaded: the customer has no email address.`,
      )
      onDone()
    },
  })
  return (
    <form
      className={css.body}
      noValidate
      onSubmit={form.handleSubmit((payment) => submit({ id, bookingId: record.id, ...payment }))}
    >
      <div className={bar.toolbar}>
        <NativeSelect
          label="Type"
          data={[
            { value: 'payment', label: 'Payment' },
            { value: 'refund', label: 'Refund' },
            { value: 'declined', label: 'Card declined' },
          ]}
          {...form.getInputProps('kind')}
        />
        <TextInput
          label="Amount in dollars"
          inputMode="decimal"
          {...form.getInputProps('amount')}
        />
        <NativeSelect
          label="Method"
          data={[
            { value: 'card', label: 'Card' },
            { value: 'cash', label: 'Cash' },
            { value: 'check', label: 'Check' },
            { value: 'transfer', label: 'Bank transfer (ACH, Zelle)' },
          ]}
          {...form.getInputProps('method')}
        />
        <TextInput label="Date" type="date" {...form.getInputProps('receivedOn')} />
      </div>
      <TextInput
        label="Note (internal, optional)"
        maxLength={200}
        {...form.getInputProps('note')}
      />
      <div className={css.actions}>
        <Button type="submit" loading={isSubmitting}>
          Record
        </Button>
        <Button variant="default" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
