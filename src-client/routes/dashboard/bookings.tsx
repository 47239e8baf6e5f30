import { createFileRoute } from '@tanstack/react-router'
import type { BookingStatus } from '../../../shared/booking.ts'
import { BookingsPage } from '../../dashboard/bookings-page.tsx'
import { statuses } from '../../manage/status-labels.ts'
import { head } from '../../ui/head.ts'
import { oneOf, withoutEmpty } from '../../ui/search-params.ts'

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
