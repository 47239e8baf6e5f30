import { createFileRoute } from '@tanstack/react-router'
import { CataloguePage } from '../catalogue/catalogue-page.tsx'
import { readFilter, writeFilter } from '../catalogue/filter-search.ts'
import { head } from '../ui/head.ts'

export const Route = createFileRoute('/services')({
  validateSearch: (search: Record<string, unknown>) => writeFilter(readFilter(search)),
  head: head(
    'Services',
    'All 32 home services with their starting prices: search, compare and book.',
  ),
  component: Services,
})

function Services() {
  const navigate = Route.useNavigate()
  return (
    <CataloguePage
      filter={readFilter(Route.useSearch())}
      onFilter={(filter, replace) =>
        void navigate({ search: writeFilter(filter), replace, resetScroll: false })
      }
    />
  )
}
