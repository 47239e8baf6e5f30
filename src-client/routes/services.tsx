import { createFileRoute, useRouterState } from '@tanstack/react-router'
import { services } from '../../shared/catalogue.ts'
import { CataloguePage } from '../catalogue/catalogue-page.tsx'
import { filterSearch, readFilter, writeFilter } from '../catalogue/filter-search.ts'
import { publicPage } from '../content/search-engines/public-page.ts'
import { useHydratedValue } from '../ui/use-hydrated-value.ts'

export const Route = createFileRoute('/services')({
  ...publicPage({
    title: 'Services',
    description: `All ${services.length} home services with their starting prices: search, compare and book.`,
    pictureTitle: 'Every home service, with its price',
    footer: { group: 'Quick links', order: 1 },
  }),
  validateSearch: filterSearch,
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
