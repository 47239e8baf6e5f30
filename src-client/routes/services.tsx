import { createFileRoute, useRouterState } from '@tanstack/react-router'
import { services } from '../../shared/catalogue.ts'
import { CataloguePage } from '../catalogue/catalogue-page.tsx'
import { readFilter, writeFilter } from '../catalogue/filter-search.ts'
import { publicHead } from '../content/public-head.ts'

export const Route = createFileRoute('/services')({
  validateSearch: (search: Record<string, unknown>) => writeFilter(readFilter(search)),
  head: () =>
    publicHead({
      title: 'Services',
      description: `All ${services.length} home services with their starting prices: search, compare and book.`,
      path: '/services',
      image: 'services',
    }),
  component: Services,
})

const chooseFirst =
  'Choose the services that you want to book together: the plus on a card takes it in.'

function Services() {
  const navigate = Route.useNavigate()
  const nothingChosen = useRouterState({ select: (state) => state.location.state.nothingChosen })
  return (
    <CataloguePage
      filter={readFilter(Route.useSearch())}
      notice={nothingChosen ? chooseFirst : undefined}
      onFilter={(filter, replace) =>
        void navigate({ search: writeFilter(filter), replace, resetScroll: false })
      }
    />
  )
}
