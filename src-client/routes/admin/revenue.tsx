import { createFileRoute } from '@tanstack/react-router'
import { RevenuePage, type RevenueSearch } from '../../admin/figures/revenue-page.tsx'
import { head } from '../../ui/page/head.ts'
import { dateIn, textIn, withoutEmpty } from '../../ui/page/search-params.ts'

export const Route = createFileRoute('/admin/revenue')({
  head: head('Revenue'),
  validateSearch: (asked: Partial<Record<keyof RevenueSearch, unknown>>): RevenueSearch =>
    withoutEmpty({
      from: dateIn(asked.from),
      to: dateIn(asked.to),
      after: textIn(asked.after),
      before: textIn(asked.before),
    }),
  component: Revenue,
})

function Revenue() {
  const navigate = Route.useNavigate()
  return (
    <RevenuePage
      search={Route.useSearch()}
      onSearch={(search) => void navigate({ search: withoutEmpty(search), resetScroll: false })}
    />
  )
}
