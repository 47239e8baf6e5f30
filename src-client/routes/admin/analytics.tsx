import { createFileRoute } from '@tanstack/react-router'
import { AnalyticsPage } from '../../admin/figures/analytics-page.tsx'
import { periodSearch } from '../../admin/search-params.ts'
import { head } from '../../ui/page/head.ts'

export const Route = createFileRoute('/admin/analytics')({
  head: head('Analytics'),
  validateSearch: periodSearch,
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
