import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { z } from 'zod/mini'
import { adminCancelInput } from '../../../shared/admin/bookings.ts'
import type { BookingStatus } from '../../../shared/booking-status.ts'
import { trpc } from '../../trpc.ts'
import { useSchemaForm } from '../../ui/forms/use-schema-form.ts'
import { useSubmit } from '../../ui/forms/use-submit.ts'
import { toastSuccess } from '../../ui/toast/toast.ts'
import css from '../admin.module.css'

interface Props {
  id: string
  status: BookingStatus
}

/** Cancels on behalf of the business, with a reason that the customer reads. */
export function CancelForm(props: Props) {
  const [isOpen, setIsOpen] = useState(false)
  if (isOpen) return <ReasonForm {...props} onKeep={() => setIsOpen(false)} />
  return (
    <div className={css.actions}>
      <Button variant="default" onClick={() => setIsOpen(true)}>
        Cancel this booking
      </Button>
    </div>
  )
}

function ReasonForm({ id, status, onKeep }: Props & { onKeep: () => void }) {
  const form = useSchemaForm({
    schema: z.pick(adminCancelInput, { reason: true }),
    initialValues: { reason: '' },
  })
  const cancel = trpc.admin.bookings.cancel.useMutation()
  const { submit, isSubmitting } = useSubmit(cancel.mutateAsync, {
    failed: 'Not cancelled',
    showErrors: form.showErrors,
    onSuccess: () => toastSuccess('Booking cancelled', 'The customer is told, with the reason.'),
  })
  return (
    <form
      className={css.body}
      onSubmit={form.handleSubmit(({ reason }) => submit({ id, from: status, reason }))}
    >
      <TextInput
        label="Reason for the cancellation"
        description="The customer reads it. Cancelling for the business costs the customer nothing."
        maxLength={500}
        ref={(input) => input?.focus()}
        {...form.getInputProps('reason')}
      />
      <div className={css.actions}>
        <Button type="submit" color="red.9" loading={isSubmitting}>
          Cancel booking
        </Button>
        <Button variant="default" onClick={onKeep}>
          Keep it
        </Button>
      </div>
    </form>
  )
}
