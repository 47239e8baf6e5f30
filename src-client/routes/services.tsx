import { createFileRoute, useRouterState } from '@tanstack/react-router'
import { CataloguePage } from '../catalogue/catalogue-page.tsx'
import { readFilter, writeFilter } from '../catalogue/filter-search.ts'
import { publicHead } from '../content/public-head.ts'
import { useHydratedValue } from '../ui/use-hydrated-value.ts'

export const Route = createFileRoute('/services')({
  validateSearch: (search: Record<string, unknown>) => writeFilter(readFilter(search)),
  head: () =>
    publicHead({
      title: 'Services',
      description: 'All 32 home services with their starting prices: search, compare and book.',
      path: '/services',
      image: 'services',
    }),
  component: Services,
})

const chooseFirst =
  'Choose the services that you want to book together: the plus on a card takes it in.'

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
