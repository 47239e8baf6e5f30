import { createFileRoute, notFound } from '@tanstack/react-router'
import { BookingLayout } from '../../booking/booking-layout.tsx'

export const Route = createFileRoute('/booking')({
  beforeLoad: ({ location }) => {
    if (/^\/booking\/?$/.test(location.pathname)) throw notFound()
  },
  component: BookingLayout,
})
