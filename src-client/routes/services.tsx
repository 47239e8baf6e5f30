import { createFileRoute, useRouterState } from '@tanstack/react-router'
import { services } from '../../shared/catalogue.ts'
import { CataloguePage } from '../catalogue/catalogue-page.tsx'
import { filterSearch, readFilter, writeFilter } from '../catalogue/filter-search.ts'
import { publicHead } from '../content/search-engines/public-head.ts'
import { useHydratedValue } from '../ui/use-hydrated-value.ts'

export const Route = createFileRoute('/services')({
  validateSearch: filterSearch,
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
  'Select the services that you want to book together with the plus on their cards.'

function Services() {
  const navigate = Route.useNavigate()
  const search = useHydratedValue(Route.useSearch(), {})
  const nothingChosen = useHydratedValue(
    useRouterState({ select: (state) => state.location.state.nothingChosen }),
    undefined,
  )
  return (
    <CataloguePage
      filter={readFilter(search)}
      notice={nothingChosen ? chooseFirst : undefined}
      onFilter={(change, replace) =>
        void navigate({
          search: (current) => writeFilter({ ...readFilter(current), ...change }),
          replace,
          resetScroll: false,
        })
      }
    />
  )
}
