import { createFileRoute } from '@tanstack/react-router'
import { questionFacts } from '../../content/facts.ts'
import { helpQuestions } from '../../content/faq/help.ts'
import { HelpPage } from '../../content/help-page.tsx'
import { publicHead } from '../../content/public-head.ts'
import { textIn, withoutEmpty } from '../../ui/search-params.ts'
import { useHydratedValue } from '../../ui/use-hydrated-value.ts'

export const Route = createFileRoute('/help/')({
  validateSearch: (asked: { q?: unknown }): { q?: string | undefined } =>
    withoutEmpty({ q: textIn(asked.q, 100) }),
  loader: () => ({ facts: [questionFacts(helpQuestions)] }),
  head: ({ loaderData }) =>
    publicHead({
      title: 'Help and support',
      description:
        'Seventy help articles, answers to what is asked most, and how to reach us by chat, phone and e-mail.',
      path: '/help',
      image: 'help',
      ...loaderData,
    }),
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
