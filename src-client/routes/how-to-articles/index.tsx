import { createFileRoute } from '@tanstack/react-router'
import { articleSearch } from '../../content/articles/article-search.ts'
import { HowToPage } from '../../content/articles/how-to-page.tsx'
import { publicHead } from '../../content/search-engines/public-head.ts'
import { useHydratedValue } from '../../ui/use-hydrated-value.ts'

export const Route = createFileRoute('/how-to-articles/')({
  validateSearch: articleSearch,
  head: () =>
    publicHead({
      title: 'How-to articles',
      description:
        'Instructions for cleaning, plumbing, electrical, heating, maintenance and repair at home, and when to call a professional.',
      path: '/how-to-articles',
      image: 'how-to-articles',
    }),
  component: HowTo,
})

function HowTo() {
  const navigate = Route.useNavigate()
  const search = useHydratedValue(Route.useSearch(), {})
  return (
    <HowToPage
      search={search}
      onSearch={(next, replace) => void navigate({ search: next, replace, resetScroll: false })}
    />
  )
}
