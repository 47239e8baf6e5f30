import { createFileRoute } from '@tanstack/react-router'
import { helpQuestions } from '../../content/faq/help.ts'
import { HelpPage } from '../../content/help/help-page.tsx'
import { publicPage } from '../../content/search-engines/public-page.ts'
import { questionData } from '../../content/search-engines/structured-data.ts'
import { searchParams, textParam } from '../../ui/page/search-params.ts'
import { useHydratedValue } from '../../ui/use-hydrated-value.ts'

export const Route = createFileRoute('/help/')({
  ...publicPage({
    title: 'Help and support',
    description:
      'Seventy help articles, answers to what is asked most, and how to reach us by chat, phone and email.',
    footer: { group: 'Resources', order: 1, label: 'Help' },
  }),
  validateSearch: searchParams(() => ({ q: textParam(100) })),
  loader: () => ({ facts: [questionData(helpQuestions)] }),
  component: Help,
})

function Help() {
  const navigate = Route.useNavigate()
  const { q = '' } = useHydratedValue(Route.useSearch(), {})
  return (
    <HelpPage
      search={q}
      onSearch={(words) => void navigate({ search: words ? { q: words } : {}, resetScroll: false })}
    />
  )
}
