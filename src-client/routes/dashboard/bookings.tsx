import { createFileRoute } from '@tanstack/react-router'
import type { BookingStatus } from '../../../shared/booking.ts'
import { BookingsPage } from '../../dashboard/bookings-page.tsx'
import { statusLabels } from '../../manage/status-labels.ts'
import { head } from '../../ui/head.ts'

export const Route = createFileRoute('/dashboard/bookings')({
  head: head('My Bookings'),
  validateSearch: ({ status }: Record<string, unknown>) => (isStatus(status) ? { status } : {}),
  component: Bookings,
})

const isStatus = (value: unknown): value is BookingStatus =>
  typeof value === 'string' && Object.hasOwn(statusLabels, value)

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
