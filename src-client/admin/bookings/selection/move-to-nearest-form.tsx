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
    failed: 'Not all are moved',
    onSuccess: ({ moved, refused }) => {
      toastOutcome({
        title: `${countBookings(moved.length)} moved`,
        refused,
        text: 'The customers are told in two minutes.',
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
      note="The same professional comes where possible. If two would go to one time, the second goes to the next."
      submitLabel={`Move ${countBookings(visits.length)}`}
      isSubmitting={isSubmitting}
      onSubmit={submit}
      onClose={onClose}
    />
  )
}
