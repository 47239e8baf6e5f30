import { createFileRoute } from '@tanstack/react-router'
import { serviceIds } from '../../../shared/catalogue.ts'
import { type BookingSearch, BookingsPage } from '../../admin/bookings/bookings-page.tsx'
import { head } from '../../ui/page/head.ts'
import { dateIn, oneOf, textIn, withoutEmpty } from '../../ui/page/search-params.ts'
import { statuses } from '../../ui/status-labels.ts'

export const Route = createFileRoute('/admin/bookings')({
  head: head('All Bookings'),
  validateSearch: (asked: Partial<Record<keyof BookingSearch, unknown>>): BookingSearch =>
    withoutEmpty({
      search: textIn(asked.search, 120),
      status: oneOf(asked.status, statuses),
      serviceId: oneOf(asked.serviceId, serviceIds),
      by: oneOf(asked.by, ['created', 'scheduled'] as const),
      direction: oneOf(asked.direction, ['newest', 'oldest'] as const),
      from: dateIn(asked.from),
      to: dateIn(asked.to),
      after: textIn(asked.after),
      before: textIn(asked.before),
      open: textIn(asked.open, 64),
    }),
  component: Bookings,
})

function Bookings() {
  const navigate = Route.useNavigate()
  return (
    <BookingsPage
      search={Route.useSearch()}
      onSearch={(search, replace = false) =>
        void navigate({ search: withoutEmpty(search), replace, resetScroll: false })
      }
    />
  )
}
