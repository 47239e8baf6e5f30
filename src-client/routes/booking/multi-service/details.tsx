import { createFileRoute } from '@tanstack/react-router'
import { SimplePage } from '../../../content/simple-page.tsx'
import { head } from '../../../ui/head.ts'

export const Route = createFileRoute('/booking/multi-service/details')({
  head: head('Several services at once'),
  component: () => (
    <SimplePage
      title="Several services at once"
      text="Booking several services in one order is being prepared. Every service can be booked on its own today."
    />
  ),
})
