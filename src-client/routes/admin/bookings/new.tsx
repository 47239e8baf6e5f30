import { createFileRoute } from '@tanstack/react-router'
import { NewBookingPage } from '../../../admin/new-booking/new-booking-page.tsx'
import { newBookingSearch } from '../../../admin/search-params.ts'
import { head } from '../../../ui/page/head.ts'

export const Route = createFileRoute('/admin/bookings/new')({
  head: head('New booking'),
  validateSearch: newBookingSearch,
  component: NewBooking,
})

function NewBooking() {
  const navigate = Route.useNavigate()
  return (
    <NewBookingPage
      search={Route.useSearch()}
      onBooked={(open) => navigate({ to: '/admin/bookings', search: { open } })}
    />
  )
}
