import { Button } from '@mantine/core'
import { formatCents } from '../../../shared/format/money.ts'
import { trpc } from '../../trpc.ts'
import { useSubmit } from '../../ui/forms/use-submit.ts'
import { toastSuccess } from '../../ui/toast/toast.ts'
import css from '../admin.module.css'
import { describeTold } from './describe-told.ts'
import type { BookingRecord } from './rows.ts'

interface Props {
  record: BookingRecord
  onKeep: () => void
}

/** Cancels for a customer who calls, as they could online: with the fee of the policy. */
export function CancelForCustomer({ record, onKeep }: Props) {
  const { id, feeNow, restOfOrder } = record
  const cancel = trpc.booking.cancel.useMutation()
  const { submit, isSubmitting } = useSubmit(cancel.mutateAsync, {
    failed: 'Not cancelled',
    onSuccess: () => toastSuccess('Booking cancelled', describeTold(record)),
  })
  return (
    <section className={css.body} aria-label="Cancel for the customer">
      <p>
        {feeNow === 0
          ? 'Cancelling now is free for the customer.'
          : `The customer owes a fee of ${formatCents(feeNow)}. Tell them before you cancel.`}
        {restOfOrder && restOfOrder.after !== restOfOrder.before
          ? ` The rest of the order will cost ${formatCents(restOfOrder.after)} instead of ${formatCents(restOfOrder.before)}.`
          : ''}{' '}
        This cannot be undone.
      </p>
      <div className={css.actions}>
        <Button
          color="red.9"
          loading={isSubmitting}
          onClick={() => submit({ id, fee: feeNow, restTotal: restOfOrder?.after })}
        >
          {feeNow === 0 ? 'Cancel free of charge' : `Cancel with ${formatCents(feeNow)} fee`}
        </Button>
        <Button variant="default" onClick={onKeep}>
          Keep booking
        </Button>
      </div>
    </section>
  )
}
