import { createFileRoute } from '@tanstack/react-router'
import { z } from 'zod'
import { bookingStatuses } from '../../../shared/booking.ts'
import { BookingsPage } from '../../dashboard/bookings/bookings-page.tsx'
import { head } from '../../ui/page/head.ts'
import { optionParam } from '../../ui/page/search-params.ts'

export const Route = createFileRoute('/dashboard/bookings')({
  head: head('My Bookings'),
  validateSearch: z.object({ status: optionParam(bookingStatuses) }),
  component: Bookings,
})

function Bookings() {
  const navigate = Route.useNavigate()
  const { status } = Route.useSearch()
  return (
    <BookingsPage
      status={status}
      onStatus={(next) => void navigate({ search: { status: next }, resetScroll: false })}
    />
  )
}
