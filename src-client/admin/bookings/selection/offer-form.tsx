import { Button } from '@mantine/core'
import { offeredTimesEach } from '../../../../shared/proposals.ts'
import { trpc } from '../../../trpc.ts'
import { useSubmit } from '../../../ui/forms/use-submit.ts'
import css from '../../admin.module.css'
import { countBookings, toastOutcome } from './count-bookings.ts'
import { NearestTimes, usePreview, type Visit } from './nearest-times.tsx'

interface Props {
  visits: readonly Visit[]
  onDone: () => void
  onClose: () => void
}

/** Shows the times before they are offered; the customers choose. */
export function OfferForm({ visits, onDone, onClose }: Props) {
  const preview = usePreview(visits)
  const offer = trpc.admin.bookings.offerTimes.useMutation()
  const { submit, isSubmitting } = useSubmit(offer.mutateAsync, {
    failed: 'Not all are offered other times',
    onSuccess: ({ offered, refused }) => {
      toastOutcome({
        title: `Other times offered for ${countBookings(offered.length)}`,
        refused,
        text: 'The customers choose one through the link in their email.',
      })
      onDone()
    },
  })
  return (
    <form
      className={css.body}
      aria-label="Offer other times"
      onSubmit={(event) => {
        event.preventDefault()
        submit({ ids: visits.map(({ id }) => id) })
      }}
    >
      <NearestTimes preview={preview} visits={visits} limit={offeredTimesEach} />
      <p className={css.quiet}>
        The email goes out at once. The visit stays as it is until the customer chooses.
      </p>
      <div className={css.actions}>
        <Button type="submit" loading={isSubmitting} disabled={!preview.data}>
          Send {visits.length === 1 ? 'the offer' : `${visits.length} offers`}
        </Button>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
