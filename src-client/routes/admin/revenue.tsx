import { createFileRoute } from '@tanstack/react-router'
import { listOf } from '../../admin/figures/list-of.ts'
import { RevenuePage } from '../../admin/figures/revenue-page.tsx'
import { revenueSearch } from '../../admin/search-params.ts'
import { abortable, preload } from '../../preload.ts'
import { rpc } from '../../trpc.ts'
import { head } from '../../ui/page/head.ts'

export const Route = createFileRoute('/admin/revenue')({
  head: head('Revenue'),
  validateSearch: revenueSearch,
  loaderDeps: ({ search: { row: _row, ...list } }) => list,
  loader: ({ deps }) => {
    const { from, to, by, group = 'service' } = deps
    const period = { from, to, by }
    preload(rpc.admin.figures.revenue.queryOptions(period, abortable))
    preload(rpc.admin.figures.revenueOverTime.queryOptions(period, abortable))
    preload(rpc.admin.figures.revenueBy.queryOptions({ ...period, group }, abortable))
    preload(rpc.admin.bookings.list.queryOptions(listOf(deps), abortable))
  },
  component: Revenue,
})

function Revenue() {
  const navigate = Route.useNavigate()
  return (
    <RevenuePage
      search={Route.useSearch()}
      onSearch={(search) => void navigate({ search, resetScroll: false })}
    />
  )
}
