import { createFileRoute } from '@tanstack/react-router'
import { type MessageSearch, MessagesPage } from '../../admin/messages/messages-page.tsx'
import { head } from '../../ui/page/head.ts'
import { oneOf, textIn, withoutEmpty } from '../../ui/page/search-params.ts'

export const Route = createFileRoute('/admin/messages')({
  head: head('Messages'),
  validateSearch: (asked: Partial<Record<keyof MessageSearch, unknown>>): MessageSearch =>
    withoutEmpty({
      show: oneOf(asked.show, ['unanswered', 'all'] as const),
      after: textIn(asked.after),
      before: textIn(asked.before),
    }),
  component: Messages,
})

function Messages() {
  const navigate = Route.useNavigate()
  return (
    <MessagesPage
      search={Route.useSearch()}
      onSearch={(search) => void navigate({ search: withoutEmpty(search), resetScroll: false })}
    />
  )
}
