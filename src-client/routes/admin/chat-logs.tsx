import { createFileRoute } from '@tanstack/react-router'
import { leadStatuses } from '../../../shared/leads.ts'
import { type LeadSearch, LeadsPage } from '../../admin/leads/leads-page.tsx'
import { head } from '../../ui/page/head.ts'
import { oneOf, textIn, wholeIn, withoutEmpty } from '../../ui/page/search-params.ts'

export const Route = createFileRoute('/admin/chat-logs')({
  head: head('Chat Conversations'),
  validateSearch: (asked: Partial<Record<keyof LeadSearch, unknown>>): LeadSearch =>
    withoutEmpty({
      status: oneOf(asked.status, leadStatuses),
      minScore: wholeIn(asked.minScore, 0, 100),
      by: oneOf(asked.by, ['updated', 'score'] as const),
      after: textIn(asked.after),
      before: textIn(asked.before),
      open: textIn(asked.open, 64),
    }),
  component: ChatLogs,
})

function ChatLogs() {
  const navigate = Route.useNavigate()
  return (
    <LeadsPage
      search={Route.useSearch()}
      onSearch={(search, replace = false) =>
        void navigate({ search: withoutEmpty(search), replace, resetScroll: false })
      }
    />
  )
}
