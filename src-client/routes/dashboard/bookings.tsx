import { createFileRoute } from '@tanstack/react-router'
import type { BookingStatus } from '../../../shared/booking.ts'
import { BookingsPage } from '../../dashboard/bookings/bookings-page.tsx'
import { head } from '../../ui/page/head.ts'
import { oneOf, withoutEmpty } from '../../ui/page/search-params.ts'
import { statuses } from '../../ui/status-labels.ts'

export const Route = createFileRoute('/dashboard/bookings')({
  head: head('My Bookings'),
  validateSearch: ({ status }: Record<string, unknown>): { status?: BookingStatus } =>
    withoutEmpty({ status: oneOf(status, statuses) }),
  component: Bookings,
})

function Bookings() {
  const navigate = Route.useNavigate()
  const { status } = Route.useSearch()
  return (
    <BookingsPage
      status={status}
      onStatus={(wanted) =>
        void navigate({ search: wanted ? { status: wanted } : {}, resetScroll: false })
      }
    />
  )
}
