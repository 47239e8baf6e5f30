import { createFileRoute } from '@tanstack/react-router'
import { articleCategories } from '../../content/articles/article.ts'
import { type ArticleSearch, HowToPage } from '../../content/how-to-page.tsx'
import { publicHead } from '../../content/public-head.ts'
import { oneOf, textIn, withoutEmpty } from '../../ui/search-params.ts'
import { useHydratedValue } from '../../ui/use-hydrated-value.ts'

export const Route = createFileRoute('/how-to-articles/')({
  validateSearch: (asked: Partial<Record<keyof ArticleSearch, unknown>>): ArticleSearch => {
    const category = oneOf(asked.category, articleCategories)
    return withoutEmpty({
      q: textIn(asked.q, 100),
      category: category === 'All' ? undefined : category,
    })
  },
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
      onSearch={(next, replace) =>
        void navigate({ search: withoutEmpty(next), replace, resetScroll: false })
      }
    />
  )
}
