import { createFileRoute } from '@tanstack/react-router'
import { articleSearch } from '../../content/articles/article-search.ts'
import { HowToPage } from '../../content/articles/how-to-page.tsx'
import { publicPage } from '../../content/search-engines/public-page.ts'
import { useHydratedValue } from '../../ui/use-hydrated-value.ts'

export const Route = createFileRoute('/how-to-articles/')({
  ...publicPage({
    title: 'How-to articles',
    description:
      'Instructions for cleaning, plumbing, electrical, heating, maintenance and repair at home, and when to call a professional.',
    footer: { group: 'Resources', order: 2, label: 'How-to Articles' },
  }),
  validateSearch: articleSearch,
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
