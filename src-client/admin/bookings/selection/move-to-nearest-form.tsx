import { Button } from '@mantine/core'
import { trpc } from '../../../trpc.ts'
import { useSubmit } from '../../../ui/forms/use-submit.ts'
import css from '../../admin.module.css'
import { countBookings, toastOutcome } from './count-bookings.ts'
import { NearestTimes, usePreview, type Visit } from './nearest-times.tsx'
import { useUndoMoves } from './use-undo-many.ts'

interface Props {
  visits: readonly Visit[]
  onDone: () => void
  onClose: () => void
}

/** Shows where each visit would go before it moves them: for a day on which the business is closed after all. */
export function MoveToNearestForm({ visits, onDone, onClose }: Props) {
  const move = trpc.admin.bookings.moveToNearest.useMutation()
  const undo = useUndoMoves()
  const preview = usePreview(visits)
  const { submit, isSubmitting } = useSubmit(move.mutateAsync, {
    failed: 'Not all are moved',
    onSuccess: ({ moved, refused }) => {
      toastOutcome({
        title: `${countBookings(moved.length)} moved`,
        refused,
        text: 'The customers are told in two minutes.',
        action: undo(moved),
      })
      onDone()
    },
  })
  return (
    <form
      className={css.body}
      aria-label="Move the selected bookings"
      onSubmit={(event) => {
        event.preventDefault()
        submit({ ids: visits.map(({ id }) => id) })
      }}
    >
      <NearestTimes preview={preview} visits={visits} limit={1} />
      <p className={css.quiet}>
        The same professional comes where possible. If two would go to one time, the second goes to
        the next.
      </p>
      <div className={css.actions}>
        <Button type="submit" loading={isSubmitting} disabled={!preview.data}>
          Move {countBookings(visits.length)}
        </Button>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
