import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { updateDraft } from '../booking/draft.ts'
import { rpc } from '../trpc.ts'
import { toastProblem } from '../ui/toast.ts'
import type { BookingRef } from './own-booking.ts'

interface Props {
  booking: BookingRef
  serviceId: string
}

/** Starts the flow for the same service with the old answers filled in. */
export function BookAgain({ booking, serviceId }: Props) {
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  async function start(): Promise<void> {
    setBusy(true)
    try {
      const { answers, contact } = await rpc.booking.details.fetch(booking)
      updateDraft(serviceId, {
        details: { [serviceId]: answers },
        contact: { ...contact, specialInstructions: contact.specialInstructions ?? '' },
        quote: undefined,
        schedule: undefined,
        idempotencyKey: undefined,
      })
      await navigate({ to: '/booking/$flow', params: { flow: serviceId } })
    } catch (error) {
      console.error('The old answers could not be read:', error)
      toastProblem('Not started', 'Your old answers could not be read. Please try again.')
      setBusy(false)
    }
  }
  return (
    <Button variant="default" disabled={busy} onClick={() => void start()}>
      Book again
    </Button>
  )
}
