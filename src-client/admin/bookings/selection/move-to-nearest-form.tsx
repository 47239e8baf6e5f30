import type { BookingRow } from '../../../../shared/admin/booking-columns.ts'
import { trpc } from '../../../trpc.ts'
import { useSubmit } from '../../../ui/forms/use-submit.ts'
import { countBookings, pick, toastOutcome } from './count-bookings.ts'
import { NearestTimesForm } from './nearest-times-form.tsx'
import { useUndoChanges } from './use-undo-many.ts'

interface Props {
  visits: readonly BookingRow[]
  onDone: () => void
  onClose: () => void
}

/** Shows where each visit would go before it moves them: for a day on which the business is closed after all. */
export function MoveToNearestForm({ visits, onDone, onClose }: Props) {
  const move = trpc.admin.bookings.moveToNearest.useMutation()
  const undo = useUndoChanges()
  const { submit, isSubmitting } = useSubmit(move.mutateAsync, {
    failed: 'Some were not moved',
    onSuccess: ({ moved, refused }) => {
      toastOutcome({
        title: `${countBookings(moved.length)} moved`,
        refused,
        text: 'Customers will be notified in two minutes.',
        done: pick(
          visits,
          moved.map(({ id }) => id),
        ),
        action: undo(moved),
      })
      onDone()
    },
  })
  return (
    <NearestTimesForm
      label="Move the selected bookings"
      visits={visits}
      limit={1}
      note="Each visit keeps its professional where possible. If two visits would get the same time, the second gets the next one."
      submitLabel={`Move ${countBookings(visits.length)}`}
      isSubmitting={isSubmitting}
      onSubmit={submit}
      onClose={onClose}
    />
  )
}
