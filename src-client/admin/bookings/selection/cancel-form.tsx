import { Button, TextInput } from '@mantine/core'
import { z } from 'zod/mini'
import type { BookingRow } from '../../../../shared/admin/booking-columns.ts'
import { cancelManyInput } from '../../../../shared/admin/bookings.ts'
import { errorMessage, fieldErrors } from '../../../server-error.ts'
import { trpc } from '../../../trpc.ts'
import { useSchemaForm } from '../../../ui/forms/use-schema-form.ts'
import { useSubmit } from '../../../ui/forms/use-submit.ts'
import css from '../../admin.module.css'
import { countBookings, pick, toastOutcome } from './count-bookings.ts'
import { useUndoMany } from './use-undo-many.ts'

interface Props {
  bookings: readonly BookingRow[]
  onDone: () => void
  onClose: () => void
}

/** When the customers hear of it: at once where somebody may be expected within the hour. */
function describeNotice(cancelled: number, undoable: number): string {
  if (undoable === 0) return 'Customers will be notified now, with the reason.'
  return undoable === cancelled
    ? 'Customers will be notified within ten minutes, with the reason.'
    : 'Customers of visits within the hour will be notified now; the others within ten minutes, all with the reason.'
}

/** Cancels the selected bookings with one reason that every customer reads. */
export function CancelForm({ bookings, onDone, onClose }: Props) {
  const form = useSchemaForm({
    schema: z.pick(cancelManyInput, { reason: true }),
    initialValues: { reason: '' },
  })
  const undo = useUndoMany()
  const cancel = trpc.admin.bookings.cancelMany.useMutation()
  const { submit, isSubmitting } = useSubmit(cancel.mutateAsync, {
    failed: 'Some were not cancelled',
    failedText: (error) =>
      `${errorMessage(error) ?? 'Please try again.'} Some may be cancelled already: select again.`,
    showErrors: form.showErrors,
    onSuccess: ({ cancelled, undoable, undoableUntil, at }) => {
      const left = bookings.filter(({ id }) => !cancelled.includes(id))
      toastOutcome({
        title: `${countBookings(cancelled.length)} cancelled`,
        refused: left.map(() => ({ reason: 'Changed by someone else in the meantime.' })),
        text: describeNotice(cancelled.length, undoable.length),
        done: pick(bookings, cancelled),
        action: undo({ ids: undoable, from: 'cancelled', at }),
        until: undoableUntil,
      })
      onDone()
    },
    onError: (error) => {
      if (!fieldErrors(error).reason) onDone()
      return false
    },
  })
  return (
    <form
      className={css.body}
      aria-label="Cancel selected bookings"
      onSubmit={form.handleSubmit(({ reason }) =>
        submit({ bookings: bookings.map(({ id, status }) => ({ id, from: status })), reason }),
      )}
    >
      <TextInput
        label="Why they are cancelled"
        description="Every customer sees this. There’s no fee when the business cancels."
        maxLength={500}
        {...form.getInputProps('reason')}
      />
      <div className={css.actions}>
        <Button type="submit" color="red.9" loading={isSubmitting}>
          Cancel {countBookings(bookings.length)}
        </Button>
        <Button variant="default" onClick={onClose}>
          Keep bookings
        </Button>
      </div>
    </form>
  )
}
