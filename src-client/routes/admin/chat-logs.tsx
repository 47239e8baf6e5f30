import { createFileRoute } from '@tanstack/react-router'
import { LeadsPage } from '../../admin/leads/leads-page.tsx'
import { leadSearch } from '../../admin/search-params.ts'
import { abortable, preload } from '../../preload.ts'
import { rpc } from '../../trpc.ts'
import { head } from '../../ui/page/head.ts'

export const Route = createFileRoute('/admin/chat-logs')({
  head: head('Chat Conversations'),
  validateSearch: leadSearch,
  loaderDeps: ({ search: { open: _open, row: _row, ...list } }) => list,
  loader: ({ deps }) => {
    preload(rpc.admin.leads.list.queryOptions(deps, abortable))
    preload(rpc.admin.leads.counts.queryOptions(undefined, abortable))
  },
  component: ChatLogs,
})

function ChatLogs() {
  const navigate = Route.useNavigate()
  return (
    <LeadsPage
      search={Route.useSearch()}
      onSearch={(search, replace = false) => void navigate({ search, replace, resetScroll: false })}
    />
  )
}
