import { createFileRoute } from '@tanstack/react-router'
import { BookingsPage } from '../../../admin/bookings/bookings-page.tsx'
import { bookingSearch } from '../../../admin/search-params.ts'
import { abortable, preload } from '../../../preload.ts'
import { rpc } from '../../../trpc.ts'
import { head } from '../../../ui/page/head.ts'

export const Route = createFileRoute('/admin/bookings/')({
  head: head('All Bookings'),
  validateSearch: bookingSearch,
  loaderDeps: ({ search: { open: _open, row: _row, ...list } }) => list,
  loader: ({ deps }) => preload(rpc.admin.bookings.list.queryOptions(deps, abortable)),
  component: Bookings,
})

function Bookings() {
  const navigate = Route.useNavigate()
  return (
    <BookingsPage
      search={Route.useSearch()}
      onSearch={(search, replace = false) => void navigate({ search, replace, resetScroll: false })}
    />
  )
}
