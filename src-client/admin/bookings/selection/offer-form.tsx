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
    failed: 'Some offers were not sent',
    onSuccess: ({ offered, refused }) => {
      toastOutcome({
        title: `Other times offered for ${countBookings(offered.length)}`,
        refused,
        text: 'Customers choose one from the link in their email.',
      })
      onDone()
    },
  })
  return (
    <NearestTimesForm
      label="Offer other times"
      visits={visits}
      limit={offeredTimesEach}
      note="The email goes out right away. The visit stays as scheduled until the customer chooses."
      submitLabel={`Send ${visits.length === 1 ? 'the offer' : `${visits.length} offers`}`}
      isSubmitting={isSubmitting}
      onSubmit={submit}
      onClose={onClose}
    />
  )
}
