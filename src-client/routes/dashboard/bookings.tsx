import { createFileRoute } from '@tanstack/react-router'
import { bookingStatuses } from '../../../shared/booking-status.ts'
import { BookingsPage } from '../../dashboard/bookings/bookings-page.tsx'
import { abortable, preload, preloadPages } from '../../preload.ts'
import { rpc } from '../../trpc.ts'
import { head } from '../../ui/page/head.ts'
import { optionParam, searchParams } from '../../ui/page/search-params.ts'

export const Route = createFileRoute('/dashboard/bookings')({
  head: head('My Bookings'),
  validateSearch: searchParams(() => ({ status: optionParam(bookingStatuses) })),
  loaderDeps: ({ search: { status } }) => ({ status }),
  loader: ({ deps }) => {
    preloadPages(
      rpc.dashboard.bookings.infiniteQueryOptions(deps, {
        ...abortable,
        getNextPageParam: ({ nextCursor }) => nextCursor,
      }),
    )
    preload(rpc.dashboard.bookingOffers.queryOptions(undefined, abortable))
  },
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
