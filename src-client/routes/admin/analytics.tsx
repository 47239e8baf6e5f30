import { createFileRoute } from '@tanstack/react-router'
import { AnalyticsPage } from '../../admin/figures/analytics-page.tsx'
import type { Period } from '../../admin/figures/period.tsx'
import { head } from '../../ui/page/head.ts'
import { dateIn, withoutEmpty } from '../../ui/page/search-params.ts'

export const Route = createFileRoute('/admin/analytics')({
  head: head('Analytics'),
  validateSearch: (asked: Partial<Record<keyof Period, unknown>>): Period =>
    withoutEmpty({ from: dateIn(asked.from), to: dateIn(asked.to) }),
  component: Analytics,
})

function Analytics() {
  const navigate = Route.useNavigate()
  return (
    <AnalyticsPage
      search={Route.useSearch()}
      onSearch={(search) => void navigate({ search: withoutEmpty(search), resetScroll: false })}
    />
  )
}
