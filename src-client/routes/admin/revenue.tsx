import { createFileRoute } from '@tanstack/react-router'
import { RevenuePage } from '../../admin/figures/revenue-page.tsx'
import { revenueSearch } from '../../admin/search-params.ts'
import { head } from '../../ui/page/head.ts'

export const Route = createFileRoute('/admin/revenue')({
  head: head('Revenue'),
  validateSearch: revenueSearch,
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
