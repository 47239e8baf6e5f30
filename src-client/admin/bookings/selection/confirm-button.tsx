import { Button } from '@mantine/core'
import type { BookingRow } from '../../../../shared/admin/booking-columns.ts'
import { trpc } from '../../../trpc.ts'
import { useSubmit } from '../../../ui/forms/use-submit.ts'
import { countBookings, pick, toastOutcome } from './count-bookings.ts'
import { useUndoMany } from './use-undo-many.ts'

interface Props {
  bookings: readonly BookingRow[]
  onDone: () => void
}

/** Confirms the pending ones; a visit that nobody is assigned to gets who is free. */
export function ConfirmButton({ bookings, onDone }: Props) {
  const confirm = trpc.admin.bookings.confirmMany.useMutation()
  const undo = useUndoMany()
  const { submit, isSubmitting } = useSubmit(confirm.mutateAsync, {
    failed: 'Some were not confirmed',
    onSuccess: ({ confirmed, refused, at }) => {
      toastOutcome({
        title: `${countBookings(confirmed.length)} confirmed`,
        refused: refused.map(({ reason }) => ({
          reason: `${reason} Open those that are still pending.`,
        })),
        text: 'Customers will be notified.',
        done: pick(bookings, confirmed),
        action: undo({ ids: confirmed, from: 'confirmed', at }),
      })
      onDone()
    },
  })
  return (
    <Button
      size="xs"
      loading={isSubmitting}
      onClick={() => submit({ ids: bookings.map(({ id }) => id) })}
    >
      Confirm {countBookings(bookings.length)}
    </Button>
  )
}
