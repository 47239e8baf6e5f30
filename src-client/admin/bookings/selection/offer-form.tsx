import { offeredTimesEach } from '../../../../shared/proposals.ts'
import { trpc } from '../../../trpc.ts'
import { useSubmit } from '../../../ui/forms/use-submit.ts'
import { countBookings, toastOutcome } from './count-bookings.ts'
import type { Visit } from './nearest-times.tsx'
import { NearestTimesForm } from './nearest-times-form.tsx'

interface Props {
  visits: readonly Visit[]
  onDone: () => void
  onClose: () => void
}

/** Shows the times before they are offered; the customers choose. */
export function OfferForm({ visits, onDone, onClose }: Props) {
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
    <NearestTimesForm
      label="Offer other times"
      visits={visits}
      limit={offeredTimesEach}
      note="The email goes out at once. The visit stays as it is until the customer chooses."
      submitLabel={`Send ${visits.length === 1 ? 'the offer' : `${visits.length} offers`}`}
      isSubmitting={isSubmitting}
      onSubmit={submit}
      onClose={onClose}
    />
  )
}
