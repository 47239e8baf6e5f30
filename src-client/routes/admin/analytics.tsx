import { createFileRoute } from '@tanstack/react-router'
import { AnalyticsPage } from '../../admin/figures/analytics-page.tsx'
import { analyticsPeriod } from '../../admin/figures/period.tsx'
import { periodSearch } from '../../admin/search-params.ts'
import { abortable, preload } from '../../preload.ts'
import { rpc } from '../../trpc.ts'
import { head } from '../../ui/page/head.ts'

export const Route = createFileRoute('/admin/analytics')({
  head: head('Analytics'),
  validateSearch: periodSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => {
    const period = analyticsPeriod(deps)
    preload(rpc.admin.figures.analytics.queryOptions(period, abortable))
    preload(rpc.admin.figures.load.queryOptions(period, abortable))
  },
  component: Analytics,
})

function Analytics() {
  const navigate = Route.useNavigate()
  return (
    <AnalyticsPage
      search={Route.useSearch()}
      onSearch={(search) => void navigate({ search, resetScroll: false })}
    />
  )
}
