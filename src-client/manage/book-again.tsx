import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { updateDraft } from '../booking/draft.ts'
import { rpc } from '../trpc.ts'
import { useSubmit } from '../ui/forms/use-submit.ts'
import type { BookingRef } from './customer-booking.ts'

interface Props {
  booking: BookingRef
  serviceId: string
}

/** Starts the flow for the same service with the old answers filled in. */
export function BookAgain({ booking, serviceId }: Props) {
  const navigate = useNavigate()
  const { submit, isSubmitting } = useSubmit((ref: BookingRef) => rpc.booking.details.fetch(ref), {
    failed: 'Not started',
    failedText: () => 'Your old answers could not be read. Please try again.',
    onSuccess: ({ answers, contact }) => {
      updateDraft(serviceId, {
        details: { [serviceId]: answers },
        contact: { ...contact, specialInstructions: contact.specialInstructions ?? '' },
        quote: undefined,
        schedule: undefined,
        idempotencyKey: undefined,
      })
      return navigate({ to: '/booking/$flow', params: { flow: serviceId } })
    },
  })
  return (
    <Button variant="default" disabled={isSubmitting} onClick={() => submit(booking)}>
      Book again
    </Button>
  )
}
