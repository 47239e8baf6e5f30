import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { BookingStatus } from '../../../shared/booking.ts'
import { faultsOf, messageOf, trpc } from '../../trpc.ts'
import { toastProblem, toastSuccess } from '../../ui/toast.ts'
import css from '../admin.module.css'

/** Cancels on behalf of the business, with a reason that the customer reads. */
export function CancelForm({ id, status }: { id: string; status: BookingStatus }) {
  const [asked, setAsked] = useState(false)
  const [reason, setReason] = useState('')
  const cancel = trpc.admin.cancelBooking.useMutation({
    onSuccess: () => toastSuccess('Booking cancelled', 'The customer is told, with the reason.'),
    onError: (error) => {
      if (!faultsOf(error).reason) {
        toastProblem('Not cancelled', messageOf(error) ?? 'Please try again.')
      }
    },
  })
  if (!asked) {
    return (
      <div className={css.actions}>
        <Button variant="default" onClick={() => setAsked(true)}>
          Cancel this booking
        </Button>
      </div>
    )
  }
  return (
    <form
      className={css.body}
      onSubmit={(event) => {
        event.preventDefault()
        if (!cancel.isPending) cancel.mutate({ id, from: status, reason })
      }}
    >
      <TextInput
        label="Why it is cancelled"
        description="The customer reads it. Cancelling for the business costs the customer nothing."
        maxLength={500}
        ref={(input) => input?.focus()}
        value={reason}
        error={faultsOf(cancel.error).reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      <div className={css.actions}>
        <Button type="submit" color="red.9" loading={cancel.isPending}>
          Cancel booking
        </Button>
        <Button variant="default" onClick={() => setAsked(false)}>
          Keep it
        </Button>
      </div>
    </form>
  )
}
