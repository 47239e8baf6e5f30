import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import type { ProfessionalProfile } from '../../shared/people/professional.ts'
import { updateDraft } from '../booking/draft.ts'
import { rpc } from '../trpc.ts'
import { useSubmit } from '../ui/forms/use-submit.ts'
import type { BookingRef } from './customer-booking.ts'

interface Props {
  booking: BookingRef
  serviceId: string
  /** Who came, or was to come. */
  professional: Pick<ProfessionalProfile, 'firstName' | 'isActive'> | null
}

/** Starts the flow for the same service with the old answers filled in, on request with the same professional. */
export function BookAgain({ booking, serviceId, professional }: Props) {
  const navigate = useNavigate()
  const { submit, isSubmitting } = useSubmit(
    async ({ withSame }: { withSame: boolean }) => {
      const details = await rpc.booking.details.fetch(booking)
      return { ...details, professional: withSame ? details.professional : null }
    },
    {
      failed: 'Not started',
      failedText: () => 'We couldn’t load your previous answers. Please try again.',
      onSuccess: ({ answers, contact, professional: before }) => {
        updateDraft(serviceId, {
          details: { [serviceId]: answers },
          contact: { ...contact, specialInstructions: contact.specialInstructions ?? '' },
          quote: undefined,
          schedule: undefined,
          ownTimes: undefined,
          professionals: before ? { [serviceId]: before.id } : undefined,
          idempotencyKey: undefined,
        })
        return navigate({ to: '/booking/$flow', params: { flow: serviceId } })
      },
    },
  )
  return (
    <>
      <Button variant="default" disabled={isSubmitting} onClick={() => submit({ withSame: false })}>
        Book again
      </Button>
      {professional?.isActive ? (
        <Button
          variant="default"
          disabled={isSubmitting}
          onClick={() => submit({ withSame: true })}
        >
          Book {professional.firstName} again
        </Button>
      ) : null}
    </>
  )
}
